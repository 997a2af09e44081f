import type { LedgerRow } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { makeCitation } from '../../testing/make-citation.ts';
import { studiesTable, type ToldOverview } from './overview-tables.ts';

it.each([
  ['concern', /^CONCERN: \S/, false],
  ['retracted', /^RETRACTED: \S/, true],
  ['corrected', /^(?!CORRECTED)\S/, false],
  ['current', /^\S/, false],
  ['unchecked', /^\S/, false],
] as const)('a study whose work is "%s" is named %s', (publication, name, isStruck) => {
  const work = {
    id: 'a',
    label: 'A',
    citation: makeCitation('Metformin and mortality'),
    publication,
  } as LedgerRow;
  const studies = { rows: [{ work: 'a', outcome: 'Death', effect: null, passage: null, cells: [] }] };
  const told = { overview: { studies }, ledger: { rows: [work] }, labelOf: String, objections: [] };
  const [row] = studiesTable(told as unknown as ToldOverview)?.rows ?? [];
  expect(row?.cells[0]).toMatch(name);
  expect(row?.cells[0]?.includes(': ')).toBe(publication === 'concern' || publication === 'retracted');
  expect(row?.is_struck).toBe(isStruck);
});
