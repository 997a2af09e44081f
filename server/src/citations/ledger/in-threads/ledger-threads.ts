import { MessageChannel } from 'node:worker_threads';
import type { Evidence, Ledger } from '@sextant/contracts';
import type { Logger } from 'pino';
import type { Source } from '../../../literature/sources/source.ts';
import { Written } from '../../../platform/db/written.ts';
import type { ThreadMetrics } from '../../../platform/jobs/thread-metrics.ts';
import type { ThreadPool } from '../../../platform/jobs/thread-pool.ts';
import type { LedgerCheck } from '../ledger-keeper.ts';
import type { LedgerTask, MadeLedger } from './check-in-thread.ts';
import { cardOf, serveSources } from './serve-sources.ts';
import type { ToThread } from './source-calls.ts';

/** Milliseconds beside those for the sources; a check that takes longer is given up, and its thread with it. */
const maxReadingMs = 60_000;
/** Milliseconds that the sources have, where nothing else is said. */
const usualBudget = 5_000;
/** Most of a check is waiting for sources: a thread takes several. What they read holds each other up for half a second. */
const runsPerThread = 3;

export interface LedgerThreadsOptions {
  /** Threads that run `checkInThread`, among others. */
  threads: ThreadPool;
  metrics?: ThreadMetrics;
  sources: readonly Source[];
  log: Logger;
  /** Milliseconds that the sources have for one check, unless it says otherwise. */
  budget?: number;
}

/** A check as `LedgerKeeper` has it; what is long is written, and read by the thread alone. */
export interface WrittenCheck extends Omit<LedgerCheck, 'evidence' | 'previous'> {
  evidence: Written<Evidence> | null;
  previous: Written<Ledger> | null;
}

export interface LedgerThreads {
  /** So many checks at once. */
  atOnce: number;
  /** As `LedgerKeeper.check`. @throws TimeLimitError; the signal's reason */
  check(check: WrittenCheck): Promise<Written<Ledger>>;
}

/**
 * A ledger keeper whose reading and judging goes on in threads: one answer with thousands of mentions takes seconds of
 * it. The sources are asked from here, where their connections, limits and memories are.
 */
export function createLedgerThreads(options: LedgerThreadsOptions): LedgerThreads {
  const { budget, log, metrics, sources, threads } = options;
  const line = threads.line<LedgerTask, MadeLedger>({
    name: 'ledgers',
    runsPerThread,
    metrics,
    longest: maxReadingMs + (budget ?? usualBudget),
  });
  const cards = sources.map(cardOf);
  return {
    atOnce: line.atOnce,

    async check({ answers, evidence, isOwed, onBegin, previous, signal, ...rest }) {
      const { port1: own, port2: port } = new MessageChannel();
      serveSources(own, sources);
      const leave = () => own.postMessage([{ isOver: true }] satisfies ToThread[]);
      signal.addEventListener('abort', leave, { once: true });
      try {
        const read = answers.map(({ attempt, engine, text, vendor_sources }) => ({
          engine,
          ...(attempt !== undefined && { attempt }),
          text,
          vendor_sources,
        }));
        const task = {
          name: 'ledger' as const,
          check: { ...rest, answers: read },
          evidence: evidence?.json ?? 'null',
          previous: previous?.json ?? 'null',
          sources: cards,
          budget,
          port,
        };
        const { at, json, open } = await line.run(task, { isOwed, onBegin, signal, transfer: [port] });
        if (open > 0) log.debug({ open }, 'citations could not be checked');
        return new Written(json, at);
      } finally {
        signal.removeEventListener('abort', leave);
        own.close();
      }
    },
  };
}
