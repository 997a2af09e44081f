import { expect, it } from 'vitest';
import { areSwapped, compareGroups } from './swapped.ts';

const told = 'Death occurred in 24.1% of patients with starch and in 17.3% of patients with saline.';

it.each([
  'Death occurred in 17.3% of patients with starch and in 24.1% of patients with saline.',
  'Mortality was 24.1% in the saline group and 17.3% in the starch group.',
])('two groups have each other’s numbers: %s', (other) => {
  expect(areSwapped(told, other)).toBe(true);
  expect(areSwapped(other, told)).toBe(true);
});

it.each([
  'Death occurred in 17.3% of patients with saline and in 24.1% of patients with starch.',
  'Mortality was 24.1% in the starch group and 17.3% in the saline group.',
  'Mortality was 24.1% versus 17.3%.',
  'Death occurred in 24.1% of patients with hydroxyethyl starch and in 17.3% of controls.',
  'Death occurred in 24.1% of patients with hetastarch and in 17.3% of patients with Ringer’s lactate.',
  'Death occurred in 17.3% of patients with starch and in 12.0% of patients with saline.',
])('and where they have their own, or it is not told, they have not: %s', (other) => {
  expect(areSwapped(told, other)).toBe(false);
  expect(areSwapped(other, told)).toBe(false);
});

const work = {
  title: 'Hydroxyethyl Starch (HES) versus Saline in Sepsis',
  abstract:
    'RESULTS: By day 90, 201 of 834 patients (24.1%) in the starch group and 145 of 838 (17.3%) in the saline group had died.',
};

it.each([
  [
    'of whom a work calls so',
    '24.1% died on HES and 17.3% on saline.',
    '17.3% died on starch and 24.1% on saline.',
  ],
  ['of one alone', 'Of those given saline 24.1% died.', '24.1% died with starch and 17.3% with saline.'],
  ['in another form', '201 of 834 died on saline.', '17.3% died on saline, against 24.1% on starch.'],
])('a work that both cite tells which names are one group’s: %s', (_what, one, other) => {
  expect(areSwapped(one, other, [work])).toBe(true);
  expect(areSwapped(other, one, [work])).toBe(true);
});

it('and that two forms are of one result', () => {
  expect(compareGroups('145 of 838 died on saline.', '17.3% died on saline, 24.1% on HES.', [work])).toBe(
    'same',
  );
});
