import { storable } from '../../platform/db/storable.ts';

/**
 * The text of one running answer. Pieces are gathered as they come, at the price of one concatenation, and taken out
 * in larger portions by two readers of different pace: the hub (for subscribers) and the flusher (for PostgreSQL).
 */
export class AnswerText {
  /** All that was taken so far: what every view shows, to the byte. */
  #taken = '';
  #gathered = '';
  #unflushed = '';
  #flushedLength = 0;

  /** Text that every view shows. */
  get value(): string {
    return this.#taken;
  }

  gather(piece: string): void {
    this.#gathered += piece;
  }

  /**
   * Leaves the first so many characters out; the rest is taken once more, from its beginning. What was flushed stays where it
   * is until the whole text is written in the end.
   */
  takeBack(length: number): void {
    this.#gathered = (this.#taken + this.#gathered).slice(length);
    this.#taken = '';
  }

  /** Hands out what came since the last call, and where it begins; null when there is nothing. */
  take(isLast = false): { from: number; text: string } | null {
    if (this.#gathered === '') return null;
    let text = this.#gathered;
    this.#gathered = '';
    // Half a character may still wait for its other half, which comes with the next piece.
    if (!isLast && isHighSurrogate(text.charCodeAt(text.length - 1))) {
      this.#gathered = text.slice(-1);
      text = text.slice(0, -1);
      if (text === '') return null;
    }
    text = storable(text);
    const from = this.#taken.length;
    this.#taken += text;
    this.#unflushed += text;
    return { from, text };
  }

  /** Hands out what has come since the last call, and where it begins; null when there is nothing. */
  flush(): { offset: number; text: string } | null {
    if (this.#unflushed === '') return null;
    const portion = { offset: this.#flushedLength, text: this.#unflushed };
    this.#flushedLength += portion.text.length;
    this.#unflushed = '';
    return portion;
  }
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
