import type { Citation } from '@sextant/contracts';
import { z } from 'zod';
import type { Identifier } from '../../../reading/identifiers/identifier.ts';
import { titleWordsOf } from '../../../reading/words/key-words.ts';
import { workAmong } from '../../works/same-work.ts';
import { fetchJson } from '../remote/fetch-reply.ts';
import { Pacer } from '../remote/pacer.ts';
import { readable } from '../remote/readable.ts';
import { createRemoteSource } from '../remote/remote-source.ts';
import { type Source, SourceError, type WorkDescription } from '../source.ts';
import type { SourceDefinition } from '../source-definition.ts';
import { europepmcQueries, within } from './europepmc-queries.ts';
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

  async function ask(
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
    return readable(reply.resultList.result, source).flatMap((record) => recordToCitation(record) ?? []);
  }

  return createRemoteSource({
    id: source,
    label: 'Europe PMC',
    weight: 0.8,
    authorityOn: [],
    async search(question, { limit, onAsked, signal }) {
      const found = new Map<string, Citation>();
      for (const query of europepmcQueries(question)) {
        onAsked?.(query);
        for (const work of await ask(query, { limit, signal, urgent: true })) {
          const key = work.url ?? work.title;
          if (!found.has(key)) found.set(key, work);
        }
        if (found.size >= fewWorks) break;
      }
      return [...found.values()].slice(0, limit);
    },
    async find(description, { limit, signal }) {
      const queries = queriesFor(description);
      for (const query of queries) {
        const found = await ask(within(query), { limit, signal, urgent: false });
        if (found.length > 0) return found;
      }
      return queries.length > 0 ? [] : null;
    },
    async resolve({ kind, value }, { signal }) {
      const query = queryFor({ kind, value });
      if (!query) return null;
      const found = await ask(query, { limit: 5, signal, urgent: false });
      return workAmong(found.filter((citation) => kind !== 'nct' && citation[kind] === value));
    },
  });
}

/** By title, by author and year, by trial, by journal and year: what the description has. */
function queriesFor({ about, authors, journal, title, trial, year }: WorkDescription): string[] {
  const quoted = (text: string) => `"${text.replace(/["\\]/g, ' ').trim()}"`;
  const words = title ? titleWordsOf(title, 6) : [];
  const topic = about.slice(0, 6).map((word) => `TITLE_ABS:${quoted(word)}`);
  const [author] = authors;
  const years = year === null ? '' : ` AND PUB_YEAR:[${year - 1} TO ${year + 1}]`;
  return [
    ...(words.length >= 2 ? [words.map((word) => `TITLE:${quoted(word)}`).join(' AND ')] : []),
    ...(author && year !== null
      ? [`AUTH:${quoted(author)}${years}${topic.length > 0 ? ` AND (${topic.join(' OR ')})` : ''}`]
      : []),
    ...(trial ? [`TITLE_ABS:${quoted(trial)}`] : []),
    ...(!author && journal && year !== null && topic.length > 0
      ? [`JOURNAL:${quoted(journal)} AND PUB_YEAR:${year} AND (${topic.join(' OR ')})`]
      : []),
  ];
}

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

export const europepmc: SourceDefinition = {
  id: 'europepmc',
  baseUrlVariable: 'EUROPEPMC_BASE_URL',
  defaultBaseUrl: 'https://www.ebi.ac.uk/europepmc/webservices/rest',
  connect: createEuropepmcSource,
};
