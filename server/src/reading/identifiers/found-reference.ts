import type { IdentifierKind } from './identifier.ts';

/** Something in an answer that points at a work. */
export interface FoundReference {
  /** `marker`: a number of the evidence set, as in `[3]`. */
  kind: IdentifierKind | 'marker';
  /** In the form of `Citation`; of a marker its number. */
  value: string;
  /** Where in the answer, in UTF-16 units. */
  from: number;
  to: number;
  /** Read from a publisher's address, which may go on behind it: that no one knows it proves nothing. */
  isDerived?: boolean;
}
