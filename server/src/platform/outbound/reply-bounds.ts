import { asStep, type Controller, mayBeEvents, PassedOn, type ReplyStart } from './passed-on.ts';

/** Bytes of one event, or of a reply that is no stream: who reads them must hold them all. No answer has a tenth of it. */
const mostAtOnce = 8 * 1024 * 1024;
/** Bytes that all of a compressed reply unpacks to: a few kilobytes on the wire may be gigabytes of blanks. */
export const mostUnpacked = 64 * 1024 * 1024;

/** A reply is larger than any answer. */
export class TooLargeError extends Error {
  readonly code = 'REPLY_TOO_LARGE';

  constructor(how: string) {
    super(`The reply is too large: ${how}`);
    this.name = 'TooLargeError';
  }
}

/**
 * Fails a reply of which a reader would have to hold more than 8 MB at once, behind what came before; its connection is let
 * go. A stream of smaller events may be as long as it likes: who reads it stops where an answer is too long.
 */
export const withinBounds = asStep((next) => new WithinBounds(next));

class WithinBounds extends PassedOn {
  #isWhole = false;
  /** Bytes since the last event has ended. */
  #held = 0;
  /** What came last has ended a line: one that is empty behind it ends an event. */
  #hasEndedLine = false;

  override onResponseStart(...start: ReplyStart): void {
    const [, status, headers] = start;
    this.#isWhole = !mayBeEvents(status, headers);
    super.onResponseStart(...start);
  }

  override onResponseData(controller: Controller, bytes: Buffer): void {
    const begun = this.#isWhole ? -1 : this.#behindLastEvent(bytes);
    this.#held = begun < 0 ? this.#held + bytes.length : bytes.length - begun;
    if (this.#held <= mostAtOnce) super.onResponseData(controller, bytes);
    else if (!this.isOver)
      this.failHere(
        controller,
        new TooLargeError(this.#isWhole ? 'it does not end' : 'an event does not end'),
      );
  }

  /** Where the next event begins behind the last that ends in these bytes; -1 where none does. */
  #behindLastEvent(bytes: Buffer): number {
    const { length } = bytes;
    const followsLine = this.#hasEndedLine;
    const last = bytes[length - 1];
    const before = length > 1 ? bytes[length - 2] : followsLine ? lineEnd : 0;
    this.#hasEndedLine = last === lineEnd || (last === carriageReturn && before === lineEnd);
    // Most pieces end with an event.
    if (last === lineEnd && before === lineEnd) return length;
    const behind = behindLast(bytes, emptyLine) ?? behindLast(bytes, emptyLineOfTwo);
    if (behind !== undefined) return behind;
    if (!followsLine) return -1;
    const from = bytes[0] === carriageReturn ? 1 : 0;
    return bytes[from] === lineEnd ? from + 1 : -1;
  }
}

const lineEnd = 10;
const carriageReturn = 13;
const [emptyLine, emptyLineOfTwo] = [Buffer.from('\n\n'), Buffer.from('\n\r\n')];

function behindLast(bytes: Buffer, ending: Buffer): number | undefined {
  const at = bytes.lastIndexOf(ending);
  return at < 0 ? undefined : at + ending.length;
}
