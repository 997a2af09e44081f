import {
  type Block,
  type PlacedToken,
  placeAt,
  placeTokens,
  type Strip,
  type Token,
} from '@sextant/markdown';
import type { Place, PlacesInBlock } from './mention-places.ts';

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
