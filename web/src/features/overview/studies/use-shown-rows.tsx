import type { StudyRow } from '@sextant/contracts';
import { type ReactNode, useContext } from 'react';
import { useKeptState } from '../../../lib/kept-state.ts';
import { OverviewPlaceContext } from '../contexts.ts';

/** So many effects of an abstract are shown unasked, and all that an engine gives a number for. */
const shownEffects = 2;

const isQuoted = ({ cells }: StudyRow) =>
  cells.some(({ state }) => state === 'same-number' || state === 'other-number');

/** Which rows of a study are shown, and the button that brings the others. */
export function useShownRows(rows: readonly StudyRow[]): { shown: StudyRow[]; more: ReactNode } {
  const { turnId } = useContext(OverviewPlaceContext);
  const [isWhole, setWhole] = useKeptState(`results ${turnId} ${rows[0]?.id}`, false);
  const shown = rows.filter((row, index) => isWhole || index < shownEffects || isQuoted(row));
  const hidden = rows.length - shown.length;
  const more = hidden > 0 && (
    <button
      type="button"
      onClick={() => setWhole(true)}
      className="min-h-6 rounded-sm text-xs text-accent underline underline-offset-2"
    >
      {hidden === 1 ? '1 more result' : `${hidden} more results`}
    </button>
  );
  return { shown, more };
}
