import type { MarkedToken, Token, Tokens } from 'marked';
import { lineEnd } from './blocks.ts';
import { lexBlocks } from './bounded-lexer.ts';
import type { MathToken } from './maths.ts';
import { cut, find, findLines, type Strip, stripOf } from './strips.ts';
import { cellsOfRow } from './table-rows.ts';

export interface PlacedCell {
  strip: Strip;
  tokens: PlacedToken[];
}

/** A token, and where what it was read from stands in the source. */
export interface PlacedToken {
  token: MarkedToken | MathToken;
  /** Its `raw`. */
  raw: Strip;
  /** Of blocks that hold words: what stands in it without the marks around it. */
  inner: Strip | null;
  /** The blocks or the words in it: the items of a list, what a link says. */
  children: PlacedToken[];
  /** Of a table: its rows, the head first. Cells that were not written are left out. */
  rows: PlacedCell[][];
}

/** The tokens of a text, as the page draws them, with their places in it. */
export function placeTokens(source: string): PlacedToken[] {
  return placeAll(lexBlocks(source), stripOf(source));
}

/** One after the other: what they were read from adds up to `content`. */
function placeAll(tokens: readonly Token[], content: Strip): PlacedToken[] {
  let from = 0;
  return tokens.map((token) => {
    const { strip, end } = find(content, from, token.raw);
    from = end;
    return placeOne(token as MarkedToken | MathToken, strip);
  });
}

function placeOne(token: MarkedToken | MathToken, raw: Strip): PlacedToken {
  const placed = (inner: Strip | null, children: PlacedToken[], rows: PlacedCell[][] = []): PlacedToken => ({
    token,
    raw,
    inner,
    children,
    rows,
  });
  const holding = (inner: Strip, tokens: readonly Token[] | undefined) =>
    placed(inner, placeAll(tokens ?? [], inner));
  switch (token.type) {
    case 'list':
      return placed(null, placeAll(token.items, raw));
    case 'list_item':
      return holding(findLines(raw, 0, contentOf(token)).strip, token.tokens);
    case 'blockquote':
      return placed(null, placeQuoted(token.tokens, raw));
    case 'heading':
      return holding(headingIn(token, raw), token.tokens);
    case 'paragraph':
      return holding(find(raw, 0, token.text).strip, token.tokens);
    case 'text':
      return token.tokens ? holding(find(raw, 0, token.text).strip, token.tokens) : placed(raw, []);
    case 'table':
      return placed(null, [], placeRows(token, raw));
    case 'strong':
    case 'em':
    case 'del':
    case 'link':
    case 'image':
      return holding(withinMarks(token, raw), token.tokens);
    default:
      return placed(null, []);
  }
}

/**
 * Line by line from the right, whatever marks stand before them: a lazy line has none, and the parser leaves some in.
 */
function placeQuoted(tokens: readonly Token[], raw: Strip): PlacedToken[] {
  let from = 0;
  return tokens.map((token) => {
    const { strip, end } = findLines(raw, from, token.raw);
    from = end;
    return placeOne(token as MarkedToken, strip);
  });
}

/** A box to tick is taken out of an item's text, but is its first token. */
const contentOf = ({ raw, text, task }: Tokens.ListItem) =>
  task ? `${/\[[ xX]\]/.exec(raw)?.[0]} ${text}` : text;

function headingIn({ text }: Tokens.Heading, raw: Strip): Strip {
  const marks = /^ {0,3}#{1,6}(?=\s|$)/.exec(raw.text)?.[0].length ?? 0;
  const from = Math.max(raw.text.indexOf(text, marks), marks);
  return cut(raw, from, from + text.length);
}

function withinMarks(token: Tokens.Strong | Tokens.Em | Tokens.Del | Tokens.Link | Tokens.Image, raw: Strip) {
  const before =
    token.type === 'image'
      ? 2
      : token.type === 'link'
        ? Number(/^[[<]/.test(raw.text))
        : (raw.text.length - token.text.length) / 2;
  return find(raw, before, token.text).strip;
}

function placeRows({ header, rows }: Tokens.Table, raw: Strip): PlacedCell[][] {
  let from = lineEnd(raw.text, lineEnd(raw.text, 0));
  const head = placeCells(header, cut(raw, 0, lineEnd(raw.text, 0)));
  return [
    head,
    ...rows.map((cells) => {
      const line = cut(raw, from, lineEnd(raw.text, from));
      from = lineEnd(raw.text, from);
      return placeCells(cells, line);
    }),
  ];
}

function placeCells(cells: readonly Tokens.TableCell[], line: Strip): PlacedCell[] {
  const written = cellsOfRow(line.text, cells.length).map(({ from, to }) => cut(line, from, to));
  return cells.slice(0, written.length).map((cell, index) => {
    const { strip } = find(written[index] as Strip, 0, cell.text);
    return { strip, tokens: placeAll(cell.tokens, strip) };
  });
}
