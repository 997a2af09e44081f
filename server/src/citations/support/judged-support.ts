import type { AbstractPassage, SupportRelation } from '@sextant/contracts';

/** What rules say of a citing sentence. A contradiction keeps it from being supported, and is not shown as one. */
export interface JudgedSupport {
  relation: SupportRelation | 'contradicts';
  /** Set with `supports` and `contradicts` only. */
  sentence: AbstractPassage | null;
}
