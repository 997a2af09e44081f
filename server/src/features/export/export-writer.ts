import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { AppError } from '../../errors.ts';
import type { Database } from '../../platform/db/client.ts';
import { createFairQueue } from '../../platform/jobs/fair-queue.ts';
import { createThreadPool } from '../../platform/jobs/thread-pool.ts';
import { TimeLimitError } from '../../platform/jobs/time-limit-error.ts';
import { whenLeft } from '../../platform/plugins/at-once.ts';
import type { ExportTask } from './export-tasks.ts';
import type { ThreadTask } from './export-worker.ts';

/** Milliseconds; a session of a hundred questions is written in a few seconds. */
const timeoutMs = 60_000;
const threads = 2;

/** For people, as a line says it. */
export const tooMany = 'Too many of your exports are under way. Please wait until one is done';

/** One reader has one thread at most: another is there for everybody else. */
const fairly = {
  atOnce: threads,
  each: 1,
  maxWaiting: 10,
  message: tooMany,
};

export interface ExportWriter {
  /**
   * @param reader by whom exports are counted: somebody signed in, or a network
   * @throws AppError `rate-limited` when too many of this reader's wait; `unavailable` when it takes too long; `not-found`
   *   when it was deleted meanwhile; the reason of an abort when the reader has left
   */
  write(reader: string, task: ExportTask, reply: FastifyReply): Promise<Buffer>;
  close(): Promise<void>;
}

/** Writes exports in threads of their own: answers are texts of any length, and no one's stream is to stop for them. */
export function createExportWriter(database: Database, log: Logger): ExportWriter {
  const databaseUrl = database.$client.options.connectionString ?? '';
  const file = new URL('./export-worker.ts', import.meta.url);
  const pool = createThreadPool({ name: 'exports', file, threads, log });
  const line = pool.line<ThreadTask, Uint8Array | null>({ name: 'exports', longest: timeoutMs });
  const queue = createFairQueue(fairly);
  // What has begun keeps its reader's place to its end: someone who leaves and asks again has no second thread.
  const toItsEnd = new AbortController().signal;

  return {
    async write(reader, task, reply) {
      const left = whenLeft(reply.raw);
      const transfer = task.kind === 'session' ? task.pictures.map(({ png }) => png.buffer) : [];
      const write = () => line.run({ databaseUrl, task }, { signal: toItsEnd, transfer });
      try {
        const written = await queue.run(reader, write, left);
        if (!written) throw new AppError('not-found', 'This was deleted while it was being exported.');
        return Buffer.from(written.buffer, written.byteOffset, written.byteLength);
      } catch (error) {
        if (!(error instanceof TimeLimitError)) throw error;
        throw new AppError(
          'unavailable',
          'This session takes too long to be written. Please try again later.',
          { cause: error },
        );
      }
    },
    close: pool.close,
  };
}
