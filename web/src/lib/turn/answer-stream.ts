import type { TurnEvent } from '@sextant/contracts';

/** The server writes at least a comment every 15 s: a stream that is silent for longer than this is lost. */
const maxSilenceMs = 40_000;

/** The stream ended, or fell silent, before the turn did. */
export class LostConnectionError extends Error {
  constructor(cause?: unknown) {
    super('The connection was lost.', { cause });
    this.name = 'LostConnectionError';
  }
}

/** Bytes of a body; throws `LostConnectionError` when none come for too long. */
async function readOrLose(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LostConnectionError()), maxSilenceMs);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The events of a turn, read from the body of a question asked or followed as `text/event-stream`.
 * Leaving the loop closes the connection. Throws what the connection throws, and `LostConnectionError` after 40 s
 * without a byte. That it ends says nothing of the turn: only `turn-end` does.
 */
export async function* readTurnEvents(response: Response): AsyncGenerator<TurnEvent> {
  if (!response.body) throw new LostConnectionError();
  // It is needed once something is asked, not to show a session.
  const { createParser } = await import('eventsource-parser');
  const come: TurnEvent[] = [];
  const parser = createParser({ onEvent: ({ data }) => come.push(JSON.parse(data) as TurnEvent) });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await readOrLose(reader);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* come.splice(0);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
