import { expect, test } from 'vitest';
import type { LedgerRow } from './ledger.ts';
import type { StudyRow } from './studies.ts';
import { studiesInOrder } from './study-order.ts';

const work = (id: string, family: string, year: number | null, publication = 'current') =>
  ({
    id,
    publication,
    label: id,
    citation: { authors: [{ family }], title: id, year },
  }) as unknown as LedgerRow;

test('studies of one author and year are told apart by letters, in the order in which they are shown', () => {
  const works = [
    work('sustain', 'Marso', 2016, 'retracted'),
    work('leader', 'Marso', 2016),
    work('select', 'Lincoff', 2023),
    work('one', 'Chen', null),
    work('other', 'Chen', null),
  ];
  const rows = works.map(({ id }) => ({ id: `row ${id}`, work: id }) as StudyRow);
  const shown = studiesInOrder(rows, new Map(works.map((each) => [each.id, each])));
  expect(shown.map(({ name }) => name)).toEqual([
    'Marso 2016a',
    'Lincoff 2023',
    'Chen',
    'Chen',
    'Marso 2016b',
  ]);
});
