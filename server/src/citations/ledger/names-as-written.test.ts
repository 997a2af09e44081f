import { expect, it } from 'vitest';
import { author, mentionsIn, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';

/** Its number is the journal's name, and no year. */
const numbered = work('501', 'Periodontitis: facts, fallacies and the future', {
  authors: [author('Slots', 'Jørgen')],
  year: 2017,
  online_year: 2017,
  journal: 'Periodontology 2000',
  journal_short: 'Periodontol 2000',
  volume: '75',
  pages: '7-23',
});
const ofGroup = work('502', 'Diabetes mellitus, fasting glucose, and risk of vascular disease', {
  authors: [
    { family: 'Emerging Risk Factors Collaboration', given: null, group: true },
    author('Sarwar'),
    author('Gao'),
  ],
  year: 2010,
  journal: 'Lancet (London, England)',
  journal_short: 'Lancet',
});
/** As publishers write it: with a hyphen of its own. */
const hyphened = work('503', 'Dapagliflozin in transthyretin cardiomyopathy', {
  authors: [author('García‐Pavía'), author('Kim'), author('Lee')],
  year: 2021,
});
const inTwo = work('504', 'Ambulatory blood pressure monitoring in practice', {
  authors: [author('O Brien'), author('Kim'), author('Lee')],
  year: 2021,
});
/** The last author of three has a work of that year as well. */
const ofLast = work('505', 'Empagliflozin and deaths in adults', {
  authors: [author('Brown'), author('Kim'), author('Lee')],
  year: 2019,
});
const ofThree = work('506', 'Canagliflozin and amputations', {
  authors: [author('Smith'), author('Jones'), author('Brown')],
  year: 2012,
});

const world = ledgerWorldForFile(() => ({ held: [numbered, ofGroup, hyphened, inTwo, ofLast, ofThree] }));

const statesOf = async (text: string) =>
  mentionsIn(await world.check(text)).map(({ mention, row }) => [mention.state, row.citation?.pmid]);

it.each([
  ['It was told before (Slots et al., Periodontology 2000, 2017; PMID 501).', '501'],
  [
    'So it is.\n\n## References\n\n1. Slots J. Periodontitis: facts, fallacies and the future. Periodontology 2000, 2017; 75: 7-23.',
    '501',
  ],
  [
    'The Emerging Risk Factors Collaboration (2010; PMID 502) tied diabetes mellitus to vascular disease.',
    '502',
  ],
  ['García et al. (2021) gave dapagliflozin in transthyretin cardiomyopathy (PMID 503).', '503'],
  ['O’Brien et al. (2021) had blood pressure monitored in practice (PMID 504).', '504'],
  ['Smith, Jones, and Brown (2012) counted amputations with canagliflozin.', '506'],
  ['It was counted before (see Smith, Jones & Brown, 2012; PMID 506).', '506'],
  ['As Smith, Jones, et al. (2012) showed, canagliflozin raised amputations.', '506'],
])('%s is the work that it says', async (text, pmid) => {
  const states = await statesOf(text);
  expect(states.length).toBeGreaterThan(0);
  expect(new Set(states.map((state) => state.join(' ')))).toEqual(new Set([`verified ${pmid}`]));
});

it.each([
  'Smith, Jones, and Brown (2019) found that empagliflozin reduced deaths in adults.',
  'Empagliflozin reduced deaths in adults (Smith, Jones & Brown, 2019).',
  'As Smith, Brown, et al. (2019) found, empagliflozin reduced deaths in adults.',
])('%s is not the work of one who is named later', async (text) => {
  expect(await statesOf(text)).toEqual([['unknown', undefined]]);
});

it('a group’s paper is not another work of that journal and year', async () => {
  const states = await statesOf(
    'Fasting glucose tells of vascular disease (Sarwar et al., Lancet 2010; PMID 502). Dialysis did not (Renal Trial Consortium, Lancet 2010).',
  );
  expect(states.at(-1)).toEqual(['unknown', undefined]);
});
