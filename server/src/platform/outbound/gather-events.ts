import type { Dispatcher } from 'undici';
import { ownTurn } from '../process/own-turn.ts';
import { joinEvents } from './join-events.ts';

/** Chunks that wait for nothing but their turn: the first words of an answer are among them. */
const atOnce = 8;

/** Bytes that are not held back any longer: who sends without end is slowed down by who reads. */
const mostGathered = 64 * 1024;

type Handler = Dispatcher.DispatchHandler;

/**
 * Hands on a stream of events in fewer and larger chunks, and neighbours that differ in their text alone as one event.
 * Each chunk costs its way through four web streams, and each event its way through the vendors' packages: that is much
 * of what an answer costs (`bench/stream-cost`).
 * @param gatheringMs for so long what comes is gathered; 0: what comes at one moment
 */
export const gatherEvents =
  (gatheringMs: number): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) =>
    dispatch(options, gathering(handler, gatheringMs));

function gathering(handler: Handler, gatheringMs: number): Handler {
  let isStream = false;
  let passed = 0;
  let gathered: Buffer[] = [];
  let size = 0;
  /** Whether what was handed on ends with an event. */
  let isWhole = true;
  let timer: NodeJS.Timeout | undefined;
  /** Set while what was gathered waits for its turn. */
  let waits = false;
  let isOver = false;

  function handOn(controller: Dispatcher.DispatchController) {
    clearTimeout(timer);
    timer = undefined;
    waits = false;
    if (gathered.length === 0 || isOver) return;
    const chunk = gathered.length === 1 ? (gathered[0] as Buffer) : Buffer.concat(gathered, size);
    gathered = [];
    size = 0;
    const joined = joinEvents(chunk, isWhole);
    isWhole = endsEvent(chunk);
    handler.onResponseData?.(controller, joined);
  }

  /** Streams that began together are due together: who else waits for this process comes in between. */
  function inTurn(controller: Dispatcher.DispatchController) {
    timer = undefined;
    waits = true;
    void ownTurn()
      .then(() => handOn(controller))
      .catch((error) => controller.abort(error));
  }

  return {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onRequestUpgrade: (...upgrade) => handler.onRequestUpgrade?.(...upgrade),
    onResponseStarted: () => handler.onResponseStarted?.(),
    onBodySent: (chunk) => handler.onBodySent?.(chunk),
    onRequestSent: () => handler.onRequestSent?.(),
    onResponseStart(controller, status, headers, message) {
      isStream = String(headers['content-type']).toLowerCase().startsWith('text/event-stream');
      handler.onResponseStart?.(controller, status, headers, message);
    },
    onResponseData(controller, chunk) {
      if (!isStream) {
        handler.onResponseData?.(controller, chunk);
        return;
      }
      passed += 1;
      gathered.push(chunk);
      size += chunk.length;
      if (size >= mostGathered) handOn(controller);
      else if (waits || timer) return;
      else if (gatheringMs === 0 || passed <= atOnce) inTurn(controller);
      else timer = setTimeout(inTurn, gatheringMs, controller);
    },
    onResponseEnd(controller, trailers) {
      const end = () => {
        if (isOver) return;
        handOn(controller);
        isOver = true;
        handler.onResponseEnd?.(controller, trailers);
      };
      // Hundreds of answers may end together.
      if (!isStream) return end();
      void ownTurn()
        .then(end)
        .catch((error) => controller.abort(error));
    },
    onResponseError(controller, error) {
      const fail = () => {
        isOver = true;
        handler.onResponseError?.(controller, error);
      };
      // Without a connection there is no controller either.
      if (gathered.length === 0 || controller.aborted) {
        clearTimeout(timer);
        return fail();
      }
      // What came before the connection was lost is read first: a web stream that fails drops what waits in it.
      handOn(controller);
      setImmediate(fail);
    },
  };
}

/** Whether bytes end with the empty line behind an event; a line end by itself is taken for none. */
const endsEvent = (bytes: Buffer): boolean => bytes.at(-1) === lineEnd && bytes.at(-2) === lineEnd;
const lineEnd = 10;
