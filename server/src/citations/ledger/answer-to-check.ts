import type { VendorSource } from '@sextant/contracts';

/** An answer whose citations are to be checked. */
export interface AnswerToCheck {
  engine: string;
  text: string;
  vendor_sources: readonly VendorSource[];
}
