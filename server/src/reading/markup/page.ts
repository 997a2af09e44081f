import type { Place } from '../document.ts';
import { plainHyphenOf } from '../words/plain-hyphens.ts';

/** What a place of the text is to someone who reads the page. */
const hidden = 0;
const shown = 1;
const gap = 2;

/** What is of the word before it where nothing stands between. */
const ofWord = /[\p{L}\p{N}\p{M}/⁻-]/u;
/** Longer ones are no words, and would be moved over and over in a flood of gaps. */
const longestWord = 60;

/** The text as it is found to be words, marks or neither, place by place. */
export class Page {
  readonly text: string;
  readonly #characters: Uint16Array;
  readonly #kinds: Uint8Array;

  constructor(text: string) {
    this.text = text;
    this.#characters = new Uint16Array(text.length).fill(32);
    this.#kinds = new Uint8Array(text.length);
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#characters[at] = 10;
  }

  /** This place shows this character of UTF-16; of hyphens, the plain one. */
  show(place: number, character: number) {
    this.#characters[place] = plainHyphenOf(character);
    this.#kinds[place] = shown;
  }

  /** A mark within a word. */
  hide(place: number) {
    this.#characters[place] = 32;
    this.#kinds[place] = hidden;
  }

  /** What stands here says nothing, and parts the words on either side. */
  blank(from: number, to: number) {
    for (let place = from; place < to; place += 1) {
      if (this.#characters[place] !== 10) this.#characters[place] = 32;
      this.#kinds[place] = gap;
    }
  }

  /** Moves the rest of a word up to what stands before a gap in it, so that it is read as one word; all behind it keeps its place. */
  close({ from, to }: Place) {
    let end = to;
    while (
      end - to < longestWord &&
      this.#kinds[end] === shown &&
      ofWord.test(String.fromCharCode(this.#characters[end] as number))
    )
      end += 1;
    this.#characters.copyWithin(from, to, end).fill(32, from + end - to, end);
    this.#kinds.copyWithin(from, to, end).fill(gap, from + end - to, end);
  }

  /** As long as the text: marks are spaces. */
  prose(): string {
    // Unlike a decoder of text, this keeps halves of characters.
    return Buffer.from(this.#characters.buffer).toString('utf16le');
  }

  /** What a stretch says: marks within a word part nothing, and white space is single. */
  wordsOf({ from, to }: Place): string {
    let words = '';
    for (let place = from; place < to; place += 1) {
      const kind = this.#kinds[place];
      if (kind === shown) words += String.fromCharCode(this.#characters[place] as number);
      else if (kind === gap || this.#characters[place] === 10) words += ' ';
    }
    return words.replace(/\s+/g, ' ').trim();
  }

  hasWords({ from, to }: Place): boolean {
    return this.#kinds.subarray(from, to).includes(shown);
  }
}
