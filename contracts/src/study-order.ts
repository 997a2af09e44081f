import type { LedgerRow } from './ledger.ts';
import type { StudyRow } from './studies.ts';

/** A work and its rows in the table of studies. */
export interface ShownStudy {
  work: LedgerRow;
  rows: StudyRow[];
  isRetracted: boolean;
}

/** Studies as they are shown and exported: the rows of each work together, retracted works below all others. Free of zod. */
export function studiesInOrder(
  rows: readonly StudyRow[],
  works: ReadonlyMap<string, LedgerRow>,
): ShownStudy[] {
  const studies = [...Map.groupBy(rows, ({ work }) => work)].flatMap(([id, ofWork]) => {
    const work = works.get(id);
    return work ? [{ work, rows: ofWork, isRetracted: work.publication === 'retracted' }] : [];
  });
  return [
    ...studies.filter(({ isRetracted }) => !isRetracted),
    ...studies.filter(({ isRetracted }) => isRetracted),
  ];
}
