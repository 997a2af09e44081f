import { describe, expect, it } from 'vitest';
import { growthOfFlood } from '../../../testing/growth.ts';
import { judgeSupport } from '../../support/judge-support.ts';
import { compareNumbers } from '../compare-numbers.ts';

const title = 'Troponin for infarction';
const abstract = [
  'METHODS: 4120 adults with chest pain had troponin measured.',
  'RESULTS: At 5 ng/L the sensitivity was 98.7% (95% CI 97.5 to 99.4) and the specificity 61.4% (95% CI 59.8 to 63.0).',
  'Sensitivity and positive predictive value were 80.2% and 70.5% at 50 ng/L.',
  'The negative predictive value was 99.5%.',
].join(' ');

const standing = (statement: string) =>
  compareNumbers(statement, abstract, { title })
    .filter(({ state, text }) => state === 'stands' && text.includes('%'))
    .map(({ text }) => text);

describe('how good a test is', () => {
  it.each([
    ['Troponin had a sensitivity of 98.7% and a specificity of 61.4% at 5 ng/L.', ['98.7%', '61.4%']],
    ['It reached 98.7% sensitivity and 61.4% specificity.', ['98.7%', '61.4%']],
    ['The PPV at 50 ng/L was 70.5%.', ['70.5%']],
    ['The NPV was 99.5%.', ['99.5%']],
  ])('stands where it is told by its own measure: %s', (statement, numbers) => {
    expect(standing(statement)).toEqual(numbers);
  });

  it.each([
    'The specificity of troponin was 98.7%.',
    'Troponin was 61.4% sensitive.',
    'The sensitivity at 50 ng/L was 70.5%.',
    'The positive predictive value was 99.5%.',
    'At 50 ng/L the sensitivity was 98.7%.',
    'The sensitivity was 98.7% above 50 ng/L.',
  ])('says nothing where it is another, and supports nothing: %s', (statement) => {
    expect(standing(statement)).toEqual([]);
    expect(judgeSupport(statement, abstract, { title }).relation).not.toBe('supports');
  });

  it.each([
    ['Pooled sensitivity was 84% and specificity 91%.', ['84%', '91%']],
    ['The negative likelihood ratio was 0.18.', ['0.18']],
    ['Pooled sensitivity was 91%.', []],
    ['The positive likelihood ratio was 0.18.', []],
  ])('a part of one and its share are one number: %s', (statement, numbers) => {
    const review =
      'DATA SYNTHESIS: Pooled sensitivity was 0.84 (95% CI, 0.79 to 0.88) and pooled specificity 0.91 (CI, 0.88 to 0.93); the positive likelihood ratio was 9.33 (CI, 6.9 to 12.6) and the negative likelihood ratio 0.18 (CI, 0.13 to 0.23).';
    const told = compareNumbers(statement, review, { title }).filter(({ state }) => state === 'stands');
    expect(told.map(({ text }) => text)).toEqual(numbers);
  });

  const arthritis =
    'RESULTS: HLA-B27 had a positive predictive value of 62.4% and a negative predictive value of 87.5%; its sensitivity was 71.3%.';
  it.each([
    ['A positive HLA-B27 test was right in 62.4% of children.', ['62.4%']],
    ['The test detected 71.3% of children with arthritis.', ['71.3%']],
    ['If HLA-B27 is negative, the chance of having no arthritis is 87.5%.', ['87.5%']],
    ['A positive HLA-B27 test was correct in 87.5%.', []],
    ['A negative test is right in 62.4% of children.', []],
    ['The test detects 87.5% of children with arthritis.', []],
    ['Of children with a positive test, 71.3% had arthritis.', []],
    ['A child with a positive HLA-B27 test has an 87.5% chance of arthritis.', []],
    ['The test missed 71.3% of children with arthritis.', []],
    ['Of children who tested positive, 62.4% had arthritis.', ['62.4%']],
    ['62.4% of those who tested positive had arthritis.', ['62.4%']],
    ['87.5% of children who tested negative had no arthritis.', ['87.5%']],
    ['71.3% of those who tested positive turned out to have arthritis.', []],
    ['Of the children who tested positive, 71.3% had arthritis.', []],
    ['71.3% of children who tested negative did have no arthritis.', []],
  ])('is known by everyday words: %s', (statement, numbers) => {
    const told = compareNumbers(statement, arthritis, { title }).filter(({ state }) => state === 'stands');
    expect(told.map(({ text }) => text)).toEqual(numbers);
  });

  const falls =
    'RESULTS: A score of 4 or more had a sensitivity of 66.7% and a specificity of 81.2% for a fall; the positive predictive value was 38.5%.';
  it.each([
    ['38.5% of patients who scored 4 or more fell, or were said to have had a fall.', ['38.5%']],
    ['38.5% of seniors with a score of 4 or more had a fall.', ['38.5%']],
    ['66.7% of seniors who scored 4 or more had a fall.', []],
    ['Of patients scoring 4 or more, 81.2% had a fall.', []],
    ['66.7% of those with a fall scored 4 or more.', ['66.7%']],
    ['66.7% of patients with a fall were picked up.', ['66.7%']],
    ['81.2% of patients without a fall scored below 4.', ['81.2%']],
    ['81.2% of those with a fall were correctly identified.', []],
    ['81.2% of patients with a fall scored 4 or more.', []],
    ['66.7% of patients without a fall were correctly classified.', []],
    ['38.5% of the fallers tested positive.', []],
  ])('is told of whom a test calls ill, or of who is: %s', (statement, numbers) => {
    const told = compareNumbers(statement, falls, { title }).filter(({ state }) => state === 'stands');
    expect(told.map(({ text }) => text)).toEqual(numbers);
  });

  it.each([
    'sensitivity ',
    'of those who scored ',
    'of those without a ',
    '12% of patients with it were identified, ',
    '12% of those who scored 10 or more had it, ',
    'sensitivity and ',
    'sensitivity 98.7% ',
    'at 5, ',
    'with a positive ',
    'of with a negative ',
  ])('is read from a flood of “%s” in a time that grows with its length', (unit) => {
    const { cost, limit } = growthOfFlood(unit, (flood) =>
      compareNumbers('The sensitivity was 98.7%.', `RESULTS: ${flood}.`, { title }),
    );
    expect(cost).toBeLessThan(limit);
  });
});

it('a number of one test is not told of another that the abstract does not name', () => {
  const abstract =
    'OBJECTIVE: To see how well the 7-item GAD-7 finds anxiety. RESULTS: At 10 or more the sensitivity of the GAD-7 was 74.2% and its specificity 83.1%.';
  const of = (statement: string) =>
    compareNumbers(statement, abstract, { title: '' }).flatMap(({ state, text }) =>
      state === 'stands' && text.includes('%') ? text : [],
    );
  expect(of('The GAD-7 had a sensitivity of 74.2%.')).toEqual(['74.2%']);
  expect(of('The screen had a sensitivity of 74.2% in the REACH-2 study.')).toEqual(['74.2%']);
  expect(of('At 10 or more the BAI-21 had a sensitivity of 74.2%.')).toEqual([]);
  expect(of('The BAI-21 did worse than the GAD-7, whose specificity was 83.1%.')).toEqual(['83.1%']);
});
