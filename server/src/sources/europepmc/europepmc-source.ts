import type { Citation } from '@sextant/contracts';
import { z } from 'zod';
import { keyWordsOf, pairsOf } from '../../text/key-words.ts';
import { fetchJson } from '../remote/fetch-reply.ts';
import { Pacer } from '../remote/pacer.ts';
import { createRemoteSource } from '../remote/remote-source.ts';
import { type Identifier, type Source, SourceError } from '../source.ts';
import { europepmcRecord, recordToCitation } from './record-to-citation.ts';

const source = 'europepmc';
const timeout = 10_000;
/** Fewer works than this are too few to answer with: the search is made again, asking for less. */
const fewWorks = 4;

const searchReply = z.object({
  hitCount: z.number(),
  // One strange record must not cost the others.
  resultList: z.object({ result: z.array(europepmcRecord.nullable().catch(null)) }),
});

/** Europe PMC: PubMed's records, PMC's, and preprints. It is no authority: what it lacks may well exist. */
export function createEuropepmcSource({ baseUrl }: { baseUrl: string }): Source {
  // It names no limit; ten requests a second are what its own examples stay below.
  const pacer = new Pacer(source, { requests: 8, interval: 1_000, concurrency: 4 });

  async function find(
    query: string,
    { limit, signal, urgent }: { limit: number; signal: AbortSignal; urgent: boolean },
  ): Promise<Citation[]> {
    const url = new URL(`${baseUrl}/search`);
    url.search = new URLSearchParams({
      query,
      format: 'json',
      resultType: 'core',
      pageSize: String(limit),
      synonym: 'true',
    }).toString();
    const request = () => fetchJson(url, searchReply, { source, signal, timeout });
    const reply = await pacer.run(request, { signal, urgent });
    // The address is fixed: a 404 is a wrong EUROPEPMC_BASE_URL, and no word about any work.
    if (!reply) throw new SourceError('refused', source, { cause: new Error('status 404') });
    return reply.resultList.result.flatMap((record) => (record && recordToCitation(record)) ?? []);
  }

  return createRemoteSource({
    id: source,
    label: 'Europe PMC',
    authorityOn: [],
    async search(question, { limit, signal }) {
      const words = keyWordsOf(question);
      if (words.length === 0) return [];
      const options = { limit, signal, urgent: true };
      const found = await find(within(words.map(inTitleOrAbstract).join(' AND ')), options);
      if (found.length >= fewWorks || words.length < 3) return found;
      const pairs = pairsOf(words).map((pair) => `(${pair.map(inTitleOrAbstract).join(' AND ')})`);
      const more = await find(within(pairs.join(' OR ')), options);
      const known = new Set(found.map(({ url }) => url));
      return [...found, ...more.filter(({ url }) => !known.has(url))].slice(0, limit);
    },
    async resolve({ kind, value }, { signal }) {
      const query = queryFor({ kind, value });
      if (!query) return null;
      const found = await find(query, { limit: 5, signal, urgent: false });
      return found.find((citation) => kind !== 'nct' && citation[kind] === value) ?? null;
    },
  });
}

/** Articles and preprints: patents and theses are no evidence here. */
const within = (query: string) => `(${query}) AND (SRC:MED OR SRC:PMC OR SRC:PPR)`;
/** In the full text, the words of a question stand everywhere. */
const inTitleOrAbstract = (word: string) => `TITLE_ABS:"${word}"`;

function queryFor({ kind, value }: Identifier): string | null {
  switch (kind) {
    case 'pmid':
      return /^\d{1,9}$/.test(value) ? `EXT_ID:${value} AND SRC:MED` : null;
    case 'pmcid':
      return /^PMC\d{1,10}$/.test(value) ? `PMCID:${value}` : null;
    case 'doi':
      return `DOI:"${value.replace(/["\\]/g, '\\$&')}"`;
    case 'nct':
      return null;
  }
}
