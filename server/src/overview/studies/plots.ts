import type { LedgerRow, StudyPlot, StudyRow } from '@sextant/contracts';
import { outcomeKey } from '../../reading/abstracts/outcome.ts';
import { horizonsIn } from '../../reading/quantities/times.ts';

/**
 * Rows that may be drawn under one another: effects with an interval, of one outcome and time, in one measure and unit,
 * one a work, compared with one thing, most works first. Retracted works are in none.
 * @param rivals what each row's effect is compared with, by the row
 */
export function drawPlots(
  rows: readonly StudyRow[],
  works: readonly LedgerRow[],
  rivals: ReadonlyMap<string, string>,
): StudyPlot[] {
  const withdrawn = new Set(
    works.flatMap(({ id, publication }) => (publication === 'retracted' ? [id] : [])),
  );
  const groups = Map.groupBy(
    rows.filter(({ effect, work }) => effect && isDrawable(effect) && !withdrawn.has(work)),
    ({ effect, id, outcome, passage }) => {
      const key = outcomeKey(outcome);
      // Death at 30 days and at five years are two outcomes.
      const times = [...horizonsIn(passage?.text ?? '')].sort().join();
      return key && `${effect?.kind} ${effect?.unit} ${effect?.level} ${key} ${times} ${rivals.get(id)}`;
    },
  );
  groups.delete('');
  return [...groups.values()]
    .map(onePerWork)
    .filter((group) => group.length > 1)
    .sort((one, other) => other.length - one.length)
    .flatMap((group): StudyPlot[] => {
      const [first] = group;
      if (!first?.effect) return [];
      const { kind, unit } = first.effect;
      return [{ outcome: first.outcome, kind, unit, rows: group.map(({ id }) => id) }];
    });
}

/** With an interval of known width, in which the effect lies. */
function isDrawable({ high, kind, level, low, value }: NonNullable<StudyRow['effect']>): boolean {
  // The share of one group is no effect.
  if (kind === 'percentage') return false;
  if (low === null || high === null || level === null || low > value || value > high) return false;
  return !kind.endsWith('-ratio') || low > 0;
}

const onePerWork = (rows: readonly StudyRow[]): StudyRow[] =>
  [...new Map(rows.toReversed().map((row) => [row.work, row])).values()].reverse();
