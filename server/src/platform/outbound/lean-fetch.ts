import type { Dispatcher } from 'undici';

/** Replies without a body: a `Response` takes none for them. */
const bodiless = new Set([204, 205, 304]);

/**
 * `fetch` for calls whose body is a text and whose reply is a stream: it follows no redirects, and asks for no compression. What
 * the standard's `fetch` makes of such a call (a request with a signal, a body and headers of its own) costs as much as the call.
 */
export const leanFetch =
  (dispatcher: () => Dispatcher): typeof globalThis.fetch =>
  (input, { body = null, headers, method = 'GET', signal } = {}) =>
    new Promise<Response>((resolve, reject) => {
      const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input);
      if (body !== null && typeof body !== 'string') throw new TypeError('the body is no text');
      signal?.throwIfAborted();
      dispatcher().dispatch(
        {
          origin,
          path: pathname + search,
          method: method as Dispatcher.HttpMethod,
          headers: withDefaults(headers),
          body,
        },
        replying(resolve, reject, signal ?? undefined),
      );
    });

/** @throws TypeError for a value that is none, such as a key with a line end in it */
const withDefaults = (headers: RequestInit['headers']): Record<string, string> => ({
  accept: '*/*',
  'accept-encoding': 'identity',
  ...Object.fromEntries(new Headers(headers)),
});

/** Hands a reply over as it begins, and its bytes as they are read; fails as `fetch` does. */
function replying(
  resolve: (response: Response) => void,
  reject: (reason: unknown) => void,
  signal: AbortSignal | undefined,
): Dispatcher.DispatchHandler {
  let call: Dispatcher.DispatchController | undefined;
  let bytes: ReadableStreamDefaultController<Uint8Array> | undefined;

  const leave = () => {
    call?.abort(asError(signal?.reason));
    fail(signal?.reason);
  };
  signal?.addEventListener('abort', leave, { once: true });
  const letGo = () => signal?.removeEventListener('abort', leave);

  function fail(reason: unknown) {
    letGo();
    reject(reason);
    bytes?.error(reason);
    bytes = undefined;
  }

  /** Whoever reads it asks for more, and the connection waits where nobody does. */
  const toStream = (controller: Dispatcher.DispatchController) =>
    new ReadableStream<Uint8Array>({
      start(opened) {
        bytes = opened;
      },
      pull() {
        if (controller.paused) controller.resume();
      },
      cancel(reason) {
        bytes = undefined;
        letGo();
        controller.abort(asError(reason));
      },
    });

  return {
    onRequestStart(controller) {
      call = controller;
      if (signal?.aborted) controller.abort(asError(signal.reason));
    },
    onResponseStart(controller, status, headers, statusText = '') {
      // More of the same reply comes.
      if (status < 200) return;
      // A step before this one may stand in for the connection.
      call = controller;
      const stream = bodiless.has(status) ? null : toStream(controller);
      resolve(new Response(stream, { status, statusText, headers: toHeaders(headers) }));
    },
    onResponseData(controller, chunk) {
      // Waiting for nothing would end all reading: undici hands on an empty piece when it is told to go on.
      if (chunk.length === 0) return;
      bytes?.enqueue(chunk);
      if (bytes && (bytes.desiredSize ?? 0) <= 0) controller.pause();
    },
    onResponseEnd() {
      letGo();
      bytes?.close();
      bytes = undefined;
    },
    onResponseError(_controller, error) {
      fail(
        signal?.aborted
          ? signal.reason
          : new TypeError(bytes ? 'terminated' : 'fetch failed', { cause: error }),
      );
    },
  };
}

/** A header that comes more than once has a list. */
function toHeaders(headers: Record<string, string | string[] | undefined>): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const one of [value ?? []].flat()) all.append(name, one);
  return all;
}

/** A connection is ended by an error; whoever gives a call up may have any reason. */
const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error('the call was given up', { cause: reason });
