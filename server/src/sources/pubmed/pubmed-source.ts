import type { Citation } from '@sextant/contracts';
import DataLoader from 'dataloader';
import { keyWordsOf, pairsOf } from '../../text/key-words.ts';
import { createRemoteSource } from '../remote/remote-source.ts';
import { type Source, SourceError } from '../source.ts';
import { EUtilities, type PubmedSettings } from './e-utilities.ts';
import { pmcSummaryReply, pmidIn, summaryToCitation } from './summary-to-citation.ts';

/** Fewer works than this are too few to answer with: the search is made again, asking for less. */
const fewWorks = 4;
/** Look-ups that come within so many milliseconds share a request: a ledger asks for all its rows at once. */
const gathering = 20;
/** NCBI takes some 200 ids in one address. */
const largestBatch = 100;

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
      maxBatchSize: largestBatch,
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

  async function searchPmids(question: string, limit: number, signal: AbortSignal): Promise<string[]> {
    const words = keyWordsOf(question);
    if (words.length === 0) return [];
    const options = { limit, signal, urgent: true };
    const found = await utilities.search('pubmed', words.join(' AND '), options);
    if (found.length >= fewWorks || words.length < 3) return found;
    const relaxed = pairsOf(words).map(([first, second]) => `(${first} AND ${second})`);
    const more = await utilities.search('pubmed', relaxed.join(' OR '), options);
    return [...new Set([...found, ...more])].slice(0, limit);
  }

  async function resolveDoi(doi: string, signal: AbortSignal): Promise<Citation | null> {
    // A quote would end the phrase; PubMed holds no such DOI.
    if (doi.includes('"')) return null;
    const pmids = await utilities.search('pubmed', `"${doi}"[doi]`, { limit: 5, signal });
    const found = await Promise.all(pmids.map((pmid) => lookUp.load(pmid)));
    // PubMed drops what it cannot search for: only a record that states this DOI is the work.
    return found.find((citation) => citation?.doi === doi.toLowerCase()) ?? null;
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
    authorityOn: ['pmid', 'pmcid'],
    async search(question, { limit, signal }) {
      const pmids = await searchPmids(question, limit, signal);
      if (pmids.length === 0) return [];
      const { citations } = await utilities.fetchArticles(pmids, { signal, urgent: true });
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
