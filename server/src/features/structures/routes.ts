import type { Readable } from 'node:stream';
import { text as wholeText } from 'node:stream/consumers';
import { routes } from '@sextant/contracts';
import { pdbId, type StructureParams, uniprotId } from '@sextant/contracts/blocks/structure';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../errors.ts';
import { createFairQueue } from '../../platform/jobs/fair-queue.ts';
import { networkOf } from '../../platform/plugins/network-of.ts';
import { serve } from '../../platform/plugins/serve.ts';
import { fetchStructure } from './data-banks.ts';
import { createStructureFiles } from './structure-files.ts';

/** Each is megabytes in memory until it is kept, and anyone may ask. A network has as many in line as it may ask for in a minute. */
const fetching = {
  atOnce: 8,
  each: 4,
  maxWaiting: 120,
  message: 'Too many structures are being fetched for your network',
};

/** Coordinates for the page, which may load from its own origin only. */
export async function structuresFeature(app: FastifyInstance, { config, log }: Dependencies): Promise<void> {
  const files = createStructureFiles(config.dataDir);
  const fetches = createFairQueue(fetching);
  /** What a network has fetched right now, so that six answers that show one structure ask for it once. */
  const running = new Map<string, Promise<string>>();
  /** Who stood in line is gone with the server's connections: nothing more is asked for them. */
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());

  async function fetchAndKeep(wanted: StructureParams, network: string): Promise<string> {
    return fetches.run(network, async () => {
      // It may have been kept while its reader was counted or stood in line.
      const kept = await files.find(wanted);
      if (kept) return wholeText(kept);
      const text = await fetchStructure(wanted, config.structures, closing.signal);
      // Without a place to keep it, it is fetched again next time.
      await files.keep(wanted, text).catch((error) => log.warn({ error }, 'a structure could not be kept'));
      return text;
    });
  }

  function fetchOnce(wanted: StructureParams, network: string): Promise<string> {
    const key = `${wanted.source} ${wanted.id} ${network}`;
    const begun = running.get(key);
    if (begun) return begun;
    const fetched = fetchAndKeep(wanted, network).finally(() => running.delete(key));
    running.set(key, fetched);
    return fetched;
  }

  async function find(wanted: StructureParams, address: string): Promise<Readable | string> {
    const kept = await files.find(wanted);
    if (kept) return kept;
    await app.limits.structure(address);
    const text = await fetchOnce(wanted, networkOf(address));
    return (await files.find(wanted)) ?? text;
  }

  serve(app, routes.structure, async ({ params, request, reply }) => {
    const wanted = { ...params, id: readId(params) };
    const coordinates = await find(wanted, request.ip);
    return reply
      .type('chemical/x-pdb')
      .headers({
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(coordinates);
  });
}

/** @throws AppError `invalid-input`: an id goes into an address and into a file's name */
function readId({ source, id }: StructureParams): string {
  const read = (source === 'rcsb' ? pdbId : uniprotId).safeParse(id);
  if (read.success) return read.data;
  const message = read.error.issues[0]?.message ?? 'Unknown id.';
  throw new AppError('invalid-input', message, { fields: { id: message } });
}
