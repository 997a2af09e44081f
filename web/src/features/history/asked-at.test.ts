import { expect, test } from 'vitest';
import { askedAt } from './asked-at.ts';

const now = new Date(2026, 10, 22, 12, 0);
const at = (...parts: [number, number, number, number, number]) =>
  askedAt(new Date(...parts).toISOString(), now);

test('a day that is near is told by its time, another by its date', () => {
  expect(at(2026, 10, 22, 0, 5)).toBe('00:05');
  expect(at(2026, 10, 21, 23, 59)).toBe('23:59');
  expect(at(2026, 10, 20, 9, 30)).toBe('20 Nov, 09:30');
  expect(at(2025, 11, 31, 9, 30)).toBe('31 Dec 2025');
});
