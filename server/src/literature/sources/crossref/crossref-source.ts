import type { Citation } from '@sextant/contracts';
import { z } from 'zod';
import { fetchJson } from '../remote/fetch-reply.ts';
import { Pacer } from '../remote/pacer.ts';
import { readable } from '../remote/readable.ts';
import { createRemoteSource } from '../remote/remote-source.ts';
import { type FindOptions, type Source, SourceError } from '../source.ts';
import type { SourceDefinition } from '../source-definition.ts';
import { crossrefWork, titleOf, workToCitation } from './work-to-citation.ts';

export interface CrossrefSettings {
  /** Without a slash at its end. */
  baseUrl: string;
  /** With it, Crossref serves us faster. */
  contactEmail?: string | undefined;
}

const source = 'crossref';
const timeout = 10_000;
const saysNone = /^\W{0,2}resource not found/i;
const workReply = z.object({ message: crossrefWork });
const listReply = z.object({
  // One strange record must not cost the others.
  message: z.object({ items: z.array(crossrefWork.nullable().catch(null)) }),
});
const agencyReply = z.object({ message: z.object({ agency: z.object({ id: z.string() }) }) });

/** Crossref: what a DOI names, and what has been published about it since, Retraction Watch's data among it. */
export function createCrossrefSource({ baseUrl, contactEmail }: CrossrefSettings): Source {
  // Crossref's own limits: with an address to write to, ten a second and three at a time; else five, one by one.
  const pacer = new Pacer(
    source,
    contactEmail
      ? { requests: 10, interval: 1_100, concurrency: 3 }
      : { requests: 5, interval: 1_100, concurrency: 1 },
  );

  // Lists cost it more than single works: three a second with an address to write to, else one.
  const listPacer = new Pacer(source, { requests: contactEmail ? 3 : 1, interval: 1_100, concurrency: 1 });

  async function ask<Schema extends z.ZodType>(path: string, schema: Schema, signal: AbortSignal) {
    const url = new URL(`${baseUrl}${path}`);
    if (contactEmail) url.searchParams.set('mailto', contactEmail);
    return await pacer.run(() => fetchJson(url, schema, { source, signal, timeout, saysNone }), { signal });
  }

  async function list(
    parameters: Record<string, string>,
    { onPart, signal }: Pick<FindOptions, 'onPart' | 'signal'>,
  ): Promise<Citation[]> {
    const url = new URL(`${baseUrl}/works`);
    url.search = new URLSearchParams({
      ...parameters,
      ...(contactEmail && { mailto: contactEmail }),
    }).toString();
    const request = () => fetchJson(url, listReply, { source, signal, timeout });
    const reply = await listPacer.run(request, { signal });
    // The address is fixed: a 404 is a wrong CROSSREF_BASE_URL, and no word about any work.
    if (!reply) throw new SourceError('refused', source, { cause: new Error('status 404') });
    const { items } = reply.message;
    // One that cannot be read may be the work that is looked for.
    if (items.includes(null)) onPart?.();
    return readable(items, source).flatMap((item) => (titleOf(item) ? workToCitation(item) : []));
  }

  return createRemoteSource({
    id: source,
    label: 'Crossref',
    // It only looks up.
    weight: 0,
    authorityOn: ['doi'],
    coversArticles: true,
    async find({ about, authors, journal, page, title, volume, year }, { limit, ...options }) {
      // Its matcher was built for whole references; of a name and a year alone it returns anything.
      if (!title && !(journal && year !== null && (authors.length > 0 || page))) return null;
      const reference = [...authors, title, journal, year, volume, page].filter(Boolean).join(' ');
      return await list(
        {
          'query.bibliographic': title ? reference : `${reference} ${about.slice(0, 6).join(' ')}`.trim(),
          rows: String(limit),
        },
        options,
      );
    },
    async resolve({ kind, value }, { signal }): Promise<Citation | null> {
      if (kind !== 'doi' || !/^10\.\d{4,9}(?:\.\d+)*\/\S/.test(value)) return null;
      // Everything: a DOI may hold `<`, `#`, `?`, `;`, `%` and more slashes.
      const path = `/works/${encodeURIComponent(value)}`;
      const reply = await ask(path, workReply, signal);
      if (reply) return workToCitation(reply.message, value);
      // Crossref has a part of the DOIs, and knows who has the others: 404 here as well means that no one has it.
      const elsewhere = await ask(`${path}/agency`, agencyReply, signal);
      if (!elsewhere) return null;
      throw new SourceError('elsewhere', source, {
        cause: new Error(`registered with ${elsewhere.message.agency.id}`),
      });
    },
  });
}

export const crossref: SourceDefinition = {
  id: 'crossref',
  baseUrlVariable: 'CROSSREF_BASE_URL',
  defaultBaseUrl: 'https://api.crossref.org',
  connect: createCrossrefSource,
};
