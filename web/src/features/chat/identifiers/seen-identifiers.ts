import type { Identifier } from './find/identifier.ts';

/** What was found in the question that is being written. */
export interface SeenIdentifiers {
  /** In the order of the text; of the text as it was a moment ago. */
  found: readonly Identifier[];
  /** The kinds that were found, as a person calls them. */
  kinds: readonly string[];
  /** Whether the question was held back because of them. */
  isHeld: boolean;
  /** Whether it was held back because it could not be looked at. */
  isUnchecked: boolean;
  /** Whether the text may leave, since nothing is found in it; otherwise it is held until it is masked or sent anyway. */
  check: () => Promise<boolean>;
  /** The text with all of them masked. */
  masked: () => Promise<string>;
}
