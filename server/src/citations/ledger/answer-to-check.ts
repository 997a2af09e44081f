import type { VendorSource } from '@sextant/contracts';

/** An answer whose citations are to be checked. */
export interface AnswerToCheck {
  engine: string;
  /** How many times the engine was asked until it gave this one. */
  attempt?: number;
  text: string;
  vendor_sources: readonly VendorSource[];
}
