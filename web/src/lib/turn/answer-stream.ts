import type { TurnEvent } from '@sextant/contracts';

/** The server writes at least a comment every 15 s: a stream that is silent for longer than this is lost. */
const longestSilence = 40_000;

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
    timer = setTimeout(() => reject(new LostConnectionError()), longestSilence);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

const field = 'data: ';

/**
 * Takes what comes of a stream and gives the data of the events that it ends. It reads what Sextant's own server
 * writes: an event is lines and then an empty one, its data on one line; comments and other fields are passed over.
 */
function eventReader(): (text: string) => string[] {
  let rest = '';
  return (text) => {
    // What ends with a line feed may be half of an end.
    const known = Math.max(0, rest.length - 1);
    rest += text;
    const found: string[] = [];
    let from = 0;
    for (let end = rest.indexOf('\n\n', known); end >= 0; end = rest.indexOf('\n\n', from)) {
      const line = rest
        .slice(from, end)
        .split('\n')
        .find((each) => each.startsWith(field));
      if (line) found.push(line.slice(field.length));
      from = end + 2;
    }
    rest = rest.slice(from);
    return found;
  };
}

/**
 * The events of a turn, read from the body of a question asked or followed as `text/event-stream`.
 * Leaving the loop closes the connection. Throws what the connection throws, and `LostConnectionError` after 40 s
 * without a byte. That it ends says nothing of the turn: only `turn-end` does.
 */
export async function* readTurnEvents(response: Response): AsyncGenerator<TurnEvent> {
  if (!response.body) throw new LostConnectionError();
  const read = eventReader();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await readOrLose(reader);
      if (done) return;
      for (const data of read(decoder.decode(value, { stream: true }))) yield JSON.parse(data) as TurnEvent;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
