import type { Block, Place } from '../document.ts';
import { type EntryKey, readEntryKey } from './entry-key.ts';
import { isReferencesTitle, referencesLabelLength } from './titles.ts';

/** A part of a block, and what it may be. */
export interface Piece extends Place {
  /** `title` announces a list; `line` may be an entry or what goes on with the one before it. */
  kind: 'title' | 'line';
  key: EntryKey | null;
}

/**
 * The lines of a block, each with what it begins with. A line that holds several entries is cut before each: in
 * `[1] … [2] …` the numbers count on.
 */
export function cutLines(text: string, block: Block): Piece[] {
  const pieces: Piece[] = [];
  let from = block.from;
  while (from < block.to) {
    const end = text.indexOf('\n', from);
    const to = end < 0 || end > block.to ? block.to : end;
    const line = text.slice(from, to);
    const bare = line.replace(/[*_]/g, '');
    if (from === block.from && block.kind !== 'heading' && isReferencesTitle(bare))
      pieces.push({ from, to, kind: 'title', key: null });
    else pieces.push(...cutLine(text, from, to, from === block.from));
    from = to + 1;
  }
  return pieces;
}

const opening = /\[(\d{1,3})\]\s/g;

function cutLine(text: string, start: number, to: number, isFirst: boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = start;
  const label = isFirst ? referencesLabelLength(unmarked(text.slice(from, Math.min(to, from + 100)))) : 0;
  if (label > 0 && readEntryKey(unmarked(text.slice(from, to)).slice(label))) {
    pieces.push({ from, to: from + label, kind: 'title', key: null });
    from += label;
  }
  const key = readEntryKey(text.slice(from, to));
  let last = Number(key?.key);
  const line = text.slice(from, to);
  let lineFrom = from;
  if (key && line.trimStart().startsWith('['))
    for (const { index, 1: number } of line.matchAll(opening)) {
      if (index === 0 || Number(number) !== last + 1) continue;
      last += 1;
      pieces.push(entry(text, lineFrom, from + index));
      lineFrom = from + index;
    }
  pieces.push(entry(text, lineFrom, to));
  return pieces;
}

const entry = (text: string, from: number, to: number): Piece => ({
  from,
  to,
  kind: 'line',
  key: readEntryKey(text.slice(from, to)),
});

/** Emphasis as spaces, so that places stay. */
const unmarked = (line: string) => line.replace(/[*_]/g, ' ');
