import type { StudyPlot, StudyRow } from '@sextant/contracts';
import type { ForestBlock, ForestMeasure } from '@sextant/contracts/blocks/forest';
import type { ShownStudy } from '@sextant/contracts/study-order';
import { measureNames } from '../../../blocks/forest/measure-names.ts';

// Asked of the list and not of the schema, which would bring its library into the first load of a session.
const isForestMeasure = (kind: string): kind is ForestMeasure => Object.hasOwn(measureNames, kind);

/** A forest plot's most, by its contract. */
const maxRows = 60;
const maxLabel = 200;

/** Studies of one outcome as a forest plot, one row each and nothing pooled, and which they are; null for a measure that none is drawn of. */
export function toForest(
  { kind, outcome, rows: ids, unit }: StudyPlot,
  rows: ReadonlyMap<string, { row: StudyRow; study: ShownStudy }>,
): { block: ForestBlock; drawn: StudyRow[] } | null {
  if (!isForestMeasure(kind)) return null;
  const lines = ids.slice(0, maxRows).flatMap((id) => {
    const { row, study } = rows.get(id) ?? {};
    const { high, low, value } = row?.effect ?? {};
    if (!row || !study || value === undefined || low == null || high == null) return [];
    const n = study.work.citation?.n;
    return [
      { row, line: { label: study.name.slice(0, maxLabel), value, low, high, ...(n != null && { n }) } },
    ];
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
