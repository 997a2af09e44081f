import type { Citation } from '@sextant/contracts';
import DataLoader from 'dataloader';
import type pg from 'pg';
import type { IdentifierKind } from '../../../reading/identifiers/identifier.ts';
import { bearsOn } from '../bears-on.ts';
import { createMemory } from '../memory.ts';
import { type SearchOptions, type Source, SourceError } from '../source.ts';
import { bundledSource } from './bundled-to-citation.ts';
import { createPostingsCache } from './index/postings-cache.ts';
import { searchIndex } from './index/search-index.ts';
import { nearestTopics } from './nearest-topics.ts';
import { queryOf } from './query.ts';

/** Postings kept in memory, in bytes: those of the common words at a million records and some. */
const cacheCapacity = 64 * 1024 * 1024;
/**
 * Milliseconds: each round of a question's checks looks the same works up. No longer, for an import may bring a notice of
 * retraction; and what was not found may have been brought by the next moment.
 */
const foundFor = 60_000;
/** In UTF-16 units of JSON. */
const memorySize = 4 * 1024 * 1024;
/** Works looked up by one statement. */
const maxBatch = 100;
/** Records whose text was replaced are still in the index until they come up; so many more are asked for. */
const spare = 8;

/** The literature that was imported into this product's own database. */
export function createLibrarySource(pool: pg.Pool): Source {
  const cache = createPostingsCache(cacheCapacity);
  const foundWorks = createMemory<Citation[]>({
    keptFor: ({ length }) => (length > 0 ? foundFor : 0),
    size: memorySize,
  });
  const lookUp = {
    pmid: lookUpBy(pool, 'pmid'),
    pmcid: lookUpBy(pool, 'pmcid'),
    doi: lookUpBy(pool, 'doi'),
    nct: lookUpBy(pool, 'nct'),
  } satisfies Record<IdentifierKind, unknown>;
  return {
    id: 'library',
    label: 'Library',
    isAtHand: true,
    // Its owner chose what is in it.
    weight: 1,
    authorityOn: [],
    async search(question, { limit, onAsked, signal }: SearchOptions) {
      const query = queryOf(question);
      if (query.size === 0) return [];
      onAsked?.(question);
      return guarded(async () => {
        for (let asked = limit + spare; ; asked *= 4) {
          const ranked = await searchIndex(pool, cache, query, { limit: asked, signal });
          const found = await fetchByNumber(
            pool,
            ranked.map(({ number }) => number),
          );
          // Ranked by any of the words: the last places may share no more with the question than a common one.
          if (found.length >= limit || ranked.length < asked)
            return found.filter(bearsOn(question)).slice(0, limit);
        }
      }, signal);
    },
    async find({ about, authors, title, trial }, { limit, signal }: SearchOptions) {
      // Its index knows titles and abstracts: who wrote a work is for the caller to compare.
      const query = queryOf([title, trial, ...(title ? [] : about)].filter(Boolean).join(' '));
      if (query.size === 0) return null;
      const most = authors.length > 0 && !title ? limit * 8 : limit;
      return guarded(
        () =>
          foundWorks(`${most} ${JSON.stringify([...query])}`, signal, async (own) => {
            const ranked = await searchIndex(pool, cache, query, { limit: most, signal: own });
            return await fetchByNumber(
              pool,
              ranked.map(({ number }) => number),
            );
          }),
        signal,
      );
    },
    nearestTopics: (question, options) =>
      guarded(() => nearestTopics(pool, cache, question, options), options.signal),
    async resolve(identifier, { signal }) {
      const { kind, value } = identifier;
      const ask = () => lookUp[kind].load(value);
      const [work] = await guarded(() => foundWorks(`${kind} ${value}`, signal, ask), signal);
      return work ?? null;
    },
  };
}

async function guarded<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    throw new SourceError('unreachable', 'library', { cause: error });
  }
}

async function fetchByNumber(pool: pg.Pool, numbers: number[]): Promise<Citation[]> {
  const reply = await pool.query<{ number: number; citation: Citation }>({
    name: 'library-records',
    text: 'select number, citation from library_records where number = any($1::int[])',
    values: [numbers],
  });
  const byNumber = new Map(reply.rows.map(({ number, citation }) => [number, answered(citation)]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

const whereIdentifier: Record<IdentifierKind, string> = {
  pmid: 'pmid = asked.value',
  pmcid: 'pmcid = asked.value',
  doi: 'doi = asked.value',
  nct: `(citation -> 'nct') ? asked.value order by citation ->> 'study_type' <> 'registry-record', number`,
};

/** Looks works up by one kind of identifier. A check asks for all that is cited at once: that is one statement. */
function lookUpBy(pool: pg.Pool, kind: IdentifierKind): DataLoader<string, Citation[]> {
  return new DataLoader<string, Citation[]>(
    async (values) => {
      const reply = await pool.query<{ value: string; citation: Citation }>({
        name: `library-${kind}`,
        text: `select asked.value, found.citation from unnest($1::text[]) as asked(value)
          cross join lateral (select citation from library_records where ${whereIdentifier[kind]} limit 1) found`,
        values: [values],
      });
      const byValue = new Map(reply.rows.map(({ value, citation }) => [value, [answered(citation)]]));
      return values.map((value) => byValue.get(value) ?? []);
    },
    { cache: false, maxBatchSize: maxBatch, batchScheduleFn: setImmediate },
  );
}

/** Wherever a record was imported from, long ago maybe: it is the library that answers. */
const answered = (citation: Citation): Citation => ({
  ...citation,
  source: 'library',
  abstract_source: citation.source === bundledSource ? 'sextant-summary' : 'published',
});
