import type { Mention } from '@sextant/contracts';
import type { Block, Place, ReadDocument } from '../../reading/document.ts';
import { citedPart } from '../../reading/mentions/cited-part.ts';
import { firstEndingAfter } from '../../reading/parts.ts';
import { blockAt, sentenceAt, sentencesOf } from '../../reading/read-document.ts';
import { columnBelow, rowOf, rowsBelow, rowsBeside } from './table-places.ts';

/** More in one sentence is a list, which tells nothing of any. */
const maxMarks = 12;

/** The mentions of one work in an answer, and those of all others, in the order of the text. */
export interface MentionsOf {
  own: readonly Mention[];
  others: readonly Place[];
}

/**
 * The stretches of an answer that speak of a work, each once. Who cites a work speaks of it until another is cited or
 * another topic begins: to the end of the paragraph, in what is nested below or announced, in the list or table beside
 * it, and in the column or row of a table.
 */
export function scopesOf(document: ReadDocument, { others, own }: MentionsOf): Place[] {
  const found = new Map<number, Place>();
  const isAlone = ({ from, to }: Place) => (others[firstEndingAfter(others, from)]?.from ?? to) >= to;
  const isCiting = ({ from, to }: Place) => (own[firstEndingAfter(own, from)]?.from ?? to) < to;
  const add = ({ from, to }: Place) => {
    if (!found.has(from)) found.set(from, { from, to });
  };
  const seen = new Set<Block>();
  const lists = new Set<number>();
  for (const mention of own) {
    const block = blockAt(document, mention.from);
    if (!block) continue;
    if (block.cell) {
      const { column, row } = block.cell;
      // In the corner it heads the rows, which then are all of it.
      const isCorner = row === 0 && column === 0;
      const places =
        row === 0
          ? isCorner
            ? rowsBelow(document, block)
            : columnBelow(document, block)
          : [rowOf(document, block) ?? block];
      for (const place of places) if (isAlone(place)) add(place);
      if (!places.some(isAlone) && isAlone(block)) add(block);
      continue;
    }
    const isFirst = !seen.has(block);
    seen.add(block);
    if (isFirst || !isAlone(block)) addAround(mention, block);
    if (isFirst) addBeyond(block);
  }
  return [...found.values()];

  /** The citing sentence or its part, and what follows it in its block up to what cites another. */
  function addAround(mention: Mention, block: Block): void {
    if (isAlone(block)) {
      for (const sentence of sentencesOf(document, block)) add(sentence);
      return;
    }
    const { sentences } = document;
    const at = firstEndingAfter(sentences, mention.from);
    const sentence = sentences[at];
    const part = sentence && (isAlone(sentence) ? sentence : partOf(mention, sentence));
    if (part) add(part);
    if (part !== sentence) return;
    for (let next = at + 1; ; next += 1) {
      const beside = sentences[next];
      if (beside?.block !== sentence?.block || !beside || !isAlone(beside) || isCiting(beside)) return;
      add(beside);
    }
  }

  /** Of a sentence that cites several, the part that is said of this one. */
  function partOf(mention: Mention, sentence: Place): Place | null {
    const within = (all: readonly Place[]) =>
      all.slice(firstEndingAfter(all, sentence.from), firstEndingAfter(all, sentence.to));
    const marks = [...within(own), ...within(others)].sort((one, other) => one.from - other.from);
    if (marks.length > maxMarks) return null;
    const places = marks.map(({ from, to }) => ({ from: from - sentence.from, to: to - sentence.from }));
    const at = marks.indexOf(mention);
    if (at < 0) return null;
    const part = citedPart(document.prose.slice(sentence.from, sentence.to), places, at);
    const place = { from: sentence.from + part.from, to: sentence.from + part.to };
    return isAlone(place) ? place : null;
  }

  /** What belongs to a block that cites the work by the form of the answer. */
  function addBeyond(block: Block): void {
    if (!isAlone(block)) return;
    const { blocks } = document;
    const at = firstEndingAfter(blocks, block.from);
    for (const step of [1, -1] as const) {
      const rows = rowsBeside(document, at, step);
      if (rows.every(isAlone)) for (const row of rows) add(row);
    }
    for (let next = at + 1; isBelow(document, at, next); next += 1) {
      const below = blocks[next] as Block;
      if (!isAlone(below)) return;
      for (const sentence of sentencesOf(document, below)) add(sentence);
    }
    const list = announcedList(document, at);
    const [first] = list;
    if (!first || lists.has(first.from)) return;
    lists.add(first.from);
    if (list.some((item) => !isAlone(item))) return;
    for (const item of list) for (const sentence of sentencesOf(document, item)) add(sentence);
  }
}

/** The list that a line announces and an item stands in: what one of its items cites, all of them may speak of. */
function announcedList({ blocks, prose }: ReadDocument, at: number): readonly Block[] {
  let first = at;
  while (blocks[first]?.kind === 'item') first -= 1;
  const line = blocks[first];
  if (first === at || line?.kind !== 'paragraph' || !/:\s*$/.test(prose.slice(line.from, line.to))) return [];
  let end = at;
  while (blocks[end]?.kind === 'item') end += 1;
  return blocks.slice(first + 1, end);
}

/** What a heading heads, what is nested in an item, and the items that a line above them announces. */
function isBelow({ blocks, prose }: ReadDocument, at: number, next: number): boolean {
  const [block, below] = [blocks[at], blocks[next]];
  if (!block || !below) return false;
  if (block.kind === 'heading') return below.headings.includes(at);
  if (below.kind !== 'item') return false;
  if (block.kind === 'item') return below.depth > block.depth;
  return block.kind === 'paragraph' && !/[.!?]\s*$/.test(prose.slice(block.from, block.to).trimEnd());
}

/** The sentence or the table row that a place stands in, as it is shown. */
export function sentenceOf(document: ReadDocument, place: number): Place {
  const { from, to } = sentenceAt(document, place) ?? blockAt(document, place) ?? { from: place, to: place };
  return { from, to };
}

/** Parts of a text in its order. */
export const inOrder = <Part extends Place>(parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => one.from - other.from);
