import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test.each([0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 20_000_000, -1_234])(
  'writes %d as English does',
  (count) => {
    expect(grouped(count)).toBe(count.toLocaleString('en'));
  },
);
