import { expect, it } from 'vitest';
import { author, mentionsIn, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';

const world = ledgerWorldForFile();

const question = 'Does metformin lower the risk of cancer?';
const journal = { journal: 'Proceedings of the Royal Society of Medicine', journal_short: 'Proc R Soc Med' };
/** It has no word of what was asked, nor of what is said of it. */
const cited = work('601', 'The environment and disease: association or causation', {
  ...journal,
  year: 1965,
  authors: [author('Hill')],
  abstract: null,
});
/** So many works by somebody of that name on what was asked that no search lists all. */
const many = Array.from({ length: 40 }, (_, at) =>
  work(`${700 + at}`, `Metformin and cancer risk, study ${at}`, {
    authors: [author('Li'), author('Hill')],
    year: 1965,
    journal: 'PloS one',
    journal_short: 'PLoS One',
    abstract: 'Metformin was given.',
  }),
);

async function told(text: string) {
  const mentions = mentionsIn(await world.check(text, { question }));
  expect(mentions.length).toBeGreaterThan(0);
  return mentions.map(({ mention, row }) => ({ state: mention.state, pmid: row.citation?.pmid }));
}

const sentence = 'Nine signs tell what is a cause (Hill et al., Proc R Soc Med 1965).';

it('finds a work by name, journal and year among many of that name, whatever was asked', async () => {
  world.emulator.hold([cited], 'pubmed');
  world.emulator.hold(many);
  for (const one of await told(sentence)) expect(one).toEqual({ state: 'verified', pmid: '601' });
});

it('finds it where no work of that name is about what was asked', async () => {
  world.emulator.hold([cited], 'pubmed');
  for (const one of await told(sentence)) expect(one).toEqual({ state: 'verified', pmid: '601' });
});

it('denies none of a name that has more works in that journal than were looked at', async () => {
  const ofName = { ...journal, year: 1965, authors: [author('Hill')], abstract: null };
  const letters = Array.from({ length: 40 }, (_, at) => work(`${800 + at}`, `Reply ${at}`, ofName));
  world.emulator.hold(letters, 'pubmed');
  const found = await told(sentence);
  expect(new Set(found.map(({ state }) => state))).toEqual(new Set(['unknown']));
});

const entries = (entry: string) => `It works [1].\n\n## References\n\n1. ${entry}`;

it.each([
  'Vaswani A, Shazeer N, et al. Attention is all you need. arXiv:1706.03762. 2017.',
  'Cohen J. Statistical Power Analysis for the Behavioral Sciences. 2nd ed. Hillsdale, NJ: Erlbaum; 1988.',
  'Altman DG. Practical Statistics for Medical Research. London: Chapman & Hall; 1991.',
  'Moore PA. Knee pain after long walks in winter [dissertation]. Oxford; 2011.',
  'Devlin J, Chang MW. Pretraining of deep transformers for language. In: Proceedings of NAACL. Annual Conference; 2019.',
])('leaves open what PubMed and Crossref need not have: %s', async (entry) => {
  for (const { state } of await told(entries(entry))) expect(state).toBe('unknown');
});

it.each([
  'Moore PA, Hill K. Knee pain after long walks in winter among the old. Lancet 2011;377:12-19.',
  'Moore PA, Hill K. Knee pain after long walks in winter among the old. J Walking Med 2011;377:12-19.',
  'Moore PA, Hill K. Knee pain after long walks in winter among the old. 2011.',
  'Moore PA, Hill K. Return to sport after ACL reconstruction among the old. J Walking Med 2011;377:12-19.',
])('denies an article that nobody has: %s', async (entry) => {
  for (const { state } of await told(entries(entry))) expect(state).toBe('not-found');
});
