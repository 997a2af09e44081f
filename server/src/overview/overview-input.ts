import type { Evidence, Ledger } from '@sextant/contracts';

/** One engine of a turn as an overview reads it. */
export interface ReadAnswer {
  engine: string;
  label: string;
  /** Null while it is at work and where it failed without a text. */
  text: string | null;
  /** For people: why there is no text. */
  missing: string;
}

/** All that an overview is made from. Plain data, since it goes to another thread. */
export interface OverviewInput {
  question: string;
  /** In the order of the registry. */
  answers: ReadAnswer[];
  evidence: Evidence | null;
  ledger: Ledger | null;
}
