import { expect, it } from 'vitest';
import { author, mentionsIn } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';

const world = ledgerWorldForFile();

const statesOf = async (text: string) =>
  mentionsIn(await world.check(text)).map(({ mention: { reason, state } }) => reason ?? state);

it.each(['pubmed', 'crossref'])(
  'a paper is known by its title in its own language, which %s has',
  async (only) => {
    const paper = makeCitation('Treatment of gout in old age', {
      pmid: only === 'pubmed' ? '31000001' : null,
      doi: only === 'crossref' ? '10.1000/gicht' : null,
      authors: [author('Engel', 'Bettina')],
      journal: 'Zeitschrift für Rheumatologie',
      journal_short: 'Z Rheumatol',
      year: 2019,
      also_titled: ['Behandlung der Gicht im hohen Alter'],
    });
    world.emulator.hold([paper], only);
    const named = paper.pmid ? `PMID: ${paper.pmid}` : `doi:${paper.doi}`;
    const entry = (title: string) =>
      `It helps [1].\n\n## References\n\n1. Engel B. ${title}. Z Rheumatol. 2019. ${named}\n`;
    expect(new Set(await statesOf(entry('Behandlung der Gicht im hohen Alter')))).toEqual(
      new Set(['verified']),
    );
    expect(new Set(await statesOf(entry('Treatment of gout in old age')))).toEqual(new Set(['verified']));
    expect(String(await statesOf(entry('Wirkung von Metformin bei Krebs')))).toContain('its title is');
  },
);

it('a trial is known by the title that its sponsor gave it', async () => {
  const official =
    'A phase III randomised, double-blind trial to evaluate efficacy and safety of once daily empagliflozin compared to placebo';
  const study = makeCitation('EMPagliflozin outcomE tRial in Patients With chrOnic heaRt Failure', {
    nct: ['NCT03057977'],
    authors: [author('Boehringer Ingelheim')],
    journal: 'ClinicalTrials.gov',
    year: 2017,
    study_type: 'registry-record',
    also_titled: [official],
  });
  world.emulator.hold([study]);
  const text = `It runs [1].\n\n## References\n\n1. ${official}. ClinicalTrials.gov. NCT03057977. 2017.\n`;
  expect(new Set(await statesOf(text))).toEqual(new Set(['verified']));
});
