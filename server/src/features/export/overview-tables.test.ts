import type { LedgerRow } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { makeCitation } from '../../testing/make-citation.ts';
import { studiesTable, type ToldOverview, verdictsTable } from './overview-tables.ts';

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

it('quotes of each engine what says most, and tells why there is nothing to quote', () => {
  const line = { text: 'Vitamin D alone does not prevent fractures.' };
  const engines = [
    { engine: 'claude', verdict: 'no', passage: { text: 'No.' }, bottom_line: line },
    { engine: 'xai', verdict: 'no', passage: { text: 'No.' }, bottom_line: null },
    {
      engine: 'gemini',
      verdict: null,
      reason: 'Its answer is incomplete.',
      passage: null,
      bottom_line: null,
    },
    { engine: 'mistral', verdict: null, reason: 'It was cut off.', passage: null, bottom_line: line },
  ].map((one) => ({ by: 'rules', confirmation: null, ...one }));
  const told = { overview: { engines, positions: [] }, ledger: null, labelOf: String, objections: [] };
  const rows = verdictsTable(told as unknown as ToldOverview)?.rows.map(({ cells }) => cells);
  expect(rows).toEqual([
    ['claude', 'no', line.text],
    ['xai', 'no', 'No.'],
    ['gemini', 'no verdict read. Its answer is incomplete.', ''],
    ['mistral', 'no verdict read', line.text],
  ]);
});
