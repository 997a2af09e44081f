import { sentencesOf } from '../../text/sentences.ts';

/** A sentence or a table's row of a folded text. */
export interface Segment {
  text: string;
  from: number;
  /** What stands above it: a heading, or the line that opens a list. */
  heading: string;
  /** Of a row: what stands at the head of each column, and where each cell begins within `text`. */
  columns: { head: string; from: number; to: number }[] | null;
}

/** In characters. What is read within a sentence looks at all of it more than once. */
const longest = 3_000;
const rule = /^\s*\|?(?:\s?:?-{1,200}:?\s?\|){1,60}(?:\s?:?-{1,200}:?)?\s*$/;
const headed = /^\s*(?:#{1,6}\s|.{1,120}:\s*$)/;

/** Cuts a folded text into what is read by itself: sentences, and rows of tables. */
export function segmentsOf(plain: string): Segment[] {
  const segments: Segment[] = [];
  const lines = plain.split('\n');
  let from = 0;
  let heading = '';
  let heads: string[] | null = null;
  lines.forEach((line, at) => {
    const isRow = line.includes('|') && line.trimStart().length > 2;
    if (!isRow) heads = null;
    if (isRow && rule.test(lines[at + 1] ?? ''))
      heads = cellsOf(line).map(({ from: start, to }) => line.slice(start, to).trim());
    else if (isRow && heads && line.length <= longest && !rule.test(line))
      segments.push(rowOf(line, from, heading, heads));
    else if (!rule.test(line))
      for (const sentence of sentencesOf(line))
        for (const piece of piecesOf(sentence.text))
          segments.push({
            text: piece.text,
            from: from + sentence.from + piece.from,
            heading,
            columns: null,
          });
    if (headed.test(line)) heading = line.replace(/[#:]/g, '').trim().slice(0, 120);
    from += line.length + 1;
  });
  return segments;
}

/** A sentence in one piece, or, where it is none that people write, in several, cut at white space where there is any. */
function piecesOf(sentence: string): { text: string; from: number }[] {
  const pieces: { text: string; from: number }[] = [];
  for (let from = 0; from < sentence.length; ) {
    const space = sentence.lastIndexOf(' ', from + longest);
    const to = sentence.length - from <= longest || space <= from ? from + longest : space;
    pieces.push({ text: sentence.slice(from, to), from });
    from = to;
  }
  return pieces;
}

function rowOf(line: string, from: number, heading: string, heads: string[]): Segment {
  const columns = cellsOf(line).map((cell, at) => ({ ...cell, head: heads[at] ?? '' }));
  return { text: line, from, heading, columns };
}

function cellsOf(line: string): { from: number; to: number }[] {
  const bars = [...line.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  if (line.trimStart()[0] !== '|') bars.unshift(-1);
  if (!line.trimEnd().endsWith('|')) bars.push(line.length);
  return bars.slice(0, -1).map((bar, at) => ({ from: bar + 1, to: bars[at + 1] ?? line.length }));
}
