import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { AppError } from '../../errors.ts';
import { createThreadPool } from '../../platform/jobs/thread-pool.ts';
import { TimeLimitError } from '../../platform/jobs/time-limit-error.ts';
import type { ExportTask } from './export-tasks.ts';

/** Milliseconds; a session of a hundred questions is written in a few seconds. */
const timeoutMs = 60_000;
/** One long session may take one of them: there is always another. */
const threads = 2;

export interface ExportWriter {
  /** @throws AppError `unavailable` when it takes too long; the reason of an abort when the reader has gone */
  write(task: ExportTask, reply: FastifyReply): Promise<Buffer>;
  close(): Promise<void>;
}

/** Writes exports in threads of their own: answers are texts of any length, and nobody's stream is to stand still for them. */
export function createExportWriter(log: Logger): ExportWriter {
  const pool = createThreadPool<ExportTask, Uint8Array>({
    name: 'exports',
    file: new URL('./export-worker.ts', import.meta.url),
    threads,
    longest: timeoutMs,
    log,
  });
  return {
    async write(task, reply) {
      const gone = new AbortController();
      const leave = () => gone.abort();
      reply.raw.once('close', leave);
      try {
        const { buffer, byteLength, byteOffset } = await pool.run(task, { signal: gone.signal });
        return Buffer.from(buffer, byteOffset, byteLength);
      } catch (error) {
        if (!(error instanceof TimeLimitError)) throw error;
        throw new AppError(
          'unavailable',
          'This session takes too long to be written. Please try again later.',
          {
            cause: error,
          },
        );
      } finally {
        reply.raw.off('close', leave);
      }
    },
    close: pool.close,
  };
}
