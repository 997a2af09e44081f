import { expect, it } from 'vitest';
import { readAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { readQuantities } from '../../../reading/quantities/read-quantities.ts';
import { growthOfFlood } from '../../../testing/growth.ts';
import { compareNumbers } from '../compare-numbers.ts';
import { nearerToAnother } from './nearer.ts';

const standing = (statement: string, abstract: string) =>
  compareNumbers(statement, abstract, { title: 'Injections of the knee' })
    .filter(({ state, text }) => state === 'stands' && !text.includes('weeks'))
    .map(({ text }) => text);

const byTime =
  'RESULTS: By time, the SMD was -0.48 (-0.70 to -0.27) at 1 to 2 weeks, -0.41 (-0.61 to -0.21) at 4 to 6 weeks and -0.22 (-0.44 to 0.00) at 13 weeks.';
const byGrade =
  'RESULTS: Kellgren-Lawrence grade worsened more often after an injection (HR 3.02, 95% CI 2.25 to 4.05). The HR was 2.93 (95% CI 2.13 to 4.02) for joint space worsening.';
const oedema =
  'RESULTS: Oedema of the brain occurred in 24.9% with the drug and 2.7% with placebo; symptomatic oedema of the brain occurred in 5.0% and 0.2%.';
const cure =
  'RESULTS: The combination of clinical resolution and a negative test was seen in 17 patients (71%). Clinical resolution was seen in 22 patients (92%).';
const dementia =
  "RESULTS: Of cohort studies, the pooled hazard ratio of all-cause dementia was 1.10 (95% CI 0.88-1.37; 5 studies) and of Alzheimer's disease 0.94 (95% CI 0.69-1.28; 3 studies).";
const whole =
  'RESULTS: Death, infarction or stroke occurred less often (hazard ratio 0.84; 95% CI 0.75 to 0.93).';

it.each([
  ['At 13 weeks the effect on pain was still −0.41.', byTime, 'another time'],
  ['The hazard of Kellgren-Lawrence grade worsening was raised (HR 2.93).', byGrade, 'another outcome'],
  ['Symptomatic oedema was seen in 24.9% of the treated.', oedema, 'one kind of it'],
  ['Clinical resolution alone: 71%.', cure, 'a part of a composite'],
  ['The pooled HR for all-cause dementia was 0.94 (95% CI 0.69–1.28).', dementia, 'what stands first'],
  ['The hazard ratio for stroke was 0.84.', whole, 'one of several together'],
  ['For infarction alone the hazard ratio was 0.84.', whole, 'one of them alone'],
])('says nothing of a number where the words are nearer to another: %s', (statement, abstract) => {
  expect(standing(statement, abstract)).toEqual([]);
});

it.each([
  ['At 13 weeks the effect on pain was −0.22.', byTime, '−0.22'],
  ['The hazard of Kellgren-Lawrence grade worsening was raised (HR 3.02).', byGrade, '3.02'],
  ['Joint space worsening was more frequent (HR 2.93).', byGrade, '2.93'],
  ['Symptomatic oedema was seen in 5.0% of the treated.', oedema, '5.0%'],
  ['Clinical resolution and a negative test: 71%.', cure, '71%'],
  ['Clinical resolution alone: 92%.', cure, '92%'],
  ["The pooled HR for Alzheimer's disease was 0.94.", dementia, '0.94'],
  ['The pooled HR for all-cause dementia was 1.10.', dementia, '1.10'],
  ['The hazard ratio for stroke, infarction or death was 0.84.', whole, '0.84'],
  ['The hazard ratio of the primary outcome was 0.84.', whole, '0.84'],
])('stands where they are nearest to it: %s', (statement, abstract, number) => {
  expect(standing(statement, abstract)).toEqual([number]);
});

it.each(['0.41 at 6 weeks, ', '5% (', '5% or ', '5% while ', '0.41 cure '])(
  'reads a flood of “%s” in a time that grows with its length',
  (unit) => {
    const words = `At 6 weeks it was 5% and ${unit.repeat(50)} 0.41.`;
    const stated = readQuantities(words);
    const { cost, limit } = growthOfFlood(unit, (flood) => {
      const read = readAbstract(`RESULTS: It was 5% at 6 weeks. ${flood}.`);
      const isNearer = nearerToAnother({ text: words, from: 0, quantities: stated }, read, new Set());
      return stated.slice(0, 20).map((one) => isNearer(one, one));
    });
    expect(cost).toBeLessThan(limit);
  },
);

const laterDose = [
  'BACKGROUND: A drug at 0.1 mg/kg looked safe.',
  'METHODS: Patients were given the drug at 0.4 mg/kg or placebo.',
  'RESULTS: A good outcome was less frequent with the drug (32% v 51%).',
  'CONCLUSIONS: The drug at 0.25 mg/kg will be assessed in part B.',
].join('\n');

it.each([
  ['Patients on 0.25 mg/kg had a good outcome less often.', []],
  ['Patients on 0.1 mg/kg had a good outcome less often.', []],
  ['Patients on 0.4 mg/kg had a good outcome less often.', ['0.4 mg/kg']],
])('a dose stands where it was given: %s', (statement, stands) => {
  expect(standing(statement, laterDose)).toEqual(stands);
});

it('neither of two numbers stands that are told of each other’s group', () => {
  const events =
    'RESULTS: Serious adverse events occurred at similar frequencies in the two groups (16.6% of vaccine recipients and 17.5% of placebo recipients).';
  const told = (one: string, other: string) =>
    standing(
      `Serious adverse events occurred in ${one} of vaccinated people and ${other} of those on placebo.`,
      events,
    );
  expect(told('16.6%', '17.5%')).toEqual(['16.6%', '17.5%']);
  expect(told('17.5%', '16.6%')).toEqual([]);
});
