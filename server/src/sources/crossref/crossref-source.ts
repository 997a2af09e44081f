import type { Citation } from '@sextant/contracts';
import { z } from 'zod';
import { fetchJson } from '../remote/fetch-reply.ts';
import { Pacer } from '../remote/pacer.ts';
import { createRemoteSource } from '../remote/remote-source.ts';
import { type Source, SourceError } from '../source.ts';
import { crossrefWork, workToCitation } from './work-to-citation.ts';

export interface CrossrefSettings {
  /** Without a slash at its end. */
  baseUrl: string;
  /** With it, Crossref serves us faster. */
  contactEmail?: string | undefined;
}

const source = 'crossref';
const timeout = 10_000;
const workReply = z.object({ message: crossrefWork });
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

  async function ask<Schema extends z.ZodType>(path: string, schema: Schema, signal: AbortSignal) {
    const url = new URL(`${baseUrl}${path}`);
    if (contactEmail) url.searchParams.set('mailto', contactEmail);
    return await pacer.run(() => fetchJson(url, schema, { source, signal, timeout }), { signal });
  }

  return createRemoteSource({
    id: source,
    label: 'Crossref',
    authorityOn: ['doi'],
    async resolve({ kind, value }, { signal }): Promise<Citation | null> {
      if (kind !== 'doi' || !/^10\.\d{4,9}(?:\.\d+)*\/\S/.test(value)) return null;
      // Everything: a DOI may hold `<`, `#`, `?`, `;`, `%` and more slashes.
      const path = `/works/${encodeURIComponent(value)}`;
      const reply = await ask(path, workReply, signal);
      if (reply) {
        // An alias leads to the DOI that is used now; it is the same work.
        return workToCitation({ ...reply.message, DOI: value });
      }
      // Crossref has a part of the DOIs, and knows who has the others: 404 here as well means that nobody has it.
      const elsewhere = await ask(`${path}/agency`, agencyReply, signal);
      if (!elsewhere) return null;
      throw new SourceError('elsewhere', source, {
        cause: new Error(`registered with ${elsewhere.message.agency.id}`),
      });
    },
  });
}
