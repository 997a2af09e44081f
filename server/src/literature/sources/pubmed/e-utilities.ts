import type { Citation } from '@sextant/contracts';
import { z } from 'zod';
import { type FetchOptions, fetchJson, fetchText, isTooLarge } from '../remote/fetch-reply.ts';
import { Pacer } from '../remote/pacer.ts';
import { SourceError } from '../source.ts';
import { parsePubmedXml } from './parse-pubmed-xml.ts';

export interface PubmedSettings {
  /** Without a slash at its end. */
  baseUrl: string;
  apiKey?: string | undefined;
  /** Whom NCBI writes to before it shuts a client out. */
  contactEmail?: string | undefined;
}

export type NcbiDatabase = 'pubmed' | 'pmc';

export interface RequestOptions {
  signal: AbortSignal;
  /** A person waits for it. */
  urgent?: boolean;
}

interface FetchedArticles {
  citations: Citation[];
  unreadable: Set<string>;
}

const source = 'pubmed';
const timeout = 10_000;

const searchReply = z.object({
  esearchresult: z.union([
    z.object({ ERROR: z.string() }),
    z.object({
      count: z.coerce.number().int().nonnegative(),
      idlist: z.array(z.string().regex(/^\d+$/)),
      errorlist: z.unknown().optional(),
    }),
  ]),
});

/** NCBI's E-utilities, at the pace that NCBI sets: 3 requests a second without a key, 10 with one. */
export class EUtilities {
  readonly #settings: PubmedSettings;
  readonly #pacer: Pacer;

  constructor(settings: PubmedSettings) {
    this.#settings = settings;
    // A little more than a second: the network may bring two requests closer together than they were sent.
    const pace = { requests: settings.apiKey ? 10 : 3, interval: 1_100, concurrency: 6 };
    this.#pacer = new Pacer(source, pace);
  }

  /**
   * Ids of what a query finds, most relevant first; `onMore` is told when there are more than these.
   * @throws SourceError also where NCBI answers with an error inside of a good reply
   */
  async search(
    database: NcbiDatabase,
    term: string,
    { limit, onMore, ...options }: RequestOptions & { limit: number; onMore?: () => void },
  ): Promise<string[]> {
    const parameters = { term, retmax: String(limit), retmode: 'json', sort: 'relevance' };
    const reply = await this.#call('esearch', database, parameters, options, (url, request) =>
      fetchJson(url, searchReply, request),
    );
    if ('ERROR' in reply.esearchresult)
      throw new SourceError('refused', source, { cause: new Error(reply.esearchresult.ERROR) });
    const { count, idlist } = reply.esearchresult;
    if (count > idlist.length) onMore?.();
    return idlist;
  }

  /**
   * Articles by PMID, in no promised order. Those that PubMed does not know are missing; those whose record cannot be
   * read are named in `unreadable`.
   */
  async fetchArticles(pmids: readonly string[], options: RequestOptions): Promise<FetchedArticles> {
    try {
      return await this.#fetchTogether(pmids, options);
    } catch (error) {
      if (!isTooLarge(error) || pmids.length < 2) throw error;
      // Papers of large trials name thousands of investigators, each with an address.
      const half = Math.ceil(pmids.length / 2);
      const parts = await Promise.all(
        [pmids.slice(0, half), pmids.slice(half)].map((some) => this.fetchArticles(some, options)),
      );
      return {
        citations: parts.flatMap(({ citations }) => citations),
        unreadable: new Set(parts.flatMap(({ unreadable }) => [...unreadable])),
      };
    }
  }

  async #fetchTogether(pmids: readonly string[], options: RequestOptions): Promise<FetchedArticles> {
    const parameters = { id: pmids.join(','), retmode: 'xml' };
    const xml = await this.#call('efetch', 'pubmed', parameters, options, fetchText);
    const found: FetchedArticles = { citations: [], unreadable: new Set() };
    // A reply that was cut is no proof that what comes after the cut does not exist.
    if (!/<\/PubmedArticleSet>\s*$|<PubmedArticleSet\s*\/>\s*$/.test(xml))
      throw new SourceError('garbage', source, { cause: new Error('no PubmedArticleSet') });
    try {
      for await (const article of parsePubmedXml([xml])) {
        if ('citation' in article) found.citations.push(article.citation);
        else found.unreadable.add(/PMID (\d+)/.exec(article.place)?.[1] ?? '');
      }
    } catch (error) {
      throw new SourceError('garbage', source, { cause: error });
    }
    return found;
  }

  /**
   * PMIDs of articles by where they stand, as ECitMatch knows them; null where it knows none or more than one.
   * @param place journal, year, volume, first page and author; what is not known is left empty
   */
  async matchPlace(
    place: readonly [string, string, string, string, string],
    options: RequestOptions,
  ): Promise<string | null> {
    const written = place.map((part) => part.replace(/[|\r\n]/g, ' ')).join('|');
    // In spite of its name and of `retmode=xml`, without which it sends a web page, it answers in lines.
    const parameters = { retmode: 'xml', bdata: `${written}|1|` };
    const reply = await this.#call('ecitmatch', 'pubmed', parameters, options, fetchText, 'cgi');
    const [line = ''] = reply.trim().split(/[\r\n]+/);
    const told = line.slice(line.lastIndexOf('|') + 1).trim();
    if (/^[1-9]\d{0,8}$/.test(told)) return told;
    if (/^(?:NOT_FOUND|AMBIGUOUS)/.test(told)) return null;
    throw new SourceError('garbage', source, { cause: new Error('no line of ECitMatch') });
  }

  /** A short record, checked by a schema. */
  async summary<Schema extends z.ZodType>(
    database: NcbiDatabase,
    id: string,
    schema: Schema,
    options: RequestOptions,
  ): Promise<z.output<Schema>> {
    return await this.#call('esummary', database, { id, retmode: 'json' }, options, (url, request) =>
      fetchJson(url, schema, request),
    );
  }

  /** Whether there is such an id, by the index: asked before it is said that there is none. */
  async has(database: NcbiDatabase, id: string, options: RequestOptions): Promise<boolean> {
    return (await this.search(database, `${id}[uid]`, { ...options, limit: 1 })).includes(id);
  }

  async #call<T>(
    tool: string,
    database: NcbiDatabase,
    parameters: Record<string, string>,
    { signal, urgent = false }: RequestOptions,
    request: (url: URL, options: FetchOptions) => Promise<T | null>,
    ending = 'fcgi',
  ): Promise<T> {
    const { apiKey, baseUrl, contactEmail } = this.#settings;
    const url = new URL(`${baseUrl}/${tool}.${ending}`);
    url.search = new URLSearchParams({
      db: database,
      ...parameters,
      tool: 'sextant',
      ...(contactEmail && { email: contactEmail }),
      ...(apiKey && { api_key: apiKey }),
    }).toString();
    const reply = await this.#pacer.run(() => request(url, { source, signal, timeout }), { signal, urgent });
    // These addresses are fixed: a 404 is a wrong PUBMED_BASE_URL, and no word about any work.
    if (reply === null) throw new SourceError('refused', source, { cause: new Error('status 404') });
    return reply;
  }
}
