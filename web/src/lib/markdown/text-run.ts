import { decodeEntities, type MarkedToken } from '@sextant/markdown';
import { mentionsWithin, type Place, type PlacesInBlock } from './mention-places.ts';

/** What a token shows, where that is text alone; null for others. */
export function plainText(token: MarkedToken): string | null {
  if (token.type === 'text' && !token.tokens) return decodeEntities(token.text);
  if (token.type === 'escape') return token.text;
  // Tags are shown as they were written.
  return token.type === 'html' ? token.raw : null;
}

/** A mention within a run: its place there, and where it begins in the whole text. */
interface MentionInRun extends Place {
  begin: number;
}

/** Neighbouring tokens as one text, and what is mentioned in it. */
export interface TextRun {
  text: string;
  mentions: MentionInRun[];
  /** Where an index of the run stands in the whole text; null where that is not known. */
  place(index: number): number | null;
}

/** @param places of the block around; null where it holds no mention */
export function readRun(tokens: readonly MarkedToken[], places: PlacesInBlock | null): TextRun {
  const texts = tokens.map((token) => plainText(token) ?? '');
  const text = texts.join('');
  if (!places) return { text, mentions: [], place: () => null };
  const ends: number[] = [];
  for (const [index, each] of texts.entries()) ends.push((ends[index - 1] ?? 0) + each.length);
  const place = (index: number): number | null => {
    const at = ends.findIndex((end) => index < end);
    const token = tokens[at];
    if (!token) return null;
    // An escaped character is shown without its backslash; what an entity was written as is longer than what it shows.
    const shift = token.type === 'escape' ? 1 : 0;
    return places.placeOf(token, index - (ends[at - 1] ?? 0) + shift);
  };
  const begin = place(0);
  const last = place(text.length - 1);
  if (begin === null || last === null) return { text, mentions: [], place };
  const overlapping = mentionsWithin(places.mentions, 0, last + 1).filter(({ to }) => to > begin);
  const mentions = overlapping.flatMap(({ from, to }) => {
    const start = firstAt(text.length, place, from);
    const end = firstAt(text.length, place, to);
    return end > start ? [{ from: start, to: end, begin: from }] : [];
  });
  return { text, mentions, place };
}

/** The first index of a run that stands at a place of the whole text or behind it. */
function firstAt(length: number, place: (index: number) => number | null, wanted: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((place(middle) ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Piece extends Place {
  /** Where the mention begins in the whole text; null for the words between mentions. */
  mention: number | null;
}

/** Cuts a stretch of a run at its mentions; of those that overlap, the first counts. */
export function cutAtMentions(mentions: readonly MentionInRun[], from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const mention of mentions) {
    const start = Math.max(mention.from, at);
    const end = Math.min(mention.to, to);
    if (end <= start) continue;
    if (start > at) pieces.push({ from: at, to: start, mention: null });
    pieces.push({ from: start, to: end, mention: mention.begin });
    at = end;
  }
  if (at < to) pieces.push({ from: at, to, mention: null });
  return pieces;
}
