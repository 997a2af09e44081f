import type { LedgerRow, StudyPlot, StudyRow } from '@sextant/contracts';
import type { ForestBlock, ForestMeasure } from '@sextant/contracts/blocks/forest';
import { studyName } from '@sextant/contracts/study-name';
import { measureNames } from '../../../blocks/forest/measure-names.ts';

// Asked of the list and not of the schema, which would bring its library into the first load of a session.
const isForestMeasure = (kind: string): kind is ForestMeasure => Object.hasOwn(measureNames, kind);

/** A forest plot's most, by its contract. */
const maxRows = 60;
const maxLabel = 200;

/** Studies of one outcome as a forest plot, one row each and nothing pooled, and which they are; null for a measure that none is drawn of. */
export function toForest(
  { kind, outcome, rows: ids, unit }: StudyPlot,
  rows: ReadonlyMap<string, StudyRow>,
  works: ReadonlyMap<string, LedgerRow>,
): { block: ForestBlock; drawn: StudyRow[] } | null {
  if (!isForestMeasure(kind)) return null;
  const lines = ids.slice(0, maxRows).flatMap((id) => {
    const row = rows.get(id);
    const { high, low, value } = row?.effect ?? {};
    if (!row || value === undefined || low == null || high == null) return [];
    const work = works.get(row.work);
    const citation = work?.citation;
    const label = (citation ? studyName(citation) : (work?.label ?? '')).slice(0, maxLabel);
    return [{ row, line: { label, value, low, high, ...(citation?.n != null && { n: citation.n }) } }];
  });
  if (lines.length < 2) return null;
  const level = lines[0]?.row.effect?.level;
  return {
    block: {
      title: outcome.slice(0, maxLabel),
      measure: kind,
      ...(unit && { unit }),
      ...(level != null && { level }),
      rows: lines.map(({ line }) => line),
    },
    drawn: lines.map(({ row }) => row),
  };
}
