import { LRUCache } from 'lru-cache';
import type { Block, BlockKind, Place, ReadDocument, Sentence } from './document.ts';
import { Page } from './markup/page.ts';
import { readBlocks } from './markup/read-blocks.ts';
import { firstEndingAfter, partAt } from './parts.ts';
import { findReferences } from './references/find-references.ts';
import { sentencesOfParagraph } from './sentences/sentences.ts';

const saysSentences: ReadonlySet<BlockKind> = new Set(['heading', 'paragraph', 'item', 'cell', 'quote']);

/**
 * An answer is read in each round of its turn's checks, and other questions' between them. Bounded in characters: those of
 * some twenty questions.
 */
const kept = new LRUCache<string, ReadDocument>({
  maxSize: 480_000,
  sizeCalculation: ({ text }) => Math.max(1, text.length),
});

/**
 * Reads a text, an answer's or an abstract's, once: what was read last is kept by its content, and is not to be changed.
 * Whatever it holds, this takes a time that grows with its length.
 */
export function readDocument(text: string): ReadDocument {
  const known = kept.get(text);
  if (known) return known;
  const document = read(text);
  kept.set(text, document);
  return document;
}

function read(text: string): ReadDocument {
  const page = new Page(text);
  const { code, links, ...parsed } = readBlocks(page);
  const addressesIn = ({ from, to }: Place) => {
    const first = firstEndingAfter(links, from);
    return links.slice(first, firstEndingAfter(links, to)).map(({ address }) => address);
  };
  const wordsOf = (place: Place) => page.wordsOf(place);
  const { blocks, references } = findReferences({ text, ...parsed, wordsOf, addressesIn });
  const prose = page.prose();
  const sentences: Sentence[] = [];
  for (const [index, block] of blocks.entries())
    if (saysSentences.has(block.kind))
      for (const { from, to } of sentencesOfParagraph(prose.slice(block.from, block.to))) {
        const place = { from: block.from + from, to: block.from + to };
        const words = page.wordsOf(place);
        if (words) sentences.push({ ...place, block: index, text: words });
      }
  return { text, prose, blocks, sentences, code, links, references };
}

/** The block that a place stands in; null between blocks. */
export const blockAt = (document: ReadDocument, place: number): Block | null =>
  partAt(document.blocks, place);

/**
 * The sentence that a place stands in. What stands behind a sentence without a word of its own, such as a link that is
 * a number, belongs to it. Null where its block says nothing.
 */
export function sentenceAt(document: ReadDocument, place: number): Sentence | null {
  const block = blockAt(document, place);
  if (!block) return null;
  const next = firstEndingAfter(document.sentences, place);
  const around = [next, next - 1, next].map((index) => document.sentences[index]);
  const isNear = (sentence: Sentence | undefined) => sentence && document.blocks[sentence.block] === block;
  if (isNear(around[0]) && (around[0] as Sentence).from <= place) return around[0] as Sentence;
  return around.slice(1).find(isNear) ?? null;
}

/** The sentences of one block. */
export function sentencesOf({ sentences }: ReadDocument, block: Block): Sentence[] {
  const from = firstEndingAfter(sentences, block.from);
  const found: Sentence[] = [];
  for (let at = from; at < sentences.length && (sentences[at] as Sentence).from < block.to; at += 1)
    found.push(sentences[at] as Sentence);
  return found;
}

/** Whether a place is shown as code or as a formula. */
export const isCode = ({ code }: ReadDocument, place: number): boolean => partAt(code, place) !== null;

/** Where a stretch of a sentence's text stands in the document's. */
export function placeOf({ prose }: ReadDocument, sentence: Sentence, from: number, to: number) {
  const letters = (text: string) => text.replace(/\s/g, '').length;
  let passed = letters(sentence.text.slice(0, from));
  let place = sentence.from;
  const skip = () => {
    while (place < sentence.to && /\s/.test(prose[place] as string)) place += 1;
  };
  for (skip(); passed > 0; passed -= 1, skip()) place += 1;
  const start = place;
  let end = start;
  for (let left = letters(sentence.text.slice(from, to)); left > 0; left -= 1, skip()) end = ++place;
  return { from: start, to: end };
}
