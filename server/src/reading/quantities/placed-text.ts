import type { Quantity } from './quantity.ts';

/** A text with its numbers, and where it begins in the one that their places are of: a citing sentence, or one of an abstract. */
export interface PlacedText {
  text: string;
  from: number;
  quantities: readonly Quantity[];
}
