/** A row of the table: what is measured, and what was aimed at. */
export interface Row {
  what: string;
  aim: string;
}

/** What a run has found for a row. */
export interface Cell {
  now: string;
  /** Of others, or of what the machine could do at best, in the same run. */
  beside: string;
}

/** What is measured by one process of its own: a row or several that come of the same work. */
export interface Measurement {
  name: string;
  rows: Row[];
  /** Of a whole run, and of a quick one. */
  rounds: { whole: number; quick: number };
  /** It reads processor times or memory in /proc. */
  needsLinux?: true;
  /** The benchmark is loaded only by the process that measures. @returns a cell for each row */
  measure(rounds: number, isQuick: boolean): Promise<Cell[]>;
}

export const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
