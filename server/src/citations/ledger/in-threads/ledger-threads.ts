import os from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import type { Ledger } from '@sextant/contracts';
import type { Logger } from 'pino';
import type { Source } from '../../../literature/sources/source.ts';
import type { ThreadMetrics } from '../../../platform/jobs/thread-metrics.ts';
import { createThreadPool } from '../../../platform/jobs/thread-pool.ts';
import type { LedgerKeeper } from '../ledger-keeper.ts';
import type { LedgerTask } from './ledger-worker.ts';
import { cardOf, serveSources } from './serve-sources.ts';
import type { ToThread } from './source-calls.ts';

/** Milliseconds beside those for the sources; a check that takes longer is given up, and its thread with it. */
const maxReadingMs = 60_000;
/** Milliseconds that the sources have, where nothing else is said. */
const usualBudget = 5_000;
/** Six answers as long as they may be take less than 64. */
const maxMegabytes = 80;
/** Most of a check is waiting for sources: a thread takes several. What they read holds each other up for half a second. */
const runsPerThread = 3;
const minThreads = 2;

export interface LedgerThreadsOptions {
  sources: readonly Source[];
  log: Logger;
  /** Milliseconds that the sources have for one check, unless it says otherwise. */
  budget?: number;
  metrics?: ThreadMetrics;
}

export interface LedgerThreads extends LedgerKeeper {
  /** So many checks at once. */
  atOnce: number;
  close(): Promise<void>;
}

/**
 * A ledger keeper whose reading and judging goes on in threads: one answer with thousands of mentions takes seconds of
 * it. The sources are asked from here, where their connections, limits and memories are.
 */
export function createLedgerThreads({ budget, log, metrics, sources }: LedgerThreadsOptions): LedgerThreads {
  const threads = Math.max(minThreads, os.availableParallelism());
  const pool = createThreadPool<LedgerTask, Ledger>({
    name: 'ledgers',
    file: new URL('./ledger-worker.ts', import.meta.url),
    threads,
    runsPerThread,
    longest: maxReadingMs + (budget ?? usualBudget),
    maxMegabytes,
    log,
    ...(metrics && { metrics }),
  });
  const cards = sources.map(cardOf);
  return {
    atOnce: threads * runsPerThread,

    async check({ answers, isOwed, onBegin, signal, ...rest }) {
      const { port1: own, port2: port } = new MessageChannel();
      serveSources(own, sources);
      const leave = () => own.postMessage({ isOver: true } satisfies ToThread);
      signal.addEventListener('abort', leave, { once: true });
      try {
        const read = answers.map(({ engine, text, vendor_sources }) => ({ engine, text, vendor_sources }));
        const task = { check: { ...rest, answers: read }, sources: cards, budget, port };
        const ledger = await pool.run(task, { isOwed, onBegin, signal, transfer: [port] });
        const open = ledger.rows.filter(({ found }) => found === 'unknown').length;
        if (open > 0) log.debug({ open, rows: ledger.rows.length }, 'citations could not be checked');
        return ledger;
      } finally {
        signal.removeEventListener('abort', leave);
        own.close();
      }
    },

    close: pool.close,
  };
}
