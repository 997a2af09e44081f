import { expect, it } from 'vitest';
import { readDocument } from '../../../reading/read-document.ts';
import { whyNoContradiction } from './comparable.ts';
import type { Standing } from './standing.ts';

const standing = (text: string, work: string) =>
  ({
    answer: { document: readDocument(text) },
    passage: { text, from: 0, to: text.length },
    works: [work],
  }) as unknown as Standing & { works: readonly string[] };

const why = (one: string, other: string, work = 'pmid:1') =>
  whyNoContradiction(standing(one, 'pmid:1'), standing(other, work), ['direction']);

it.each([
  ['Starch raised the risk of dying by 17%.', 'The relative risk of death was 1.17.'],
  ['The relative risk of death was 0.72.', 'Deaths were reduced by 28%.'],
])('a change and the ratio that says it are one number of a work: %s', (one, other) => {
  expect(why(one, other)).toBe('same-number');
  expect(why(other, one)).toBe('same-number');
});

it.each([
  ['the other way round', 'Starch raised the risk of dying by 17%.', 'The relative risk of death was 0.83.'],
  ['another number', 'Starch raised the risk of dying by 9%.', 'The relative risk of death was 1.17.'],
])('and no other is: %s', (_what, one, other) => {
  expect(why(one, other)).toBeNull();
});

it('nor is that of another work', () => {
  expect(
    why('Starch raised the risk of dying by 17%.', 'The relative risk of death was 1.17.', 'pmid:2'),
  ).toBeNull();
});

it.each([
  ['Above 10,000 IU a day it causes defects.', 'Below 10,000 IU a day it does not cause defects.'],
  ['Use beyond three years causes malocclusion.', 'Use up to 24 months does not cause malocclusion.'],
  ['Given before 34 weeks it prevents palsy.', 'Given after 34 weeks it does not prevent palsy.'],
])('what is said above a bound does not contradict what is said below it: %s', (one, other) => {
  expect(why(one, other)).toBe('not-comparable');
  expect(why(other, one)).toBe('not-comparable');
});

it.each([
  ['bounds that overlap', 'Beyond two years it raises mortality.', 'Up to three years it lowers mortality.'],
  [
    'other quantities',
    'Above 5 g a day it raises mortality.',
    'Within less than 2 years it lowers mortality.',
  ],
  ['what was found', 'Lactate fell below 2 mmol/L with it.', 'Lactate rose above 4 mmol/L with it.'],
])('and may do so with %s', (_what, one, other) => {
  expect(why(one, other, 'pmid:2')).toBeNull();
});
