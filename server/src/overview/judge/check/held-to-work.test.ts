import { expect, it } from 'vitest';
import { readDocument } from '../../../reading/read-document.ts';
import { whyNoContradiction } from './comparable.ts';
import { areApartByWork, compareByWork } from './held-to-work.ts';
import type { Standing } from './standing.ts';

const work = {
  title: 'A breath test for gastritis',
  abstract:
    'RESULTS: At a cut-off of 5 U/L the sensitivity was 92.4% (95% CI, 90.1% to 94.2%) and the specificity 71.3%. At a cut-off of 20 U/L the sensitivity was 74.6% and the specificity 95.2%. Gastritis recurred less often after treatment (hazard ratio, 0.64; 95% CI, 0.51 to 0.80).',
  isShared: true,
};
const right = 'At a cut-off of 5 U/L the sensitivity was 92.4%.';

it.each([
  ['another group of cut-offs', 'At a cut-off of 20 U/L the sensitivity was 92.4%.'],
  ['another measure', 'The specificity of the test was 92.4% at 5 U/L.'],
])('two passages are apart where one gives the number for %s', (_what, other) => {
  expect(areApartByWork(right, other, [work])).toBe(true);
  expect(areApartByWork(other, right, [work])).toBe(true);
  expect(areApartByWork(other, right, [{ ...work, isShared: false }])).toBe(false);
});

it('no number clashes where all that both give stands', () => {
  expect(compareByWork(right, 'At 20 U/L the specificity was 95.2%.', work)).toBe('true');
});

it.each([
  ['At 5 U/L the sensitivity was 0.92.', right],
  ['A sensitivity of 92.4% at 5 U/L, a specificity of 71.3%.', right],
])('a share and its part are one number: %s', (one, other) => {
  expect(compareByWork(one, other, work)).toBe('true');
});

const standing = (text: string) =>
  ({
    answer: { document: readDocument(text) },
    passage: { text, from: 0, to: text.length },
    works: ['pmid:1'],
  }) as unknown as Standing & { works: readonly string[] };
const why = (one: string, other: string, works = [work]) =>
  whyNoContradiction(standing(one), standing(other), ['number'], works);

it('what each has of its own does not clash where it is of another measure', () => {
  const one = 'Gastritis recurred less often, 12.1% against 18.3% (HR 0.64).';
  const other = 'The risk fell by 36% (HR 0.64; 95% CI 0.51–0.80).';
  expect(why(one, other, [])).toBe('same-number');
  expect(why('Recurrence: HR 0.64; HR for ulcers 0.81.', 'HR 0.64; HR for cancer 0.92.', [])).toBeNull();
});

it('a contradiction stays where the number that both have is of two outcomes, and one outcome has two', () => {
  const one = 'Stroke was no rarer (RR 1.04), death was (RR 0.88).';
  expect(why(one, 'Stroke was rarer (RR 0.88).', [])).toBeNull();
  expect(why(one, 'Death was rarer (RR 0.88).', [])).toBe('same-number');
});

it.each([
  ['Recurrence was about a third lower.', 'Recurrence: HR 0.66; ulcers: HR 0.81.'],
  ['Recurrence was 1.5 times as common without it.', 'Recurrence: 18.3% without it, 12.1% with it.'],
  ['Recurrence: HR 1.00; cancer: HR 0.92.', 'Recurrence: HR 1.00.'],
])('one number in words and in digits does not clash: %s', (one, other) => {
  expect(why(one, other, [])).toBe('same-number');
  expect(why(other, one, [])).toBe('same-number');
});

it('and another one does', () => {
  expect(why('Recurrence was about half as common.', 'Recurrence: HR 0.66.', [])).toBeNull();
  const one = 'Stroke was no rarer (RR 1.04), death was (RR 0.88).';
  expect(why(one, 'Stroke was rarer (RR 0.88).', [])).toBeNull();
});
