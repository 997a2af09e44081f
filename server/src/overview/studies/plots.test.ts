import { afterAll, beforeAll, expect, it } from 'vitest';
import { evidenceOf, type LedgerWorld, startLedgerWorld, work } from '../../testing/ledger-world.ts';
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

let world: LedgerWorld;
beforeAll(async () => {
  world = await startLedgerWorld(works);
});
afterAll(() => world?.close());

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
