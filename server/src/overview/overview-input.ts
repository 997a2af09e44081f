import type { EngineMode, Evidence, Ledger } from '@sextant/contracts';

/** One engine of a turn as an overview reads it. */
export interface ReadAnswer {
  engine: string;
  label: string;
  /** Id of the model that answered. */
  model: string;
  /** How many times it was asked until it gave this text. */
  attempt?: number;
  /** Null while it is at work and where it failed without a text. */
  text: string | null;
  /** A demo's answer is the built-in reader's: it tells of works, and has no say of its own. */
  mode: EngineMode;
  /** For people: why there is no text. */
  missing: string;
  /** Its text is not whole: it failed, was stopped or was cut short while it was written. */
  isUnfinished?: boolean;
}

/** All that an overview is made from. */
export interface OverviewInput {
  question: string;
  /** Of the same session, oldest first: a follow-up is read with them. */
  earlierQuestions: readonly string[];
  /** In the order of the registry. */
  answers: ReadAnswer[];
  evidence: Evidence | null;
  ledger: Ledger | null;
}

/**
 * The same before a thread reads it. What is long in it is JSON, `null` included, as it came from the thread or database
 * that it was made by: to read it takes a thread less than a copy of it takes the one that everybody's streams run on.
 */
export interface WrittenInput extends Omit<OverviewInput, 'evidence' | 'ledger'> {
  evidence: string;
  ledger: string;
}

export const readInput = ({ evidence, ledger, ...input }: WrittenInput): OverviewInput => ({
  ...input,
  evidence: JSON.parse(evidence) as Evidence | null,
  ledger: JSON.parse(ledger) as Ledger | null,
});
