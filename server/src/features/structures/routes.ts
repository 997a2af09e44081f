import { routes } from '@sextant/contracts';
import { pdbId, type StructureParams, uniprotId } from '@sextant/contracts/blocks/structure';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../errors.ts';
import { serve } from '../../platform/plugins/serve.ts';
import { fetchStructure } from './data-banks.ts';
import { createStructureFiles } from './structure-files.ts';

/** Coordinates for the page, which may load from its own origin only. */
export async function structuresFeature(app: FastifyInstance, { config, log }: Dependencies): Promise<void> {
  const files = createStructureFiles(config.dataDir);
  /** What is being looked for now, so that six answers that show one structure ask for it once. */
  const running = new Map<string, Promise<string>>();

  async function find(wanted: StructureParams, address: string): Promise<string> {
    const kept = await files.find(wanted);
    if (kept !== null) return kept;
    await app.limits.structure(address);
    const text = await fetchStructure(wanted, config.structures);
    // Without a place to keep it, it is fetched again next time.
    await files.keep(wanted, text).catch((error) => log.warn({ error }, 'a structure could not be kept'));
    return text;
  }

  function findOnce(wanted: StructureParams, address: string): Promise<string> {
    const key = `${wanted.source} ${wanted.id}`;
    const begun = running.get(key);
    if (begun) return begun;
    const found = find(wanted, address).finally(() => running.delete(key));
    running.set(key, found);
    return found;
  }

  serve(app, routes.structure, async ({ params, request, reply }) => {
    const wanted = { ...params, id: readId(params) };
    const text = await findOnce(wanted, request.ip);
    return reply
      .type('chemical/x-pdb')
      .headers({
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(text);
  });
}

/** @throws AppError `invalid-input`: an id goes into an address and into a file's name */
function readId({ source, id }: StructureParams): string {
  const read = (source === 'rcsb' ? pdbId : uniprotId).safeParse(id);
  if (read.success) return read.data;
  const message = read.error.issues[0]?.message ?? 'Unknown id.';
  throw new AppError('invalid-input', message, { fields: { id: message } });
}
