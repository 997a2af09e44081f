import type { Citation } from '@sextant/contracts';
import type { Identifier } from '../../../reading/identifiers/identifier.ts';
import { createMemory, type Remembered } from '../memory.ts';
import { type FindOptions, type Source, SourceError, type WorkDescription } from '../source.ts';
import { Breaker } from './breaker.ts';
import { isTimeOut } from './is-time-out.ts';

const minute = 60_000;
/** Notices of retraction come any day: an answer is believed for so long. */
const foundFor = 60 * minute;
/** A new work's record appears any hour. */
const nothingFor = 5 * minute;
/** In UTF-16 units of JSON, which is about what it takes in memory. */
const cacheSize = 8 * 1024 * 1024;

/** What a service's own folder has to bring: all of a source but what is the same for all services. */
export type RemoteDefinition = Omit<Source, 'search'> & Partial<Pick<Source, 'search'>>;

/**
 * A source behind the network: its answers are kept for a while, the same question asked twice at a time goes out
 * once, and after repeated failures it is left alone for a short while. Failures are never kept.
 */
export function createRemoteSource(definition: RemoteDefinition): Source {
  const { id, label, weight, authorityOn, coversArticles, find, search, resolve } = definition;
  const askSearch = remembered<Found>(id, ({ works }) => works.length === 0);
  const askFind = remembered<{ works: Citation[] | null; isPart: boolean; at: number }>(
    id,
    ({ works }) => !works?.length,
  );
  const askResolve = remembered<{ work: Citation | null; at: number }>(id, ({ work }) => work === null);
  return {
    id,
    label,
    weight,
    authorityOn,
    ...(coversArticles && { coversArticles }),
    ...(!search && { lookupOnly: true }),
    ...(find && {
      async find(description: WorkDescription, { limit, onHeard, onPart, signal }: FindOptions) {
        const ask = async (own: AbortSignal) => {
          let isPart = false;
          const tellPart = () => {
            isPart = true;
          };
          const works = await find(description, { limit, onPart: tellPart, signal: own });
          return { works, isPart, at: Date.now() };
        };
        const { at, isPart, works } = await askFind(`${limit} ${JSON.stringify(description)}`, signal, ask);
        onHeard?.(at);
        if (isPart) onPart?.();
        return works;
      },
    }),
    async search(question, { limit, onAsked, signal }) {
      if (!search) return [];
      const told: string[] = [];
      const tell = (query: string) => {
        if (told.includes(query)) return;
        told.push(query);
        onAsked?.(query);
      };
      const { asked, works } = await askSearch(`${limit} ${question}`, signal, async (own) => {
        const sent: string[] = [];
        const found = await search(question, {
          limit,
          signal: own,
          onAsked: (query) => {
            sent.push(query);
            tell(query);
          },
        });
        return { works: found, asked: sent };
      });
      // Remembered, or found by another's request, it was asked all the same.
      asked.forEach(tell);
      return works;
    },
    async resolve(identifier: Identifier, { onHeard, signal }) {
      const key = `${identifier.kind}:${identifier.value}`;
      const ask = async (own: AbortSignal) => ({
        work: await resolve(identifier, { signal: own }),
        at: Date.now(),
      });
      const { at, work } = await askResolve(key, signal, ask);
      onHeard?.(at);
      return work;
    },
  };
}

interface Found {
  works: Citation[];
  /** The queries that found them. */
  asked: string[];
}

/** Searching and looking up are remembered, and left alone, each on its own: one may work where the other is slow. */
function remembered<T extends object>(source: string, isNothing: (answer: T) => boolean): Remembered<T> {
  const memory = createMemory<T>({
    keptFor: (answer) => (isNothing(answer) ? nothingFor : foundFor),
    size: cacheSize,
  });
  const breaker = new Breaker(source);
  const counted = new WeakSet<SourceError>();
  return (key, signal, ask) =>
    memory(key, signal, async (own) => {
      breaker.check();
      try {
        const fresh = await ask(own);
        breaker.succeed();
        return fresh;
      } catch (error) {
        const failure = toSourceError(source, error, own);
        // What many ask for in one request fails once.
        const isNew = failure && !counted.has(failure);
        if (isNew && (failure.code === 'timeout' || failure.code === 'unreachable'))
          breaker.fail(failure.code);
        if (failure) counted.add(failure);
        throw failure ?? error;
      }
    });
}

/** Null where all have stopped waiting: that is no failure. */
function toSourceError(source: string, error: unknown, signal: AbortSignal): SourceError | null {
  if (error instanceof SourceError) return error;
  if (signal.aborted) return null;
  return new SourceError(isTimeOut(error) ? 'timeout' : 'garbage', source, { cause: error });
}
