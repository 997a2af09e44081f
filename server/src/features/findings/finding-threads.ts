import os from 'node:os';
import type { Logger } from 'pino';
import { createThreadPool, type ThreadPool } from '../../platform/jobs/thread-pool.ts';

/** One hostile set of answers may hold one of them for as long as an overview may take: there is always another. */
const minThreads = 2;
/** Six answers as long as they may be take less than 64: three checks and an overview may be of such. */
const maxMegabytes = 256;

/** The threads in which answers are read: what one has read for the ledger, it knows when it makes the overview. */
export const createFindingThreads = (log: Logger): ThreadPool =>
  createThreadPool({
    name: 'findings',
    file: new URL('./finding-worker.ts', import.meta.url),
    threads: Math.max(minThreads, os.availableParallelism()),
    maxMegabytes,
    log,
  });
