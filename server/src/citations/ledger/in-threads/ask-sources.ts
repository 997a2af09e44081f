import type { MessagePort } from 'node:worker_threads';
import type { Citation } from '@sextant/contracts';
import { type Source, SourceError } from '../../../literature/sources/source.ts';
import { sendTogether } from './send-together.ts';
import type { SourceCall, SourceCard, SourceReply, ToSources, ToThread } from './source-calls.ts';

/**
 * The sources, as a thread asks them: by way of the one that has their connections.
 * @param onOver called when the check is not wanted any more
 */
export function askSources(port: MessagePort, cards: readonly SourceCard[], onOver: () => void): Source[] {
  const waiting = new Map<number, (reply: SourceReply) => void>();
  let last = 0;

  const tell = sendTogether<ToSources>(port);
  port.on('message', (messages: ToThread[]) => {
    for (const message of messages) {
      if ('isOver' in message) return onOver();
      waiting.get(message.id)?.(message.reply);
      waiting.delete(message.id);
    }
  });

  async function ask(source: string, call: SourceCall, signal: AbortSignal): Promise<SourceReply> {
    signal.throwIfAborted();
    const id = ++last;
    const { promise, reject, resolve } = Promise.withResolvers<SourceReply>();
    const leave = () => {
      waiting.delete(id);
      tell({ id, isOver: true });
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    waiting.set(id, resolve);
    tell({ id, source, call });
    return promise.finally(() => signal.removeEventListener('abort', leave));
  }

  return cards.map(({ canFind, ...card }) => ({
    ...card,
    search: () => Promise.reject(new SourceError('refused', card.id)),
    resolve: async (identifier, { onHeard, signal }) => {
      const reply = await ask(card.id, { kind: 'resolve', identifier }, signal);
      if ('found' in reply) onHeard?.(reply.heardAt);
      return read(card.id, reply) as Citation | null;
    },
    ...(canFind && {
      find: async (description, { limit, onHeard, onPart, signal }) => {
        const reply = await ask(card.id, { kind: 'find', description, limit }, signal);
        if ('found' in reply) onHeard?.(reply.heardAt);
        if ('found' in reply && reply.isPart) onPart?.();
        return read(card.id, reply) as Citation[] | null;
      },
    }),
  })) satisfies Source[];
}

function read(source: string, reply: SourceReply): Citation | Citation[] | null {
  if ('found' in reply) return reply.found;
  const { code, retryAfter } = reply.failure;
  if (!code) throw new Error(`${source} failed`);
  throw new SourceError(code, source, retryAfter === undefined ? {} : { retryAfter });
}
