import { Readable } from 'node:stream';
import { routes } from '@sextant/contracts';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../errors.ts';
import { asc, eq } from '../../../platform/db/orm.ts';
import { sessions } from '../../../platform/db/schema.ts';
import { createThreadPool } from '../../../platform/jobs/thread-pool.ts';
import { serve } from '../../../platform/plugins/serve.ts';
import type { PartTask, WrittenPart } from './part.ts';
import { readPictures, readProfile } from './read-profile.ts';
import { writeZip, type ZipFile } from './write-zip.ts';

/** Downloads take turns, a part each: a large one does not hold up the small ones. */
const threads = 2;
/** Milliseconds for one part. */
const longest = 60_000;
/** For two turns of the longest answers, with ledgers and overviews of megabytes. */
const maxMegabytes = 160;
const maxTitle = 40;

/** All of somebody's data as one ZIP, written while it is being sent. */
export async function everythingFeature(
  app: FastifyInstance,
  { config, database, log }: Dependencies,
): Promise<void> {
  const databaseUrl = database.$client.options.connectionString ?? '';
  const file = new URL('./part-worker.ts', import.meta.url);
  const pool = createThreadPool({ name: 'downloads', file, threads, maxMegabytes, log });
  const line = pool.line<PartTask, WrittenPart | null>({ name: 'downloads', longest });
  app.addHook('onClose', () => pool.close());

  async function* partsOf(
    task: Pick<PartTask, 'userId' | 'sessionId' | 'kind'>,
    signal: AbortSignal,
  ): AsyncGenerator<WrittenPart> {
    let [after, crc] = [0, 0];
    for (;;) {
      const part = await line.run({ ...task, databaseUrl, after, crc }, { signal });
      if (!part) return;
      yield part;
      if (part.upTo === null) return;
      [after, crc] = [part.upTo, part.crc];
    }
  }

  async function* filesOf(userId: string, profile: object, signal: AbortSignal): AsyncGenerator<ZipFile> {
    yield { name: 'profile.json', content: Buffer.from(`${JSON.stringify(profile, null, 2)}\n`) };
    for (const [index, content] of (await readPictures(database, userId)).entries())
      yield { name: `picture${index > 0 ? `-${index + 1}` : ''}.jpg`, content };
    const owned = await database
      .select({ id: sessions.id, title: sessions.title, createdAt: sessions.createdAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt), asc(sessions.id));
    for (const [index, { id: sessionId, ...session }] of owned.entries()) {
      const name = nameOf(index, session);
      const of = { userId, sessionId };
      const parts = partsOf({ ...of, kind: 'record' }, signal);
      const first = await parts.next();
      // Deleted while the ones before it were being taken.
      if (first.done) continue;
      yield { name: `sessions/${name}.json`, content: begunWith(first.value, parts) };
      yield { name: `citations/${name}.csl.json`, content: partsOf({ ...of, kind: 'citations' }, signal) };
    }
  }

  serve(app, routes.downloadData, async ({ reply, userId }) => {
    await app.limits.download(userId);
    const profile = await readProfile(database, userId, config.publicUrl);
    if (!profile) throw new AppError('unauthenticated', 'Please sign in.');
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .type('application/zip')
      .headers({
        'content-disposition': `attachment; filename="sextant-${day}.zip"; filename*=UTF-8''sextant-${day}.zip`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(Readable.from(writeZip(filesOf(userId, profile, left.signal)), { objectMode: false }));
  });
}

async function* begunWith<T>(first: T, others: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* others;
}

/** A number, the day and the title: in order, to be found by people, and never twice. */
function nameOf(index: number, { createdAt, title }: { createdAt: Date; title: string }): string {
  const words = title.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').slice(0, maxTitle);
  const plain = words.toWellFormed().replace(/^-+|-+$/g, '');
  const number = String(index + 1).padStart(4, '0');
  return `${number}-${createdAt.toISOString().slice(0, 10)}-${plain || 'session'}`;
}
