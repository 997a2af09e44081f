import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { isNarrowed } from './circumstances.ts';
import { namesAnother } from './follows/other-name.ts';
import { isOfWhatIsNowhere } from './named-nowhere.ts';
import { isOfOpposedKind } from './opposed-kinds.ts';

/**
 * Whether a sentence is of something else than what would bear it, however well its figures and most of its words fit: another drug or
 * gene, other people, another time, the opposite kind, or a part of what was found.
 * @param claim the sentence without its marks
 * @param bearing the sentence of the abstract that would bear it
 */
export const isOfAnother = (claim: string, bearing: string, abstract: ReadAbstract, title: string): boolean =>
  isOfWhatIsNowhere(claim, abstract, title) ||
  isNarrowed(claim, bearing, abstract, title) ||
  namesAnother(claim, bearing, abstract, title) ||
  isOfOpposedKind(claim, bearing, abstract, title);
