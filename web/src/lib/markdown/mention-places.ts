import {
  type Block,
  type PlacedToken,
  placeAt,
  placeTokens,
  type Strip,
  type Token,
} from '@sextant/markdown';
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

type Drawn = Token & { tokens?: Token[]; items?: Token[]; header?: Cell[]; rows?: Cell[][] };
interface Cell {
  tokens: Token[];
}

/** The tokens that hold no others, in the order in which they are drawn; links beside what they hold. */
function leavesOf(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    const { header, items, rows, tokens: inner, type } = token as Drawn;
    if (type === 'table')
      return leavesOf([...(header ?? []), ...(rows ?? []).flat()].flatMap((cell) => cell.tokens));
    if (type === 'list') return leavesOf((items ?? []).flatMap((item) => (item as Drawn).tokens ?? []));
    if (type === 'link' || type === 'image') return [token, ...leavesOf(inner ?? [])];
    return inner ? leavesOf(inner) : [token];
  });
}

function leavesOfBlock(block: Block): Token[] {
  switch (block.kind) {
    case 'list':
      return leavesOf(block.items.flatMap(({ tokens }) => tokens));
    case 'table':
      return leavesOf(
        [...block.header, ...block.rows.flatMap(({ cells }) => cells)].flatMap(({ tokens }) => tokens),
      );
    case 'code':
      return [];
    case 'other':
      return leavesOf([block.token]);
  }
}

function placedLeavesOf(placed: readonly PlacedToken[]): PlacedToken[] {
  return placed.flatMap((each) => {
    const { children, rows, token } = each;
    if (token.type === 'table') return placedLeavesOf(rows.flat().flatMap(({ tokens }) => tokens));
    if (token.type === 'link' || token.type === 'image') return [each, ...placedLeavesOf(children)];
    return children.length > 0 || token.type === 'list' || token.type === 'list_item'
      ? placedLeavesOf(children)
      : [each];
  });
}

const isDrawn = ({ type }: Token) => type !== 'space';

/**
 * Finds where a block's words stand in the text: its source is read once more, by the same parser, this time with
 * places. Null where the two readings differ: then the block is drawn without chips, never with a wrong one.
 */
export function placesIn(block: Block, source: string, mentions: readonly Place[]): PlacesInBlock | null {
  const leaves = leavesOfBlock(block).filter(isDrawn);
  const placed = placedLeavesOf(placeTokens(source)).filter(({ token }) => isDrawn(token as Token));
  if (leaves.length !== placed.length) return null;
  const strips = new Map<Token, Strip>();
  for (const [index, leaf] of leaves.entries()) {
    const { raw, token } = placed[index] as PlacedToken;
    if (token.raw !== leaf.raw) return null;
    strips.set(leaf, raw);
  }
  return {
    mentions,
    placeOf(token, index) {
      const strip = strips.get(token);
      return strip ? block.key + placeAt(strip, index) : null;
    },
  };
}

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
