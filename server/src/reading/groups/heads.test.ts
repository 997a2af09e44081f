import { describe, expect, it } from 'vitest';
import { compareNumbers } from '../../citations/numbers/compare-numbers.ts';
import { readAbstract } from '../abstracts/read-abstract.ts';
import { rosterOf } from './roster.ts';

const study = {
  title: 'A New Breath Test for Gastritis',
  abstract:
    'METHODS: Adults gave breath for the new labelled test and for a commercial serum antigen assay (SAA). RESULTS: With the labelled test, sensitivity for gastritis was 94.1% and specificity for atrophy 88.2%; sensitivity for early atrophy was 41.7%. With SAA, sensitivity was 68.5% for gastritis and 22.6% for early atrophy, and specificity was 93.3% for atrophy. CONCLUSIONS: The labelled test was more sensitive.',
};
const standing = (statement: string) =>
  compareNumbers(statement, study.abstract, study).flatMap(({ state, text }) =>
    state === 'stands' ? text : [],
  );

describe('whom a sentence is told of by its head', () => {
  it.each([
    ['SAA found 68.5% of cases of gastritis.', ['68.5%']],
    ['With the labelled test, sensitivity for gastritis was 94.1%.', ['94.1%']],
    ['SAA was the less sensitive of the two for gastritis (68.5% vs 94.1%).', ['68.5%', '94.1%']],
  ])('has its numbers: %s', (statement, numbers) => {
    expect(standing(statement)).toEqual(numbers);
  });

  it.each([
    'In 8000 adults SAA caught 94.1% of cases of gastritis.',
    'SAA: 94.1% for gastritis, 41.7% for early atrophy.',
    'SAA was the less specific of the two for atrophy (88.2% vs 93.3%).',
  ])('and those of the other do not stand: %s', (statement) => {
    expect(standing(statement)).toEqual([]);
  });
});

it('a short name is that of its group, whatever else is called a test', () => {
  const abstract =
    'METHODS: A breath test and a serum antigen test (SAA) were compared. RESULTS: Sensitivity was 94.1% with breath testing and 68.5% with SAA.';
  const { groups, shortNames } = rosterOf(readAbstract(abstract), 'Two tests');
  expect(groups[shortNames.get('SAA') ?? -1]?.names).toContain('SAA');
});

it.each([
  'RESULTS: 412 strokes, 318 infarctions and 207 deaths were recorded among 9000 adults.',
  'RESULTS: In addition, pain was seen in 12%. In total, fever was seen in 9%.',
])('neither outcomes nor turns of phrase are groups: %s', (abstract) => {
  expect(rosterOf(readAbstract(abstract), 'A drug').groups).toEqual([]);
});
