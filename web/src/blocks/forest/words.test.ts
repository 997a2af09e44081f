import { readBlock } from '@sextant/contracts/blocks/index';
import { expect, it } from 'vitest';
import { describe } from './words.ts';

const words = (more: object) => {
  const plot = { measure: 'odds-ratio', rows: [{ label: 'A', value: 0.7, low: 0.5, high: 0.9 }], ...more };
  const read = readBlock('forest', JSON.stringify(plot));
  return read.ok ? describe(read.block) : read.reason;
};

it('says of what level intervals are only where the answer does', () => {
  expect(words({ title: 'Odds ratio with 90% CI' })).not.toContain('95%');
  expect(words({ level: 90 })).toContain('with 90% intervals');
});

it('a level that is written as a share is the one that is meant', () =>
  expect(words({ level: 0.95 })).toContain('with 95% intervals'));
