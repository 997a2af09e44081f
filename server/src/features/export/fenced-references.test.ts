import type { Ledger, LedgerRow, Mention, RecordedTurn } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { makeCitation } from '../../testing/make-citation.ts';
import { numberReferences } from './document/number-references.ts';

const mentionAt = (from: number): Mention => ({
  engine: 'claude',
  from,
  to: from + 3,
  form: 'number',
  cluster: 0,
  entry: null,
  in_list: false,
  statement: '',
  stated: { authors: [], year: null, journal: null, title: null, trial: null, identifiers: [] },
  state: 'verified',
  differs: [],
  reason: null,
  support: null,
  numbers: [],
});
const row = (id: string, from: number): LedgerRow => ({
  id,
  number: null,
  label: id,
  missing_number: null,
  identifiers: [],
  citation: makeCitation(id),
  found: 'known',
  found_reason: null,
  publication: 'current',
  publication_reason: null,
  not_asked: [],
  article: null,
  abstract_source: null,
  checked_by: [],
  checked_at: '2026-01-01T00:00:00.000Z',
  mentions: [mentionAt(from)],
  searched_by: [],
});

it('a table in a fence calls works by the numbers of the document, as the words around it do', () => {
  const text =
    'DELIVER agrees [2] with DAPA-HF [1].\n\n```table\nStudy,HR\nDAPA-HF [1],0.74\nDELIVER [2],0.82\nEMPEROR [7],0.75\n```';
  const rows = [row('deliver', text.indexOf('[2]')), row('dapa-hf', text.indexOf('[1]'))];
  const answers = [{ engine: 'claude', text }] as RecordedTurn['answers'];
  const { references, withNumbers } = numberReferences({ answers, ledger: { rows } as Ledger });
  expect(references.map(({ number }) => number)).toEqual([1, 2]);
  expect(withNumbers('claude', text)).toBe(
    'DELIVER agrees [1] with DAPA-HF [2].\n\n```table\nStudy,HR\nDAPA-HF [2],0.74\nDELIVER [1],0.82\nEMPEROR [own 7],0.75\n```',
  );
});
