import { expect, it } from 'vitest';
import { toldInWords } from './told-in-words.ts';

it.each([
  ['A risk a quarter lower.', 'change', 0.25, 'down'],
  ['About a third lower risk of falls.', 'change', 0.333, 'down'],
  ['A one-fifth lower risk of all falls.', 'change', 0.2, 'down'],
  ['Falls were cut by about half.', 'change', 0.5, 'down'],
  ['Falls rose by about half.', 'change', 0.5, 'up'],
  ['They differed by about half.', 'change', 0.5, null],
  ['Falls came half as often.', 'times', 0.5, null],
  ['It went with roughly half the risk.', 'times', 0.5, null],
  ['Half of those with the drug fell.', 'share', 0.5, null],
  ['Three in four fell.', 'share', 0.75, null],
  ['Falls were reported by two thirds of the people.', 'share', 0.667, null],
  ['The risk was lowest, at about half.', 'part', 0.5, null],
  ['Falls were 1.5 times as likely.', 'times', 1.5, null],
  ['Falls were three times as frequent.', 'times', 3, null],
  ['Falls were twice as frequent.', 'times', 2, null],
] as const)('a number is read that is told in words: %s', (text, kind, value, direction) => {
  const [told, ...others] = toldInWords(text);
  expect(others).toEqual([]);
  expect(told).toMatchObject({ kind, direction });
  expect(told?.value).toBeCloseTo(value, 3);
});

it.each([
  'The third trial ended early.',
  'It was taken five times a day.',
  'Ten of the people fell.',
  'Two in all.',
])('and none where there is none: %s', (text) => {
  expect(toldInWords(text)).toEqual([]);
});

it('reads in linear time', () => {
  const started = performance.now();
  toldInWords('a half '.repeat(50_000));
  toldInWords(`half ${'lower-'.repeat(50_000)}`);
  expect(performance.now() - started).toBeLessThan(500);
});
