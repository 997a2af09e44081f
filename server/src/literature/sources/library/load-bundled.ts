import { readdir, readFile } from 'node:fs/promises';
import type { Citation } from '@sextant/contracts';
import type pg from 'pg';
import { z } from 'zod';
import { bundledRecordSchema } from './bundled-record.ts';
import { bundledSource, bundledToCitation } from './bundled-to-citation.ts';
import { type StoreResult, storeCitations } from './records.ts';
import { workKey } from './work-key.ts';

const folder = new URL('./bundled/', import.meta.url);
/** Questions that the records answer, for the documentation: no records. */
const questionsFile = 'sample-questions.json';

/**
 * Puts the library that comes with the program into the database: what is new or has changed, and nothing that was
 * imported is replaced. Harmless when several processes do it at once.
 */
export async function loadBundledLibrary(pool: pg.Pool): Promise<StoreResult> {
  const works = await readBundledLibrary();
  const reply = await pool.query<{ key: string; doi: string | null }>(
    `select key, doi from library_records
      where (key = any($1::text[]) or doi = any($2::text[])) and citation ->> 'source' <> $3`,
    [works.map(workKey), works.flatMap(({ doi }) => doi ?? []), bundledSource],
  );
  const imported = new Set(reply.rows.flatMap(({ key, doi }) => [key, `doi:${doi}`]));
  return storeCitations(
    pool,
    works.filter((work) => !imported.has(workKey(work)) && !imported.has(`doi:${work.doi}`)),
  );
}

async function readBundledLibrary(): Promise<Citation[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== questionsFile);
  const files = await Promise.all(
    names.sort().map(async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8')) as unknown),
  );
  return files.flatMap((file) => z.array(bundledRecordSchema).parse(file)).map(bundledToCitation);
}
