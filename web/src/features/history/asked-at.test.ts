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

test('writes every date of two years as British English does', () => {
  const now = new Date(2026, 11, 31);
  for (let day = 0; day < 700; day += 1) {
    const date = new Date(2025, 0, 1 + day, day % 24, (day * 7) % 60);
    const isThisYear = date.getFullYear() === 2026;
    expect(askedAt(date.toISOString(), now)).toBe(
      date.toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'short',
        ...(isThisYear ? { hour: '2-digit', minute: '2-digit' } : { year: 'numeric' }),
      }),
    );
  }
});
