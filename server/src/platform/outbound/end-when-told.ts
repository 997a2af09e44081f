import { readLine } from './end-words.ts';
import {
  asStep,
  type Controller,
  isGood,
  mayBeEvents,
  PassedOn,
  type ReplyHeaders,
  type ReplyStart,
} from './passed-on.ts';

/** Milliseconds for what a vendor still sends behind its end; then the answer waits for its connection no longer. */
const graceMs = 1_000;

/**
 * Ends a stream of events that has said its end but whose connection stays open: a proxy may hold it for minutes, and the
 * answer would be waited for as if its vendor were silent. Only what begins a line can say so; the text of an answer, which
 * is JSON within a line, cannot. A connection that is lost behind the end is no loss. Gemini has no word for its end.
 */
export const endWhenTold = asStep((next) => new EndWhenTold(next));

class EndWhenTold extends PassedOn {
  /** Null: it calls itself a document, and what it begins with will tell. */
  #isStream: boolean | null = false;
  /** How a line begins of which more is to come; null where the rest of it says nothing. */
  #begun: Buffer | null = nothing;
  /** The event that is being read says that it is the last. */
  #isLast = false;
  #grace: NodeJS.Timeout | undefined;

  override onResponseStart(...start: ReplyStart): void {
    const [, status, headers] = start;
    this.#isStream = mayBeEvents(status, headers) || (isGood(status) ? null : false);
    super.onResponseStart(...start);
  }

  override onResponseData(controller: Controller, bytes: Buffer): void {
    this.#isStream ??= beginsAsEvents(bytes);
    if (this.#isStream && !this.#grace && this.#saysEnd(bytes))
      this.#grace = setTimeout(() => this.endHere(controller), graceMs);
    super.onResponseData(controller, bytes);
  }

  override onResponseEnd(controller: Controller, trailers: ReplyHeaders): void {
    clearTimeout(this.#grace);
    super.onResponseEnd(controller, trailers);
  }

  override onResponseError(controller: Controller, error: Error): void {
    clearTimeout(this.#grace);
    if (this.#grace && !controller.aborted) this.passEnd(controller, {});
    else super.onResponseError(controller, error);
  }

  /** Whether the last event has ended within these bytes. */
  #saysEnd(bytes: Buffer): boolean {
    let at = 0;
    if (this.#begun !== nothing) {
      const end = bytes.indexOf(lineEnd);
      if (this.#begun) {
        const line = Buffer.concat([
          this.#begun,
          bytes.subarray(0, end < 0 ? mostBegun : Math.min(end + 1, mostBegun)),
        ]);
        if (this.#ends(line, 0)) return true;
        if (end < 0) this.#begin(line);
      }
      if (end < 0) return false;
      this.#begun = nothing;
      at = end + 1;
    }
    while (at < bytes.length) {
      if (this.#ends(bytes, at)) return true;
      const end = bytes[at] === lineEnd ? at : bytes.indexOf(lineEnd, at);
      if (end < 0) {
        this.#begin(bytes.subarray(at));
        return false;
      }
      at = end + 1;
    }
    return false;
  }

  /** Whether the line that begins here ends the last event. */
  #ends(bytes: Buffer, at: number): boolean {
    const isEmpty = bytes[at] === lineEnd || (bytes[at] === carriageReturn && bytes[at + 1] === lineEnd);
    if (isEmpty) return this.#isLast;
    const said = readLine(bytes, at);
    if (said === 'last') this.#isLast = true;
    return said === 'done';
  }

  /** A line goes on in the next piece. */
  #begin(line: Buffer): void {
    this.#begun = line.length < mostBegun ? Buffer.from(line) : null;
  }
}

const lineEnd = 10;
const carriageReturn = 13;
/** Of JSON, pages and XML. */
const beginnings = new Set(Buffer.from('{["<'));
const blanks = new Set(Buffer.from(' \t\r\n'));

/**
 * Some gateways call a stream of events JSON or a page: it is one where it does not begin as those do.
 * @returns null as long as nothing but blanks has come
 */
function beginsAsEvents(bytes: Buffer): boolean | null {
  const first = bytes.find((byte) => !blanks.has(byte));
  return first === undefined ? null : !beginnings.has(first);
}

const nothing = Buffer.alloc(0);
/** Bytes of a line that tell whether it says the end. */
const mostBegun = 64;
