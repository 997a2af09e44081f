import type { StudyCellState } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { evidenceOf, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { makeStudies } from './make-studies.ts';

const cohort = work('30000022', 'Acid suppression and dementia', {
  abstract:
    'RESULTS: Among 642,305 people the hazard ratio for dementia was 1.31 (95% CI, 1.22 to 1.41) in women and 1.68 (95% CI, 1.55 to 1.82) in men. Enteric infections were more frequent with the drug (odds ratio, 1.33; 95% CI, 1.01 to 1.75). The odds ratio for dementia was 1.20 (95% CI, 0.81 to 1.78).',
});

const world = ledgerWorldForFile(() => ({ inLibrary: [cohort] }));

/** Which numbers of the study an answer gives rightly. */
async function quotedIn(text: string): Promise<string[]> {
  const evidence = evidenceOf(cohort);
  const ledger = await world.check(text, { evidence });
  const answer = { engine: 'claude', label: 'Claude', mode: 'live' as const, missing: '', model: '', text };
  const input = { question: 'Does it?', earlierQuestions: [], answers: [answer], evidence, ledger };
  const { rows } = makeStudies(input, [answer]);
  const isQuoted = (state: StudyCellState | undefined) => state === 'same-number';
  return rows.flatMap(({ cells, written }) =>
    isQuoted(cells[0]?.state) ? [written.split(/[;, ]/)[0] ?? ''] : [],
  );
}

it.each([
  'The hazard ratio for dementia was 1.68 in women and 1.31 in men [1].',
  'The hazard ratio for dementia was 1.68 (1.55 to 1.82) in women and 1.31 (1.22 to 1.41) in men [1].',
  'In men dementia was more frequent, hazard ratio 1.31 [1].',
  'The odds ratio for dementia was 1.33 [1].',
  'The odds ratio for dementia was 1.33 (1.01 to 1.75) [1].',
  '| Outcome | OR |\n|---|---|\n| Dementia [1] | 1.33 (1.01–1.75) |',
])('ticks no number of another group or outcome: %s', async (text) => {
  expect(await quotedIn(text)).toEqual([]);
});

it.each([
  ['The hazard ratio for dementia was 1.31 in women and 1.68 in men [1].', ['1.31', '1.68']],
  ['In men dementia was more frequent, hazard ratio 1.68 (1.55 to 1.82) [1].', ['1.68']],
  ['For enteric infections the odds ratio was 1.33 (1.01 to 1.75) [1].', ['1.33']],
])('and those of its own: %s', async (text, quoted) => {
  expect(await quotedIn(text)).toEqual(quoted);
});
