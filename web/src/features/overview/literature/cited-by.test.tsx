import type { LedgerRow } from '@sextant/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OverviewPlaceContext } from '../contexts.ts';
import { WorkLine } from '../passages/work-line.tsx';
import { Cites } from './cited-by.tsx';
import { timesCited } from './times-cited.ts';

/** A work without a record, which one answer names with its PMID once, and another answer cites twice. */
const row = {
  id: 'stated:elixa',
  number: null,
  label: 'ELIXA',
  identifiers: [{ kind: 'pmid', value: '33999991' }],
  citation: null,
  found: 'unknown',
  publication: null,
  mentions: [
    { engine: 'claude', cluster: 0 },
    { engine: 'claude', cluster: 0 },
    { engine: 'gemini', cluster: 0 },
    { engine: 'gemini', cluster: 1 },
  ],
} as LedgerRow;

test('a work without a record is called as in the sources', () => {
  const place = {
    turnId: '',
    rows: new Map([[row.id, row]]),
    onShowEngine: () => {},
    objections: new Set(''),
  };
  const line = renderToStaticMarkup(
    <OverviewPlaceContext value={place}>
      <WorkLine work={row.id} />
    </OverviewPlaceContext>,
  );
  expect(line).toContain('ELIXA');
  expect(line).not.toMatch(/stated:elixa|33999991/);
});

test('a name with its PMID beside it is one citation', () => {
  expect(['claude', 'gemini', 'xai'].map((engine) => timesCited(row, engine))).toEqual([1, 2, 0]);
});

test('that a work is cited is no praise of it: the mark is neutral', () => {
  const page = renderToStaticMarkup(<Cites times={2} />);
  expect(page).toContain('cites it');
  expect(page).toContain('text-ink-soft');
  expect(page).not.toContain('text-good');
});
