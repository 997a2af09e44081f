import { findCitationMarks } from '@sextant/contracts/citation-marks';

/** Below a table from a fence, of which nothing is read: what its cells cite is not checked. */
export function UncheckedCitations({ rows }: { rows: readonly (readonly string[])[] }) {
  if (!rows.some((row) => row.some((cell) => findCitationMarks(cell).length > 0))) return null;
  return <p className="mt-1 text-sm text-ink-soft">Citations in this table are not checked.</p>;
}
