import type { Citation } from '@sextant/contracts';
import { expect, test } from 'vitest';
import { abstractTitle } from './support.tsx';
import { makeRow } from './testing/ledger-rows.ts';

test('the bundled library’s own words are never called an abstract, before a work is in a ledger neither', () => {
  const citationOf = (abstract_source: Citation['abstract_source']) => ({ abstract_source }) as Citation;
  const summary = citationOf('sextant-summary');
  expect(abstractTitle({ citation: summary, row: null })).toBe('Sextant’s summary');
  expect(abstractTitle({ citation: summary, row: makeRow([], { abstract_source: 'sextant-summary' }) })).toBe(
    'Sextant’s summary',
  );
  expect(abstractTitle({ citation: citationOf('published'), row: null })).toBe('Abstract');
});
