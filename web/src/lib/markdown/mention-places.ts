import type { Token } from '@sextant/markdown';
import { createContext } from 'react';

/** A stretch of a text, in UTF-16 units. */
export interface Place {
  from: number;
  to: number;
}

/** Where the text around mentions works, in its order; the page draws a chip there. Empty while it is written. */
export const MentionPlacesContext = createContext<readonly Place[]>([]);

/** Where the words of a block stand in the text. */
export interface PlacesInBlock {
  /** Mentions that this block holds. */
  mentions: readonly Place[];
  /** Of a token that is drawn: the place in the text of an index of its `raw`. */
  placeOf(token: Token, index: number): number | null;
}

/** The places of the block around; null where it holds no mention. */
export const BlockPlacesContext = createContext<PlacesInBlock | null>(null);

/** The mentions that begin in a stretch of the text. Both are in order, so a search by halves finds the first. */
export function mentionsWithin(mentions: readonly Place[], from: number, to: number): readonly Place[] {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle] as Place).from < from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < mentions.length && (mentions[end] as Place).from < to) end += 1;
  return mentions.slice(low, end);
}
