import { expect, it } from 'vitest';
import { author, evidenceOf, mentionsIn, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { makeStudies } from './make-studies.ts';

const cream = work('30000021', 'A cream compared with an ointment in eczema (IMPrint): a randomised trial', {
  authors: [author('Halvorsen')],
  year: 2019,
  study_type: 'randomized-trial',
  abstract: 'RESULTS: The risk ratio for clear skin was 1.45 (95% CI 1.20 to 1.75).',
});
const cohort = work('30000022', 'Gardening and later falls: the Hartwell II cohort study', {
  authors: [author('Brandt')],
  year: 2017,
  study_type: 'other',
  abstract: 'RESULTS: The hazard ratio for falls was 0.91 (95% CI 0.80 to 1.04).',
});
const twoTrials = work(
  '30000023',
  'Foam or gel in eczema (DelIVERa-1 and DelIVERa-2): two randomised trials',
  {
    authors: [author('Nordby')],
    year: 2018,
    study_type: 'randomized-trial',
    abstract: 'RESULTS: The risk ratio for clear skin was 1.10 (95% CI 0.90 to 1.35).',
  },
);

const world = ledgerWorldForFile(() => ({ inLibrary: [cream, cohort, twoTrials] }));

it.each<[text: string, cited: typeof cream, state: string]>([
  ['In IMPrint clear skin was more common with the cream.', cream, 'no-number'],
  ['In IMPrint the risk ratio for clear skin was 1.45.', cream, 'same-number'],
  ['In GLImmer clear skin was more common with the cream.', cream, 'not-cited'],
  // A cohort has many reports: this may be the one.
  ['In the Hartwell II study gardeners fell as often.', cohort, 'not-checked'],
  ['In the Marlow II study gardeners fell as often.', cohort, 'not-cited'],
])('tells of an engine that names a study by its name alone: %s', async (text, cited, state) => {
  const evidence = evidenceOf(cited);
  const written = { claude: 'It was looked at [1].', gemini: text };
  const ledger = await world.check('', {
    evidence,
    answers: Object.entries(written).map(([engine, text]) => ({ engine, text, vendor_sources: [] })),
  });
  const answers = Object.entries(written).map(([engine, text]) => ({
    ...{ engine, label: engine, mode: 'live' as const, missing: '', model: 'a-model', text },
  }));
  const input = { question: 'Does it?', earlierQuestions: [], answers, evidence, ledger };
  const [row] = makeStudies(input, answers).rows;
  expect(row?.cells[1]?.state).toBe(state);
});

it('verifies an identifier by the two trials that its sentence names and its work reports', async () => {
  world.emulator.hold([cream, twoTrials]);
  const stateOf = async (text: string) =>
    mentionsIn(await world.check(text, { question: 'Does a cream help in eczema?' })).find(
      ({ mention }) => mention.form === 'pmid',
    )?.mention.state;
  expect(await stateOf('Nobody in DelIVERa-1 or DelIVERa-2 had a rash of the scalp (PMID 30000023).')).toBe(
    'verified',
  );
  expect(await stateOf('Nobody in DelIVERa-1 or IMPrint had a rash of the scalp (PMID 30000023).')).not.toBe(
    'verified',
  );
});
