import { LRUCache } from 'lru-cache';
import type { CellPosition, Place, ReadDocument } from '../document.ts';
import { sentencesOf } from '../sentences/sentences.ts';
import { ownCopy } from '../words/own-copy.ts';
import { foldText } from './fold-text.ts';
import type { Quantity } from './quantity.ts';
import { type Cell, readRow } from './read-row.ts';
import { maxSentenceLength, readSentence } from './read-sentence.ts';
import { type PlacedReading, toQuantities } from './to-quantities.ts';

/** A sentence is held against several works, an abstract against several sentences. Bounded in characters. */
const keptOfWords = new LRUCache<string, readonly Quantity[]>({
  maxSize: 800_000,
  sizeCalculation: (_quantities, prose) => prose.length + 1,
});

/**
 * Reads the quantities of plain words, in their order. Arms that a sentence names are remembered for those behind it that
 * only say "respectively". Takes any text, in linear time; what was read last is kept by its content.
 */
export function readQuantities(prose: string): readonly Quantity[] {
  const known = keptOfWords.get(prose);
  if (known) return known;
  const own = ownCopy(prose);
  const cells = cellsOfRow(own);
  const quantities = toQuantities(
    cells ? [readingOfRow(own, cells)] : sentencesOf(own).flatMap((sentence) => readingsOf(own, sentence)),
  );
  keptOfWords.set(own, quantities);
  return quantities;
}

/** What stands in front of a cell that is told with its head. */
const headOfCell = /^([^:|]{1,80}): /;
const maxCells = 40;
/** A longer one is a text in which a bar stands, and no cell. */
const maxCell = 600;

/** The cells of a row that is told as `createStatements` tells it, "Hip fracture | Placebo: 2.1% | Vitamin D: 1.9%"; else null. */
function cellsOfRow(words: string): { place: Place; head: string }[] | null {
  const parts = words.split(' | ');
  if (parts.length < 2 || parts.length > maxCells || parts.some(({ length }) => length > maxCell))
    return null;
  let start = 0;
  return parts.map((part, at) => {
    const head = at === 0 ? '' : (headOfCell.exec(part)?.[1] ?? '');
    const from = start + (head ? head.length + 2 : 0);
    const to = start + part.length;
    start = to + 3;
    return { place: { from, to }, head };
  });
}

const kept = new WeakMap<ReadDocument, readonly Quantity[]>();

/** The quantities of a document, those of its tables by the heads of their columns and rows; read once. */
export function readDocumentQuantities(document: ReadDocument): readonly Quantity[] {
  const known = kept.get(document);
  if (known) return known;
  const quantities = readOf(document);
  kept.set(document, quantities);
  return quantities;
}

function readOf({ blocks, prose, sentences }: ReadDocument): Quantity[] {
  const readings: PlacedReading[] = [];
  let row: { at: CellPosition; cells: { place: Place; head: string }[] } | null = null;
  const endRow = () => {
    if (row) readings.push(readingOfRow(prose, row.cells));
    row = null;
  };
  for (const [index, { cell, from, to }] of blocks.entries()) {
    if (!cell) continue;
    if (cell.row === 0) continue;
    if (row && (row.at.table !== cell.table || row.at.row !== cell.row)) endRow();
    row ??= { at: cell, cells: [] };
    row.cells.push({ place: { from, to }, head: cell.columnHead });
    if (!blocks[index + 1]?.cell) endRow();
  }
  endRow();
  for (const { block, from, to } of sentences)
    if (!blocks[block]?.cell) readings.push(...readingsOf(prose, { from, to }));
  return toQuantities(readings).sort((one, other) => one.from - other.from);
}

/** Digits of any script, or what may be written for one. */
const mayHoldNumbers = /[\p{N}&\\]/u;

/** A sentence in one piece, or, where it is none that people write, in several, cut at white space where there is any. */
function readingsOf(prose: string, sentence: Place): PlacedReading[] {
  if (!mayHoldNumbers.test(prose.slice(sentence.from, sentence.to))) return [];
  const { place, plain } = fold(prose, sentence);
  const readings: PlacedReading[] = [];
  for (let from = 0; from < plain.length; ) {
    const space = plain.lastIndexOf(' ', from + maxSentenceLength);
    const isLast = plain.length - from <= maxSentenceLength;
    const to = isLast || space <= from ? Math.min(plain.length, from + maxSentenceLength) : space;
    const start = from;
    readings.push({
      ...readSentence(plain.slice(start, to)),
      place: (first, last) => place(start + first, start + last),
    });
    from = to;
  }
  return readings;
}

function readingOfRow(prose: string, cells: readonly { place: Place; head: string }[]): PlacedReading {
  const folded: (Cell & ReturnType<typeof fold>)[] = [];
  let text = '';
  for (const { head, place } of cells) {
    const cell = fold(prose, { from: place.from, to: Math.min(place.to, place.from + maxSentenceLength) });
    folded.push({ ...cell, head, text: cell.plain, from: text.length });
    text += `${cell.plain} | `;
  }
  return {
    ...readRow(text, folded),
    place: (from, to) => {
      const cell = folded.findLast((one) => one.from <= from);
      if (!cell) throw new Error('A number of a row stands in one of its cells');
      return cell.place(from - cell.from, Math.min(to - cell.from, cell.plain.length));
    },
  };
}

/** The words of a place in one spelling, and where each stretch of them stands. */
function fold(prose: string, { from, to }: Place) {
  const part = prose.slice(from, to);
  const { places, plain } = foldText(part);
  const place = (first: number, last: number) => {
    const start = places[first] ?? 0;
    const end = (places[last - 1] ?? 0) + 1;
    return { from: from + start, to: from + end, text: part.slice(start, end) };
  };
  return { plain, place };
}
