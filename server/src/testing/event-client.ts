import type { TurnEvent } from '@sextant/contracts';

/** A reader of a turn's events, as a browser's would be, over a real connection. */
export interface EventReader {
  response: Response;
  /** Every event so far. */
  events: TurnEvent[];
  /** Resolves with the first event, past or to come, that passes; rejects when the stream ends without one. */
  until<T extends TurnEvent = TurnEvent>(passes: (event: TurnEvent) => boolean): Promise<T>;
  /** Resolves with all events when the stream has ended. */
  all(): Promise<TurnEvent[]>;
  /** Leaves in the middle. */
  leave(): void;
}

/** Opens an event stream; `init` is that of `fetch`. */
export async function readEvents(url: string, init: RequestInit): Promise<EventReader> {
  const controller = new AbortController();
  const response = await fetch(url, {
    ...init,
    headers: { accept: 'text/event-stream', ...init.headers },
    signal: controller.signal,
  });
  const events: TurnEvent[] = [];
  let wake = Promise.withResolvers<void>();
  let hasEnded = false;
  let failure: unknown;
  const reading = (async () => {
    let rest = '';
    try {
      for await (const bytes of (response.body ?? new ReadableStream()).pipeThrough(
        new TextDecoderStream(),
      )) {
        rest += bytes;
        const blocks = rest.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = dataOf(block);
          if (data) events.push(JSON.parse(data) as TurnEvent);
        }
        wake.resolve();
        wake = Promise.withResolvers();
      }
    } catch (error) {
      // Left by ourselves: nothing is amiss. Otherwise `all` tells; who never asks was content with what came.
      if (!controller.signal.aborted) failure = error;
    } finally {
      hasEnded = true;
      wake.resolve();
    }
  })();
  return {
    response,
    events,
    async until<T extends TurnEvent>(passes: (event: TurnEvent) => boolean) {
      while (true) {
        const found = events.find(passes);
        if (found) return found as T;
        if (hasEnded)
          throw new Error(`the stream ended without it: ${events.map(({ type }) => type).join(' ')}`);
        await wake.promise;
      }
    },
    async all() {
      await reading;
      if (failure) throw failure;
      return events;
    },
    leave: () => controller.abort(),
  };
}

/** The data of one event. Its lines end at a line feed alone: U+2028, at which patterns see an end too, is text. */
function dataOf(event: string): string | undefined {
  const name = 'data: ';
  return event
    .split('\n')
    .find((line) => line.startsWith(name))
    ?.slice(name.length);
}

/** What a reader that heeds the contract would show of each engine after these events. */
export function textsOf(events: TurnEvent[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const event of events) {
    if (event.type === 'turn-snapshot')
      for (const { engine, text } of event.turn.answers) texts[engine] = text;
    if (event.type !== 'text-delta') continue;
    for (const { engine, from, text } of event.deltas)
      texts[engine] = (texts[engine] ?? '').slice(0, from) + text;
  }
  return texts;
}
