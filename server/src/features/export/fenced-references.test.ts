import type { Ledger, RecordedTurn } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { ledgerRow, mentionAt } from '../../testing/ledger-row.ts';
import { numberReferences } from './document/number-references.ts';

const citedAt = (id: string, ...places: number[]) =>
  ledgerRow(
    id,
    places.map((from) => mentionAt(from, from + 3)),
  );

it('a table in a fence calls works by the numbers of the document, as the words around it do', () => {
  const text =
    'DELIVER agrees [2] with DAPA-HF [1].\n\n```table\nStudy,HR\nDAPA-HF [1],0.74\nDELIVER [2],0.82\nEMPEROR [7],0.75\n```';
  const rows = [citedAt('deliver', text.indexOf('[2]')), citedAt('dapa-hf', text.indexOf('[1]'))];
  const answers = [{ engine: 'claude', text }] as RecordedTurn['answers'];
  const { references, withNumbers } = numberReferences({ answers, ledger: { rows } as Ledger });
  expect(references.map(({ number }) => number)).toEqual([1, 2]);
  expect(withNumbers('claude', text)).toBe(
    'DELIVER agrees [1] with DAPA-HF [2].\n\n```table\nStudy,HR\nDAPA-HF [2],0.74\nDELIVER [1],0.82\nEMPEROR [own 7],0.75\n```',
  );
});

it('and by none where the words use one number for two works', () => {
  const text = 'DELIVER agrees [1].\n\nDAPA-HF agrees [1].\n\n```table\nStudy,HR\nDAPA-HF [1],0.74\n```';
  const rows = [citedAt('deliver', text.indexOf('[1]')), citedAt('dapa-hf', text.indexOf('[1]', 20))];
  const answers = [{ engine: 'claude', text }] as RecordedTurn['answers'];
  const { withNumbers } = numberReferences({ answers, ledger: { rows } as Ledger });
  expect(withNumbers('claude', text)).toContain('DAPA-HF [own 1],0.74');
});
