import { expect, it } from 'vitest';
import { readDocument } from '../../../reading/read-document.ts';
import { areOfTwoResults, whyNoContradiction } from './comparable.ts';
import type { Standing } from './standing.ts';
import { giveTwoResults } from './two-results.ts';

const work = 'Azelodin in psoriasis (CLEAR-1 and CLEAR-2): two trials.';
const right = 'In CLEAR-1, PASI 75 at week 12 was reached by 64.0% with azelodin and 41.5% with clobetrin.';

it.each([
  ['CLEAR 1 | Azelodin | Clobetrin | PASI 75 at week 12: 52.2% vs 30.9%; IGA 0/1 64.0% vs 41.5%'],
  ['Trial: CLEAR-1; result (IL-17 vs TNF): PASI 75 at week 12: 52.2% vs 30.9%'],
  ['The PASI 75 rates in CLEAR-1 were roughly 52% and 31% at week 12.'],
])('two have two results of one scale, threshold and time: %s', (other) => {
  expect(giveTwoResults(right, other, work)).toBe(true);
  expect(giveTwoResults(other, right, work)).toBe(true);
});

it.each([
  ['the same, rounded', 'In CLEAR-1, PASI 75 at week 12 was 64% versus 42%.'],
  ['another threshold', 'In CLEAR-1, PASI 90 at week 12 was 52.2% versus 30.9%.'],
  ['another time', 'In CLEAR-1, PASI 75 at week 24 was 72.2% versus 60.9%.'],
  ['no time', 'In CLEAR-1, PASI 75 was 52.2% versus 30.9%.'],
  ['two times', 'In CLEAR-1, PASI 75 rose from week 12 to week 24, 52.2% versus 30.9%.'],
  ['two scales', 'In CLEAR-1 at week 12 PASI 75 and PASI 90 were 52.2% and 30.9%.'],
  ['one group', 'In CLEAR-1, PASI 75 at week 12 was 4.9% with placebo.'],
  ['a group besides', 'In CLEAR-1, PASI 75 at week 12 was 64.0% with azelodin and 4.9% with placebo.'],
  ['another part of the people', 'In women of CLEAR-1, PASI 75 at week 12 was 52.2% versus 30.9%.'],
  ['another dose', 'With 50 mg in CLEAR-1, PASI 75 at week 12 was 52.2% versus 30.9%.'],
  ['another trial of the work', 'In CLEAR-2, PASI 75 at week 12 was 52.2% versus 30.9%.'],
])('and not where one gives %s', (_what, other) => {
  expect(giveTwoResults(right, other, work)).toBe(false);
  expect(giveTwoResults(other, right, work)).toBe(false);
});

it('a trial’s name is asked for only where a work is of two', () => {
  const other = 'PASI 75 at week 12 was 52.2% versus 30.9%.';
  expect(giveTwoResults(right, other, work)).toBe(false);
  expect(giveTwoResults(right, other, 'Azelodin in psoriasis (CLEAR-1).')).toBe(true);
});

const citing = (text: string, ...works: string[]) =>
  ({
    answer: { document: readDocument(text) },
    passage: { text, from: 0, to: text.length },
    works,
  }) as unknown as Standing & { works: readonly string[] };

it('of a work that both cite, and of no other, a contradiction stays and an agreement goes', () => {
  const abstract =
    'RESULTS: At week 12, PASI 75 was reached by 64.0% with azelodin and 41.5% with clobetrin. At week 24, PASI 75 was 72.2% with azelodin and 60.9% with clobetrin.';
  const cited = [{ title: 'Azelodin or clobetrin in psoriasis', abstract, isShared: true }];
  const one = citing('PASI 75 at week 12: 64.0% vs 41.5%.', 'pmid:1');
  const other = citing('PASI 75 at week 12 was 72.2% versus 60.9%.', 'pmid:1');
  expect(areOfTwoResults(one, other, cited)).toBe(true);
  expect(whyNoContradiction(one, other, ['number'], cited)).toBeNull();
  expect(areOfTwoResults(one, citing(other.passage.text, 'pmid:1', 'pmid:2'), cited)).toBe(false);
});

it('reads in linear time', () => {
  const started = performance.now();
  giveTwoResults('PASI 75 at week 12: 1% vs 2%; '.repeat(10_000), 'PASI-'.repeat(50_000), work);
  expect(performance.now() - started).toBeLessThan(1_000);
});
