import { LRUCache } from 'lru-cache';
import type { Place } from '../document.ts';
import type { PlacedText } from '../quantities/placed-text.ts';
import type { Quantity } from '../quantities/quantity.ts';
import { readQuantities } from '../quantities/read-quantities.ts';
import { sentencesOf } from '../sentences/sentences.ts';
import { withPlainHyphens } from '../words/plain-hyphens.ts';
import { rolesOf, type SentenceRole } from './sentence-roles.ts';

/** A sentence of an abstract and what it is there for. */
export interface AbstractSentence extends Place {
  text: string;
  role: SentenceRole;
  quantities: readonly Quantity[];
}

/** An abstract, read once for all sentences that cite it. */
export interface ReadAbstract extends PlacedText {
  sentences: AbstractSentence[];
}

/** Those of the works of some twenty turns. Bounded in characters. */
const kept = new LRUCache<string, ReadAbstract>({
  maxSize: 1_200_000,
  sizeCalculation: (_read, text) => text.length + 1,
});
/** In characters; a longer text is no abstract, and its end is not read. */
const maxLength = 20_000;

/** Reads an abstract's sentences, what each of them is there for, and the numbers that it states. */
export function readAbstract(text: string): ReadAbstract {
  const known = kept.get(text);
  if (known) return known;
  const part = withPlainHyphens(text.slice(0, maxLength));
  const quantities = readQuantities(part);
  const sentences = sentencesOf(part);
  const roles = rolesOf(sentences.map((sentence) => sentence.text));
  const read = {
    text: part,
    from: 0,
    quantities,
    sentences: sentences.map((sentence, at) => ({
      ...sentence,
      role: roles[at] ?? 'unknown',
      quantities: quantities.filter(({ from }) => from >= sentence.from && from < sentence.to),
    })),
  };
  kept.set(text, read);
  return read;
}
