import { blockKinds } from '@sextant/contracts/blocks/index';
import { expect, it } from 'vitest';
import { drawnKinds } from './registry.tsx';

it('has a component for every kind of block, and no other', () => {
  expect([...drawnKinds].sort()).toEqual([...blockKinds].sort());
});
