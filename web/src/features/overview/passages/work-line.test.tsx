import type { LedgerRow } from '@sextant/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OverviewPlaceContext } from '../contexts.ts';
import { WorkLine } from './work-line.tsx';

/** The line of a work that stands so. */
function lineOf(part: Partial<LedgerRow>) {
  const row = {
    id: 'a',
    number: 1,
    citation: null,
    identifiers: [],
    mentions: [{ state: 'verified' }],
    ...part,
  } as unknown as LedgerRow;
  const place = {
    turnId: '',
    rows: new Map([['a', row]]),
    onShowEngine: () => {},
    objections: new Set<string>(),
  };
  return renderToStaticMarkup(
    <OverviewPlaceContext value={place}>
      <WorkLine work="a" />
    </OverviewPlaceContext>,
  );
}

test.each([
  ['Could not be checked', { found: 'unknown', publication: null }],
  ['Retraction not checked', { found: 'known', publication: 'unchecked' }],
  ['Web page, not checked', { found: 'web-page', publication: null }],
] as const)('%s is grey: red is for what is false or was retracted', (label, part) => {
  expect(lineOf(part)).toContain(label);
  expect(lineOf(part)).toContain('text-ink-soft bg-sunken');
  expect(lineOf(part)).not.toContain('bg-bad');
});

test('what was retracted is red, and doubts of its editors are not', () => {
  expect(lineOf({ found: 'known', publication: 'retracted' })).toContain('bg-bad');
  expect(lineOf({ found: 'known', publication: 'concern' })).not.toContain('bg-bad');
  expect(lineOf({ found: 'known', publication: 'concern' })).toContain('Concern');
});
