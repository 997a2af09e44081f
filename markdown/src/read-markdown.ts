import type { Token, Tokens } from 'marked';
import { type Block, languageOf, lineEnd, toBlock } from './blocks.ts';
import { lexBlocks } from './bounded-lexer.ts';

/** Rows that are read again with each piece, so that a table of any length costs the same. */
const openRows = 4;

/** A fence that is still open: the text since its first line is its source, whatever it holds. */
interface OpenFence {
  marker: string;
  language: string;
  sourceStart: number;
  /** Start of the last line looked at. */
  scanned: number;
}

/** The part of the growing block that is finished, and what is needed to read the rest of it. */
interface Continued {
  block: Extract<Block, { kind: 'list' | 'table' }>;
  /** Lines put before the rest so that it reads as the same block: a table's first two. */
  prefix: string;
}

/** A text as far as it has come. Blocks that cannot change any more are the same objects from one reading to the next. */
export interface ReadMarkdown {
  text: string;
  blocks: Block[];
  /** The blocks that are finished: a prefix of `blocks`. */
  finished: Block[];
  /** Where the part begins that is read again. */
  cut: number;
  continued: Continued | null;
  fence: OpenFence | null;
}

const nothing: ReadMarkdown = { text: '', blocks: [], finished: [], cut: 0, continued: null, fence: null };

/**
 * A line that may yet become a list's next item, a table's next row or more of a paragraph says nothing about what came
 * before it. Behind three backticks it may until it ends: with another backtick in it, it opens no fence.
 */
const undecided = /^ {0,3}(?:\d{1,9}[.)]?|[-+*|>]|`{1,2}|~{1,2}|`{3,}[^`\n]*)?$/;

/**
 * Reads a markdown text that has grown since `previous`: only its last block is read again, and of a list or
 * a table only the last items or rows. A text that is not a continuation of `previous` is read from its start.
 */
export function readMarkdown(previous: ReadMarkdown | null, written: string): ReadMarkdown {
  const whole = written.includes('\r') ? written.replace(/\r\n?/g, '\n') : written;
  const before = previous && whole.startsWith(previous.text) ? previous : nothing;
  if (before.text.length === whole.length) return before;
  const fence = before.fence && stillOpen(before.fence, whole);
  return fence ? growFence(before, fence, whole) : lexRest(before, whole);
}

function stillOpen(fence: OpenFence, text: string): OpenFence | null {
  let line = fence.scanned;
  for (;;) {
    const next = lineEnd(text, line);
    const run = /^ {0,3}(`+|~+)[ \t]*\n?$/.exec(text.slice(line, Math.min(next, line + 200)))?.[1];
    if (run && run[0] === fence.marker[0] && run.length >= fence.marker.length) return null;
    if (next >= text.length && text[next - 1] !== '\n') return { ...fence, scanned: line };
    if (next >= text.length) return { ...fence, scanned: next };
    line = next;
  }
}

function growFence(before: ReadMarkdown, fence: OpenFence, text: string): ReadMarkdown {
  const source = text.slice(fence.sourceStart).replace(/\n$/, '');
  const block: Block = { kind: 'code', key: before.cut, language: fence.language, source, closed: false };
  return { ...before, text, fence, blocks: [...before.finished, block] };
}

function lexRest(before: ReadMarkdown, text: string): ReadMarkdown {
  const prefix = before.continued?.prefix ?? '';
  const tokens = lexBlocks(prefix + text.slice(before.cut));
  const undecidedFrom = firstUndecided(tokens);
  const finished = before.finished.slice();
  const growing: Block[] = [];
  let { cut, continued } = before;
  let offset = cut - prefix.length;
  for (const [index, token] of tokens.entries()) {
    const block = toBlock(token, offset);
    offset += token.raw.length;
    const joined = index === 0 && continued ? join(continued.block, block) : null;
    if (index === 0 && continued && !joined) finished.push(continued.block);
    if (index < undecidedFrom || (index === 0 && !joined)) continued = null;
    if (index < undecidedFrom) cut = offset;
    const placed = joined ?? block;
    if (placed) (index < undecidedFrom ? finished : growing).push(placed);
  }
  const state = { text, finished, blocks: [...finished, ...growing], cut, continued, fence: null };
  const open = tokens[undecidedFrom];
  return open && open.type !== 'space'
    ? settle(state, open, growing[0], undecidedFrom === 0 ? prefix : '')
    : state;
}

/** Index of the first token that may still change: the last that is not space, or an earlier one while that is undecided. */
function firstUndecided(tokens: Token[]): number {
  let last = tokens.findLastIndex((token) => token.type !== 'space');
  while (last > 0 && undecided.test(tokens[last]?.raw ?? '')) {
    last -= 1;
    while (last > 0 && tokens[last]?.type === 'space') last -= 1;
  }
  return Math.max(last, 0);
}

/** The first block read after a cut through a list or table carries its finished part on; null if it is another block. */
function join(held: Continued['block'], block: Block | null): Block | null {
  if (held.kind === 'list' && block?.kind === 'list' && held.ordered === block.ordered)
    return { ...held, items: [...held.items, ...block.items] };
  if (held.kind === 'table' && block?.kind === 'table')
    return { ...held, rows: [...held.rows, ...block.rows] };
  return null;
}

/** Moves the cut into the growing block as far as it cannot change any more. */
function settle(state: ReadMarkdown, open: Token, block: Block | undefined, prefix: string): ReadMarkdown {
  if (block?.kind === 'list') {
    const items = (open as Tokens.List).items.slice(0, -1);
    if (items.length === 0 || undecided.test((open as Tokens.List).items.at(-1)?.raw ?? '')) return state;
    const length = items.reduce((sum, item) => sum + item.raw.length, 0);
    const held = { ...block, items: block.items.slice(0, -1) };
    return { ...state, cut: state.cut + length, continued: { block: held, prefix: '' } };
  }
  if (block?.kind === 'table') {
    const held = block.rows.slice(0, -openRows);
    const next = block.rows.at(-openRows);
    if (held.length === 0 || !next) return state;
    const head = prefix || open.raw.slice(0, lineEnd(open.raw, lineEnd(open.raw, 0)));
    return { ...state, cut: next.key, continued: { block: { ...block, rows: held }, prefix: head } };
  }
  if (block?.kind === 'code' && !block.closed) {
    const marker = /^(`{3,}|~{3,})([^\n]*)\n/.exec(open.raw);
    if (!marker?.[1]) return state;
    const sourceStart = state.cut + marker[0].length;
    const fence = {
      marker: marker[1],
      language: languageOf(marker[2]?.trim()),
      sourceStart,
      scanned: sourceStart,
    };
    return { ...state, fence: stillOpen(fence, state.text) };
  }
  return state;
}
