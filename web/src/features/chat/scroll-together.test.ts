import { expect, test } from 'vitest';
import { placeIn, sameTop } from './scroll-together.ts';

const one = [
  { title: 'evidence', top: 100 },
  { title: 'limits', top: 500 },
];
const other = [
  { title: 'limits', top: 200 },
  { title: 'evidence', top: 400 },
  { title: 'what follows', top: 1_200 },
];

test('a column’s place is a section and the share of it that has gone by', () => {
  expect(placeIn(one, 900, 50)).toBeNull();
  expect(placeIn(one, 900, 100)).toEqual({ title: 'evidence', share: 0 });
  expect(placeIn(one, 900, 300)).toEqual({ title: 'evidence', share: 0.5 });
  expect(placeIn(one, 900, 700)).toEqual({ title: 'limits', share: 0.5 });
  expect(placeIn(one, 900, 2_000)).toEqual({ title: 'limits', share: 1 });
});

test('another column stands at the same share of its own section, wherever and however high that is', () => {
  expect(sameTop(other, 1_500, { title: 'evidence', share: 0.5 })).toBe(800);
  expect(sameTop(other, 1_500, { title: 'limits', share: 0 })).toBe(200);
  expect(sameTop(other, 1_500, { title: 'what follows', share: 1 })).toBe(1_500);
});

test('a column without such a section stays', () => {
  expect(sameTop(one, 900, { title: 'what follows', share: 0.2 })).toBeNull();
});
