import type { EngineMode, Evidence, Ledger } from '@sextant/contracts';

/** One engine of a turn as an overview reads it. */
export interface ReadAnswer {
  engine: string;
  label: string;
  /** Id of the model that answered. */
  model: string;
  /** Null while it is at work and where it failed without a text. */
  text: string | null;
  /** A demo's answer is the built-in reader's: it tells of works, and has no say of its own. */
  mode: EngineMode;
  /** For people: why there is no text. */
  missing: string;
}

/** All that an overview is made from. Plain data, since it goes to another thread. */
export interface OverviewInput {
  question: string;
  /** Of the same session, oldest first: a follow-up is read with them. */
  earlierQuestions: readonly string[];
  /** In the order of the registry. */
  answers: ReadAnswer[];
  evidence: Evidence | null;
  ledger: Ledger | null;
}
