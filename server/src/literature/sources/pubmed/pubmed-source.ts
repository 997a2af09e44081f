import type { Citation } from '@sextant/contracts';
import DataLoader from 'dataloader';
import { workAmong } from '../../works/same-work.ts';
import { createRemoteSource } from '../remote/remote-source.ts';
import { type SearchOptions, type Source, SourceError } from '../source.ts';
import type { SourceDefinition } from '../source-definition.ts';
import { EUtilities, type PubmedSettings } from './e-utilities.ts';
import { findArticles } from './find-article.ts';
import { pubmedQueries } from './pubmed-queries.ts';
import { pmcSummaryReply, pmidIn, summaryToCitation } from './summary-to-citation.ts';

/** Fewer works than this are too few to answer with: the search is made again, asking for less. */
const fewWorks = 4;
/** Look-ups that come within so many milliseconds share a request: a ledger asks for all its rows at once. */
const gathering = 20;
/** NCBI takes some 200 ids in one address. */
const maxBatch = 100;

/** PubMed and PMC, by NCBI's E-utilities. */
export function createPubmedSource(settings: PubmedSettings): Source {
  const utilities = new EUtilities(settings);
  const lookUp = new DataLoader<string, Citation | null>(
    async (pmids) => {
      // Each caller may leave on its own; what they share ends by its own time.
      const signal = AbortSignal.timeout(30_000);
      const { citations, unreadable } = await utilities.fetchArticles(pmids, { signal });
      const byPmid = new Map(citations.map((citation) => [citation.pmid, citation]));
      return await Promise.all(
        pmids.map(async (pmid) => byPmid.get(pmid) ?? (await missing(pmid, unreadable, signal))),
      );
    },
    {
      cache: false,
      maxBatchSize: maxBatch,
      batchScheduleFn: (send) => setTimeout(send, gathering),
    },
  );

  /** "There is no such work" is a heavy word: it is said only when the index, too, does not know the id. */
  async function missing(pmid: string, unreadable: Set<string>, signal: AbortSignal): Promise<null | Error> {
    try {
      if (unreadable.has(pmid) || (await utilities.has('pubmed', pmid, { signal })))
        return new SourceError('garbage', 'pubmed', { cause: new Error('its record cannot be read') });
      return null;
    } catch (error) {
      return error as Error;
    }
  }

  async function searchPmids(question: string, { limit, onAsked, signal }: SearchOptions): Promise<string[]> {
    const found = new Set<string>();
    for (const query of pubmedQueries(question)) {
      onAsked?.(query);
      for (const pmid of await utilities.search('pubmed', query, { limit, signal, urgent: true }))
        found.add(pmid);
      if (found.size >= fewWorks) break;
    }
    return [...found].slice(0, limit);
  }

  async function resolveDoi(doi: string, signal: AbortSignal): Promise<Citation | null> {
    // A quote would end the phrase; PubMed holds no such DOI.
    if (doi.includes('"')) return null;
    const pmids = await utilities.search('pubmed', `"${doi}"[doi]`, { limit: 5, signal });
    const found = await Promise.all(pmids.map((pmid) => lookUp.load(pmid)));
    // PubMed drops what it cannot search for: only a record that states this DOI is the work.
    return workAmong(found.filter((citation) => citation?.doi === doi.toLowerCase()));
  }

  async function resolvePmcid(pmcid: string, signal: AbortSignal): Promise<Citation | null> {
    const id = pmcid.replace(/^PMC/, '');
    const { record } = await utilities.summary('pmc', id, pmcSummaryReply(id), { signal });
    if (!record) {
      if (await utilities.has('pmc', id, { signal }))
        throw new SourceError('garbage', 'pubmed', { cause: new Error('its record cannot be read') });
      return null;
    }
    const pmid = pmidIn(record);
    const article = pmid ? await lookUp.load(pmid) : null;
    return article ? { ...article, pmcid } : summaryToCitation(pmcid, record);
  }

  return createRemoteSource({
    id: 'pubmed',
    label: 'PubMed',
    // Its ranking has learnt from its readers.
    weight: 1,
    authorityOn: ['pmid', 'pmcid'],
    coversArticles: true,
    async find(description, { limit, onPart, signal }) {
      const pmids = await findArticles(utilities, description, { limit, onPart, signal });
      if (!pmids) return null;
      const found = await Promise.all(pmids.map((pmid) => lookUp.load(pmid)));
      return found.filter((citation) => citation !== null);
    },
    async search(question, options) {
      const { signal } = options;
      const pmids = await searchPmids(question, options);
      if (pmids.length === 0) return [];
      const { citations } = await utilities.fetchArticles(pmids, { signal, urgent: true });
      // Its index names them: it has not told of any, or of none that can be read.
      if (citations.length === 0)
        throw new SourceError('garbage', 'pubmed', { cause: new Error('no record of what was found') });
      const place = new Map(pmids.map((pmid, at) => [pmid, at]));
      return citations.sort((a, b) => (place.get(a.pmid ?? '') ?? 0) - (place.get(b.pmid ?? '') ?? 0));
    },
    async resolve({ kind, value }, { signal }) {
      switch (kind) {
        case 'pmid':
          return /^[1-9]\d{0,8}$/.test(value) ? await lookUp.load(value) : null;
        case 'pmcid':
          return /^PMC[1-9]\d{0,9}$/.test(value) ? await resolvePmcid(value, signal) : null;
        case 'doi':
          return await resolveDoi(value, signal);
        case 'nct':
          return null;
      }
    },
  });
}

export const pubmed: SourceDefinition = {
  id: 'pubmed',
  baseUrlVariable: 'PUBMED_BASE_URL',
  defaultBaseUrl: 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils',
  connect: ({ baseUrl, contactEmail, ncbiApiKey }) =>
    createPubmedSource({ baseUrl, apiKey: ncbiApiKey, contactEmail }),
};
