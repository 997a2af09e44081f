/** So many pieces pass at once: the first words come within them, and nobody shall wait for those. */
const unpaced = 24;
/** Later pieces are gathered for so many milliseconds. Readers get text every 40 ms, whatever comes when. */
const gathering = 40;

/**
 * Hands a vendor's bytes on in larger portions. While nothing is read, they gather in the kernel, which costs nothing:
 * an answer of hundreds of small pieces goes through the packages' chain of streams in a third of the steps
 * (`bench/stream-cost`).
 */
export function pacedBody(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let pieces = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (++pieces > unpaced) await new Promise((resolve) => setTimeout(resolve, gathering));
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Without it, a piece would be read ahead and wait here while the next ones gather.
    { highWaterMark: 0 },
  );
}
