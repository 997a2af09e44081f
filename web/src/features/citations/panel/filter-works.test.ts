import { expect, test } from 'vitest';
import { offered } from './filter-works.ts';

test('what is chosen is offered for as long as it filters, whatever a check has changed', () => {
  expect(offered(['pending', 'verified', 'pending'], null)).toEqual(['pending', 'verified']);
  expect(offered(['pending', 'verified'], 'verified')).toEqual(['pending', 'verified']);
  expect(offered(['verified'], 'pending')).toEqual(['verified', 'pending']);
});
