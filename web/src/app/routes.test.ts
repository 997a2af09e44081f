import { pages } from '@sextant/contracts/pages';
import { expect, it } from 'vitest';
import { fileName, screenOf } from './routes.tsx';

it('has a screen for every page, and no other', () => {
  expect([...screenOf.keys()].sort()).toEqual(Object.keys(pages).map(fileName).sort());
});
