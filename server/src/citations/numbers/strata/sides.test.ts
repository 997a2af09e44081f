import { expect, it } from 'vitest';
import { growthOfFlood } from '../../../testing/growth.ts';
import { compareNumbers } from '../compare-numbers.ts';

const title = 'Rotavirus vaccine and intussusception';
const abstract = [
  'METHODS: 41,200 infants were followed.',
  'RESULTS: The incidence rate ratio was 5.3 (95% CI 2.9-9.6) within 7 days after the first dose and 0.8 (95% CI 0.5-1.3) later than 7 days.',
  'The risk of surgery did not differ within two years of the dose (HR 1.14, 0.61-2.13) or after two years (HR 0.83, 0.41-1.68).',
  'C-reactive protein exceeded 20 mg/L in 57% of infants.',
  'Fever was seen in 17% of infants with a weight below 3.5 kg and in 9% of those with 3.5 kg or more.',
  'Antibiotics before 6 months were associated with intussusception (RR 1.36; 95% CI 1.12-1.65).',
  'Wheeze was less common after 12 months (RR 0.74; 95% CI 0.60-0.91).',
].join(' ');

/** The findings of a sentence that are said to stand. */
const standing = (statement: string) =>
  compareNumbers(statement, abstract, { title }).flatMap(({ state, text }) =>
    state === 'stands' && !/mg|kg|days|months|years/.test(text) ? text : [],
  );

it.each([
  'In the first 7 days the rate ratio was 0.8.',
  'More than 7 days after the first dose the incidence rate ratio was 5.3.',
  'Two years and more after the dose the hazard ratio for surgery was 1.14.',
  'A C-reactive protein below 20 mg/L was found in 57% of infants.',
  'Fever was seen in 17% of infants above 3.5 kg.',
  'In infants of at least 3.5 kg, 17% had fever.',
])('a number below an amount is none above it: %s', (statement) => {
  expect(standing(statement)).toEqual([]);
});

it.each([
  ['In the first 7 days the rate ratio was 5.3.', 1],
  ['The hazard ratio for surgery within two years of the dose was 1.14.', 1],
  ['A C-reactive protein above 20 mg/L was found in 57% of infants.', 1],
  ['Fever was seen in 17% of infants under 3.5 kg and 9% of those with 3.5 kg or more.', 2],
  ['Wheeze was less common within 12 months (RR 0.74).', 1],
  ['Before the age of 6 months antibiotics were associated with intussusception (RR 1.36).', 1],
] as const)('it stands on its own side: %s', (statement, count) => {
  expect(standing(statement)).toHaveLength(count);
});

it.each(['within 7 days ', 'below 5 mg/L, ', '7 days or more '])(
  'a flood of “%s” is read in a time that grows with it',
  (unit) => {
    const { cost, limit } = growthOfFlood(unit, (flood) =>
      compareNumbers('In the first 7 days the rate ratio was 0.8.', `RESULTS: ${flood}.`, { title: '' }),
    );
    expect(cost).toBeLessThan(limit);
  },
);
