import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import zlib from 'node:zlib';
import { type BuiltStream, buildErrorEvent } from './build-stream.ts';
import type { FullCallScript } from './script.ts';
import type { WireFormat } from './wire/wire-format.ts';

/** Milliseconds: a client drops what it has not read yet when the connection breaks. */
const momentBeforeCut = 25;

interface Playing {
  response: ServerResponse;
  stream: BuiltStream;
  script: FullCallScript;
  format: WireFormat;
  /** Ends when the client has left or the emulator closes. */
  signal: AbortSignal;
  /** Ends the pauses: from then on nothing is waited for. */
  hurry: AbortSignal;
  onFirstChunk(): void;
}

/**
 * Writes a reply with all the pauses and mishaps of its script. Returns without ending the reply when it is to hang.
 * @throws the signal's reason when the client left in a pause
 */
export async function playStream({ response, stream, script, format, signal, hurry, onFirstChunk }: Playing) {
  const either = AbortSignal.any([signal, hurry]);
  const pack = script.compressed && packing(compressors[script.compressed]());
  const write = async (bytes: Buffer) =>
    writePieces(response, pack ? await pack(bytes) : bytes, script, signal);
  response.writeHead(200, {
    'content-type': script.labelled,
    'cache-control': 'no-cache',
    ...(script.compressed && { 'content-encoding': script.compressed }),
  });
  response.flushHeaders();
  if (stream.opening.length > 0) await write(stream.opening);
  const startedAt = performance.now() + script.firstChunkDelay;
  for (let index = 0; index <= stream.chunks.length; index++) {
    const mishap = findMishap(script, index);
    if (mishap === 'hang') return;
    if (mishap === 'cut') {
      await pause(momentBeforeCut, undefined, { signal });
      return cutConnection(response);
    }
    if (mishap === 'end') return response.end();
    if (mishap === 'error' && script.errorAfter) {
      await write(buildErrorEvent(format, script.errorAfter.kind));
      return response.end();
    }
    const chunk = stream.chunks[index];
    if (!chunk) break;
    if (!hurry.aborted) await waitUntil(startedAt + index * script.chunkDelay, either);
    signal.throwIfAborted();
    if (index === 0) onFirstChunk();
    await write(chunk);
  }
  await write(stream.closing);
  if (!script.staysOpen) response.end();
}

const compressors = {
  gzip: zlib.createGzip,
  deflate: zlib.createDeflate,
  br: zlib.createBrotliCompress,
  zstd: zlib.createZstdCompress,
};

/** What a compressor makes of each write, flushed. The end of its data never comes, as with servers that hang up. */
function packing(compressor: ReturnType<(typeof compressors)[keyof typeof compressors]>) {
  let packed: Buffer[] = [];
  compressor.on('data', (piece: Buffer) => packed.push(piece));
  return async (bytes: Buffer): Promise<Buffer> => {
    compressor.write(bytes);
    await new Promise<void>((resolve) => compressor.flush(resolve));
    // What was flushed is told of in a turn of its own.
    await nextTurn();
    const whole = Buffer.concat(packed);
    packed = [];
    return whole;
  };
}

function findMishap(script: FullCallScript, chunksSent: number) {
  if (script.hang === chunksSent) return 'hang';
  if (script.cutAfter === chunksSent) return 'cut';
  if (script.endAfter === chunksSent) return 'end';
  if (script.errorAfter?.chunks === chunksSent) return 'error';
  return undefined;
}

/** What was written reaches the client first, and then the connection breaks without an end. */
export function cutConnection(response: ServerResponse): void {
  const { socket } = response;
  if (!socket || socket.writableLength === 0) socket?.destroy();
  else socket.write('', () => socket.destroy());
}

async function writePieces(
  response: ServerResponse,
  bytes: Buffer,
  script: FullCallScript,
  signal: AbortSignal,
) {
  const { bytesPerWrite, writeDelay } = script;
  if (bytesPerWrite === undefined) {
    response.write(bytes);
    return;
  }
  for (let at = 0; at < bytes.length; at += bytesPerWrite) {
    response.write(bytes.subarray(at, at + bytesPerWrite));
    // Without a turn of the event loop between them, Node would send all the pieces in one packet.
    await (writeDelay > 0 ? pause(writeDelay, undefined, { signal }) : nextTurn(undefined, { signal }));
  }
}

/** A schedule, not a chain of pauses: a late chunk does not make all that follow late. Ends early with the signal. */
async function waitUntil(time: number, signal: AbortSignal): Promise<void> {
  const left = time - performance.now();
  if (left <= 0) return;
  // A pause that can be called off costs several times a plain one, and a short one need not be.
  if (left > 100) await pause(left, undefined, { signal }).catch(() => undefined);
  else await new Promise((resolve) => setTimeout(resolve, left));
}
