import { findCitationMarks } from '@sextant/contracts/citation-marks';

/** Below a table from a fence, of which nothing is read: what it cites is not checked. */
export function UncheckedCitations({ cells }: { cells: readonly (readonly string[])[] }) {
  if (!cells.some((row) => row.some((cell) => findCitationMarks(cell).length > 0))) return null;
  return <p className="mt-1 text-sm text-ink-soft">Citations in this table are not checked.</p>;
}
