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
  ['It works【1】, heals【2†source】 and ends ［3］.', [[1], [2], [3]]],
  ['It works.¹ It heals.<sup>2</sup> It ends [^3].', [[1], [2], [3]]],
  ['It works.<sup>[1]</sup> It heals<sup>[2], [3]</sup>, H<sub>[4]</sub>.', [[1], [2], [3], [4]]],
  ['It works [\u20601\u2060, 2].', [[1, 2]]],
  ['A hazard ratio of 3 (95% CI [2, 5]) was seen [4].', [[4]]],
  ['The median age was 60, IQR: [52-68].', []],
  ['Backwards [5-2], too wide [1-99], a year [2019], an area of 5 m².', []],
])('the citations of %j', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
  expect(
    splitCitations(text)
      .map((piece) => (typeof piece === 'string' ? piece : piece.written))
      .join(''),
  ).toBe(text);
});

test('what stands around a text tells what is in it', () => {
  expect(splitCitations('[2, 5]', { before: 'Two **trials** ' })).toEqual([
    { numbers: [2, 5], written: '[2, 5]', at: 0 },
  ]);
  expect(splitCitations('[2, 5]', { before: '95% **CI** ' })).toEqual(['[2, 5]']);
  expect(splitCitations('[2]', { after: '(https://example.org)' })).toEqual(['[2]']);
});
