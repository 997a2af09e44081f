import { expect, it } from 'vitest';
import { areSwapped } from './swapped.ts';

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
