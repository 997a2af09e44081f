import type { MessagePort } from 'node:worker_threads';
import { type Source, SourceError } from '../../../literature/sources/source.ts';
import { sendTogether } from './send-together.ts';
import type { SourceCall, SourceCard, SourceReply, ToSources, ToThread } from './source-calls.ts';

export const cardOf = (source: Source): SourceCard => {
  const {
    authorityOn,
    coversArticles = false,
    id,
    isAtHand = false,
    label,
    lookupOnly = false,
    weight,
  } = source;
  return { id, label, authorityOn, coversArticles, weight, isAtHand, lookupOnly, canFind: !!source.find };
};

/** Asks sources for a thread that has no connections of its own, until the port is closed. */
export function serveSources(port: MessagePort, sources: readonly Source[]): void {
  const running = new Map<number, AbortController>();
  const tell = sendTogether<ToThread>(port);

  async function answer(id: number, source: Source | undefined, call: SourceCall): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    const reply = await ask(source, call, controller.signal).catch(failureOf);
    if (running.delete(id)) tell({ id, reply });
  }

  const end = (id: number) => {
    running.get(id)?.abort();
    running.delete(id);
  };

  port.on('message', (messages: ToSources[]) => {
    for (const message of messages) {
      const { id } = message;
      if ('isOver' in message) end(id);
      else
        void answer(
          id,
          sources.find((source) => source.id === message.source),
          message.call,
        );
    }
  });
  port.on('close', () => {
    for (const id of [...running.keys()]) end(id);
  });
}

async function ask(source: Source | undefined, call: SourceCall, signal: AbortSignal): Promise<SourceReply> {
  if (!source) return { failure: { code: null } };
  let heardAt: number | undefined;
  const onHeard = (at: number) => {
    heardAt = at;
  };
  let isPart = false;
  const onPart = () => {
    isPart = true;
  };
  const found =
    call.kind === 'resolve'
      ? await source.resolve(call.identifier, { onHeard, signal })
      : await source.find?.(call.description, { limit: call.limit, onHeard, onPart, signal });
  return { found: found ?? null, heardAt: heardAt ?? Date.now(), isPart };
}

const failureOf = (error: unknown): SourceReply => ({
  failure: error instanceof SourceError ? { code: error.code, retryAfter: error.retryAfter } : { code: null },
});
