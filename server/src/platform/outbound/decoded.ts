import type { Transform } from 'node:stream';
import zlib from 'node:zlib';
import { asStep, type Controller, PassedOn, type ReplyHeaders, type ReplyStart } from './passed-on.ts';
import { mostUnpacked, TooLargeError } from './reply-bounds.ts';

/** Makes what unpacks a reply, once its first bytes are there. */
type Open = (first: Buffer) => Transform;

/** A stream that breaks off amid its compressed data gives out all that there is: whether an answer is whole is told by its events. */
const lenient = { finishFlush: zlib.constants.Z_SYNC_FLUSH };
/** RFC 9659: what is sent needs no more than 8 MB to be unpacked. */
const zstdWindow = { [zlib.constants.ZSTD_d_windowLogMax]: 23 };

/** By which name what is unpacked how. Some servers leave the frame of `deflate` out. */
const decoders: Record<string, Open> = {
  gzip: () => zlib.createGunzip(lenient),
  'x-gzip': () => zlib.createGunzip(lenient),
  deflate: (first) => (hasFrame(first) ? zlib.createInflate(lenient) : zlib.createInflateRaw(lenient)),
  br: () => zlib.createBrotliDecompress({ finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH }),
  zstd: () => zlib.createZstdDecompress({ params: zstdWindow, finishFlush: zlib.constants.ZSTD_e_flush }),
};

const hasFrame = ([first = 0]: Buffer): boolean => (first & 0x0f) === 8;

/**
 * Unpacks replies that a vendor or a proxy has compressed though nothing asked for it (`accept-encoding: identity`): piece by
 * piece, each as it comes. Data that is broken fails the reply as a lost connection does, behind what was unpacked before. A
 * reply in an encoding that is not known is passed on as it is.
 */
export const decoded = asStep((next) => new Decoded(next));

class Decoded extends PassedOn {
  #decoding: Decoding | undefined;

  override onResponseStart(...[controller, status, headers, message]: ReplyStart): void {
    const { 'content-encoding': encoding } = headers;
    // Nearly all of them have none.
    const open = encoding === undefined ? undefined : decoders[String(encoding).trim().toLowerCase()];
    if (!open) {
      super.onResponseStart(controller, status, headers, message);
      return;
    }
    const { 'content-encoding': _encoding, 'content-length': _length, ...others } = headers;
    const decoding = new Decoding(controller, open, {
      onPiece: (piece) => super.onResponseData(decoding, piece),
      onBroken: (error) => this.failHere(decoding, error),
    });
    this.#decoding = decoding;
    super.onResponseStart(decoding, status, others, message);
  }

  override onResponseData(controller: Controller, bytes: Buffer): void {
    if (!this.#decoding) super.onResponseData(controller, bytes);
    else if (!this.isOver) this.#decoding.write(bytes);
  }

  override onResponseEnd(controller: Controller, trailers: ReplyHeaders): void {
    const decoding = this.#decoding;
    if (decoding) decoding.end(() => this.passEnd(decoding, trailers));
    else this.passEnd(controller, trailers);
  }

  override onResponseError(controller: Controller, error: Error): void {
    const decoding = this.#decoding;
    const fail = () => this.passError(decoding ?? controller, error);
    // What came before the connection was lost is unpacked first; who has left wants nothing more.
    if (decoding && !controller.aborted) decoding.end(fail);
    else fail();
  }
}

interface Told {
  onPiece(piece: Buffer): void;
  onBroken(error: Error): void;
}

/** What is unpacked of a reply; to the steps behind it, its connection: who reads slowly slows both down. */
class Decoding implements Controller {
  readonly #connection: Controller;
  readonly #open: Open;
  readonly #told: Told;
  #decoder: Transform | undefined;
  #unpacked = 0;
  #isPaused = false;

  constructor(connection: Controller, open: Open, told: Told) {
    this.#connection = connection;
    this.#open = open;
    this.#told = told;
  }

  get aborted(): boolean {
    return this.#connection.aborted;
  }

  get reason(): Error | null {
    return this.#connection.reason;
  }

  get paused(): boolean {
    return this.#isPaused;
  }

  pause(): void {
    this.#isPaused = true;
    this.#decoder?.pause();
  }

  resume(): void {
    this.#isPaused = false;
    this.#decoder?.resume();
  }

  abort(reason: Error): void {
    this.#decoder?.destroy();
    this.#connection.abort(reason);
  }

  write(bytes: Buffer): void {
    this.#decoder ??= this.#listening(this.#open(bytes));
    // The connection waits until the decoder has room again.
    if (!this.#decoder.write(bytes)) this.#connection.pause();
  }

  /** @param ended called once all that was written is unpacked and read */
  end(ended: () => void): void {
    if (this.#decoder) this.#decoder.once('end', ended).end();
    else ended();
  }

  #listening(decoder: Transform): Transform {
    const { onBroken, onPiece } = this.#told;
    return decoder
      .on('data', (piece: Buffer) => {
        this.#unpacked += piece.length;
        if (this.#unpacked > mostUnpacked) onBroken(new TooLargeError('it unpacks without end'));
        else onPiece(piece);
      })
      .on('drain', () => this.#connection.resume())
      .on('error', onBroken);
  }
}
