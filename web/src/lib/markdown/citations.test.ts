import { expect, test } from 'vitest';
import { splitCitations } from './citations.ts';

const numbersIn = (text: string) =>
  splitCitations(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.numbers]));

test.each([
  ['It works [1].', [[1]]],
  [
    'It works [1-3, 5] and [2; 4].',
    [
      [1, 2, 3, 5],
      [2, 4],
    ],
  ],
  ['A hazard ratio of 3 (95% CI [2, 5]) was seen [4].', [[4]]],
  ['The median age was 60, IQR: [52-68].', []],
  ['Backwards [5-2], too wide [1-99], a year [2019].', []],
])('the citations of %j', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});
