import type { Verdict } from '@sextant/contracts';

/** What a sentence states on what was asked. */
export interface Statement {
  /** Null: it speaks of it, but gives no verdict, or only says that something may be. */
  verdict: Verdict | null;
  /** The clause that says so. */
  words: string;
  /** Whether it names what was asked about, not the outcome alone. */
  isNamed: boolean;
}
