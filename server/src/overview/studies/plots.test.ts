import { expect, it } from 'vitest';
import { evidenceOf, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { makeStudies } from './make-studies.ts';

const works = [
  'The hazard ratio for death at 30 days was 0.75 (95% CI 0.65 to 0.86).',
  '30-day mortality was lower with it (hazard ratio 0.80; 95% CI 0.70 to 0.90).',
  '5-year mortality was higher (hazard ratio 1.40; 95% CI 1.20 to 1.60).',
  'Over a median of 5 years the hazard ratio for death was 0.90 (95% CI 0.80 to 0.99).',
  'During 3 years of follow-up, the hazard ratio for death was 0.95 (95% CI 0.85 to 1.05).',
].map((result, at) =>
  work(`3000004${at}`, `A drug and death: report ${at}`, { abstract: `RESULTS: ${result}` }),
);

const world = ledgerWorldForFile(() => ({ inLibrary: [...works, ...ofParts] }));

it('draws an outcome of one time under another of the same, and of no other', async () => {
  const evidence = evidenceOf(...works);
  const text = works.map((_, at) => `It was tried [${at + 1}].`).join('\n\n');
  const ledger = await world.check(text, { evidence });
  const answer = { engine: 'claude', label: 'Claude', mode: 'live' as const, missing: '', model: '', text };
  const input = { question: 'Does it?', earlierQuestions: [], answers: [answer], evidence, ledger };
  const { plots } = makeStudies(input, [answer]);
  expect(plots.map(({ rows }) => rows)).toEqual([
    ['pmid:30000040#0', 'pmid:30000041#0'],
    ['pmid:30000043#0', 'pmid:30000044#0'],
  ]);
});

const ofParts = [
  'The hazard ratio for death was 0.75 (95% CI 0.65 to 0.86).',
  'Death was rarer with the drug overall (hazard ratio 0.80; 95% CI 0.70 to 0.90); in women it was 0.60 (95% CI 0.50 to 0.72).',
  'In the subgroup with heart failure, the hazard ratio for death was 0.55 (95% CI 0.40 to 0.75).',
  'In patients with heart failure at baseline, the hazard ratio for death was 0.58 (95% CI 0.40 to 0.75).',
  'The crude hazard ratio for death was 0.70 (95% CI 0.60 to 0.82).',
  'The hazard ratio for death per 10-unit increase was 0.97 (95% CI 0.95 to 0.99).',
  'Deaths were more common with placebo than with the drug (hazard ratio for death 1.33; 95% CI 1.10 to 1.60).',
  'The hazard ratio for death was 0.90 (95% CI 0.82 to 0.99) in the per-protocol analysis.',
  'Death was rarer with the drug than with placebo over 5 years (hazard ratio 0.81; 95% CI 0.70 to 0.94).',
  'The drug, given every 4 weeks, reduced death (hazard ratio 0.82; 95% CI 0.70 to 0.96), with consistent effects in women.',
].map((result, at) =>
  work(`3000006${at}`, `Another drug and death: report ${at}`, {
    abstract: `METHODS: Adults were randomised to the drug or placebo. RESULTS: ${result}`,
  }),
);

it('draws no part of a study, no step of an exposure and no ratio for the control beside whole studies', async () => {
  const evidence = evidenceOf(...ofParts);
  const text = ofParts.map((_, at) => `It was tried [${at + 1}].`).join('\n\n');
  const ledger = await world.check(text, { evidence });
  const answer = { engine: 'claude', label: 'Claude', mode: 'live' as const, missing: '', model: '', text };
  const input = { question: 'Does it?', earlierQuestions: [], answers: [answer], evidence, ledger };
  const { plots } = makeStudies(input, [answer]);
  expect(plots.map(({ rows }) => [...rows].sort())).toEqual([
    ['0', '1', '8', '9'].map((at) => `pmid:3000006${at}#0`),
  ]);
});
