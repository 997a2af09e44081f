import type { Place, ReadDocument, Sentence } from './document.ts';
import { firstEndingAfter } from './parts.ts';

/** What a stretch of a document says, as people read it: without markup, white space single. */
export function wordsBetween(document: ReadDocument, { from, to }: Place): string {
  const { prose, sentences } = document;
  const said: string[] = [];
  for (let index = firstEndingAfter(sentences, from); index < sentences.length; index += 1) {
    const sentence = sentences[index] as Sentence;
    if (sentence.from >= to) break;
    said.push(clip(prose, sentence, Math.max(from, sentence.from), Math.min(to, sentence.to)));
  }
  const words = said.length > 0 ? said.join(' ') : prose.slice(from, to);
  return words.replace(/\s+/g, ' ').trim();
}

/** The part of a sentence's text that stands between two places: both have the same letters. */
function clip(prose: string, sentence: Sentence, start: number, end: number): string {
  const { inText, upTo } = lettersOf(prose, sentence);
  const at = (place: number) => inText[upTo[place - sentence.from] as number] as number;
  return sentence.text.slice(at(start), at(end));
}

/** Letters are all characters but white space: what a sentence's text and the prose that it was made of share. */
interface Letters {
  /** Of each place of the prose, from the sentence's first to the one behind it: how many letters stand before it. */
  upTo: Uint32Array;
  /** Of each count of letters: the index in the text right behind so many. */
  inText: Uint32Array;
}

/** Counted once a sentence: a long one may be asked for thousands of its parts. */
const counted = new WeakMap<Sentence, Letters>();

function lettersOf(prose: string, sentence: Sentence): Letters {
  const known = counted.get(sentence);
  if (known) return known;
  const { from, text, to } = sentence;
  const upTo = new Uint32Array(to - from + 1);
  for (let index = 0; index < to - from; index += 1)
    upTo[index + 1] = (upTo[index] as number) + (isLetter(prose[from + index]) ? 1 : 0);
  const inText = new Uint32Array((upTo[to - from] as number) + 1).fill(text.length);
  inText[0] = 0;
  let count = 0;
  for (let index = 0; index < text.length; index += 1)
    if (isLetter(text[index]) && ++count < inText.length) inText[count] = index + 1;
  const letters = { upTo, inText };
  counted.set(sentence, letters);
  return letters;
}

const isLetter = (character: string | undefined) => character !== undefined && /\S/.test(character);
