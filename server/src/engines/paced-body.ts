import type { IncomingMessage } from 'node:http';

/** So many pieces pass at once: the first words come within them, and nobody shall wait for those. */
const unpaced = 24;
/** Later pieces are gathered for so many milliseconds. Readers get text every 40 ms, whatever comes when. */
const gathering = 40;

/**
 * A vendor's reply as a stream of larger portions: an answer of hundreds of small pieces goes through the packages'
 * chain of streams in a third of the steps (`bench/stream-cost`). Reading it fails with the signal's reason once that is aborted, and with a TypeError when the
 * vendor breaks off.
 */
export function pacedBody(reply: IncomingMessage, signal?: AbortSignal | null): ReadableStream<Uint8Array> {
  let pieces = 0;
  let failure: Error | null = null;
  let wake = () => {};
  for (const event of ['readable', 'end', 'close']) reply.on(event, () => wake());
  reply.on('error', (error) => {
    failure ??= error;
    wake();
  });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (++pieces > unpaced) await new Promise((resolve) => setTimeout(resolve, gathering));
        while (true) {
          const bytes: Buffer | null = reply.read();
          if (bytes) return controller.enqueue(bytes);
          signal?.throwIfAborted();
          // In the words of `fetch`, which the packages know.
          if (failure) throw new TypeError('terminated', { cause: failure });
          if (reply.readableEnded || reply.destroyed) return controller.close();
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      },
      cancel: () => void reply.destroy(),
    },
    // Without it, a piece would be read ahead and wait here while the next ones gather.
    { highWaterMark: 0 },
  );
}
