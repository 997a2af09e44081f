import { setTimeout as delay } from 'node:timers/promises';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { AppError } from '../../errors.ts';
import type { Database } from '../db/client.ts';
import { sql } from '../db/orm.ts';
import { reasonOf } from '../db/wait-for-database.ts';
import { withinTime } from '../time/within-time.ts';
import { inTraceOf, keptTraceparent, withSpan } from '../tracing/spans.ts';
import { holdWaiting } from './hold-waiting.ts';
import { createJobMetrics } from './job-metrics.ts';
import { queueDatabase, queueSchema } from './queue-database.ts';

/** Seconds between two looks for jobs that another process has added; one's own are taken at once. */
const lookInterval = 2;
/** A process that has not been heard of for so many seconds has died: its jobs are taken by another. */
const heartbeat = 10;
/** Seconds between two looks for such jobs. */
const watchInterval = 5;
/** Milliseconds that running jobs have when the server stops; then another process does them again. */
const timeoutMs = 2_000;
/** Between two attempts to begin, while the database is away. */
const beginAgain = 2_000;
/** Milliseconds for which who wants to add a job waits for the queue to be there; on a new database it takes a second. */
const longestWait = 5_000;
/** How often a job is begun again whose process stops or dies under it. */
const maxInterruptions = 10;
/** Seconds between two tries. */
const maxPauseSeconds = 20;
/** Characters that are kept of why a job failed. */
const maxReasonLength = 300;
/** How often one that waits may be taken just before it is held for a later one of its key: each time that one is added. */
const maxTaken = 5;
/** Queue of those that have failed for good. */
const givenUp = 'given-up';

/** Why a job failed, as it is kept. */
export interface JobError {
  name?: string;
  message?: string;
}

/** What jobs of one name do. Everything about a kind of job is in one of these. */
export interface JobKind<Data extends object> {
  name: string;
  /** So many of them at once in one process. */
  atOnce: number;
  /** Seconds that one of them may take. */
  longest: number;
  /** How often one that fails is tried again, each time after a longer pause; that its process stops is no failure. */
  retries: number;
  /** @throws when it is to be tried again */
  run(data: Data, signal: AbortSignal): Promise<void>;
  /** All tries have failed, or too many processes have died of it. Null: for an unknown reason. */
  giveUp(data: Data, error: JobError | null): Promise<void>;
}

/** What a job is kept as: with the trace that it was added in, where spans are kept. */
type Traced<Data extends object> = Data & { traceparent?: string };

export interface NewJob<Data extends object> {
  data: Data;
  /** A job of this key that waits already stands for this one too. */
  key: string;
  /** Of two jobs that wait the one with fewer before it comes first, then the older one. */
  rank: number;
}

/** One of those that do the jobs of a kind, one at a time. */
interface Worker {
  id: string;
  isBusy: boolean;
}

/** A transaction of the database, in which a job is added with what makes it needed, or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type Jobs = ReturnType<typeof createJobs>;

/** Work that outlives its process: kept in PostgreSQL, done by any of the processes that share it. */
export function createJobs(database: Database, log: Logger, registry: Registry) {
  const boss = new PgBoss({
    db: queueDatabase(database, log),
    schema: queueSchema,
    schedule: false,
    monitorVacuum: false,
    superviseIntervalSeconds: watchInterval,
    monitorIntervalSeconds: watchInterval,
  });
  // What the database does is told of where it is asked; without a listener an error would end the server.
  boss.on('error', (error) => log.debug({ err: error }, 'the queue met an error'));
  boss.on('warning', (warning) => log.debug({ warning }, 'the queue warns'));
  const metrics = createJobMetrics(registry, () => boss.getQueues());
  const kinds = new Map<string, JobKind<object>>();
  const workers = new Map<string, Worker[]>();
  const stopping = new AbortController();
  const queues = Promise.withResolvers<void>();
  let areMade = false;
  let beginning: Promise<void> | null = null;

  /** A job needs one worker: of those with nothing to do, the one that was woken longest ago. */
  const wake = (name: string) => {
    const all = workers.get(name) ?? [];
    const place = all.findIndex(({ isBusy }) => !isBusy);
    const [worker] = place < 0 ? [] : all.splice(place, 1);
    if (!worker) return;
    all.push(worker);
    boss.notifyWorker(worker.id);
  };

  async function begin(): Promise<void> {
    while (!stopping.signal.aborted)
      try {
        await boss.start();
        await makeQueues();
        areMade = true;
        queues.resolve();
        for (const kind of kinds.values()) await work(kind);
        await boss.work(
          givenUp,
          { includeMetadata: true, pollingIntervalSeconds: lookInterval },
          async ([job]) => {
            if (!job?.sourceName) return;
            const error = job.sourceOutput as JobError | null;
            log.error({ job: job.sourceName, data: job.data, reason: error }, 'a job has failed for good');
            await kinds.get(job.sourceName)?.giveUp(job.data as object, error);
          },
        );
        return;
      } catch (error) {
        log.warn({ err: error }, 'jobs cannot be begun with yet');
        await delay(beginAgain, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      }
  }

  async function makeQueues(): Promise<void> {
    await boss.createQueue(givenUp);
    await boss.updateQueue(givenUp, {
      retryLimit: 1_000,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 300,
    });
    for (const { longest, name } of kinds.values()) {
      await boss.createQueue(name, { policy: 'short' });
      await boss.updateQueue(name, {
        deadLetter: givenUp,
        retryLimit: maxInterruptions,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: maxPauseSeconds,
        expireInSeconds: longest,
        heartbeatSeconds: heartbeat,
        deleteAfterSeconds: 3_600,
      });
    }
  }

  /** Workers one by one, since each is woken by its own id. */
  async function work(kind: JobKind<object>): Promise<void> {
    const { atOnce, name } = kind;
    const all: Worker[] = [];
    workers.set(name, all);
    while (all.length < atOnce) {
      const worker: Worker = { id: '', isBusy: false };
      worker.id = await boss.work(
        name,
        { pollingIntervalSeconds: lookInterval, includeMetadata: true, perJobResults: true },
        async (fetched: JobWithMetadata<object>[]) => {
          worker.isBusy = true;
          try {
            return await Promise.all(fetched.map((job) => attempt(kind, job)));
          } finally {
            worker.isBusy = false;
            // Who has done one looks for the next at once.
            boss.notifyWorker(worker.id);
          }
        },
      );
      all.push(worker);
    }
  }

  /** Runs a job once, and says what is to become of it. */
  async function attempt(
    { name, retries, run }: JobKind<object>,
    job: JobWithMetadata<object>,
  ): Promise<JobResult> {
    const { id, retryCount } = job;
    const { traceparent, ...data } = job.data as Traced<object>;
    const signal = AbortSignal.any([job.signal, stopping.signal]);
    try {
      await inTraceOf(traceparent, () =>
        withSpan(`job ${name}`, { 'sextant.tries': retryCount + 1 }, () => run(data, signal), 'consumer'),
      );
      metrics.ended(name, 'completed');
      return { id, status: 'completed' };
    } catch (error) {
      const output = withoutDetails(error);
      metrics.ended(name, stopping.signal.aborted ? 'stopped' : 'failed');
      // It is no fault of the job that its process stops.
      if (stopping.signal.aborted) return { id, status: 'failed', output };
      log.warn({ err: error, job: name, data, tries: retryCount + 1 }, 'a job failed');
      return { id, status: retryCount < retries ? 'failed' : 'deadletter', output };
    }
  }

  return {
    /** Takes jobs of this kind from now on; to be said before `start`. */
    take<Data extends object>(kind: JobKind<Data>): void {
      kinds.set(kind.name, kind as unknown as JobKind<object>);
    },

    /** Begins to do jobs; while the database is away, as soon as it is back. */
    start(): void {
      beginning ??= begin();
    },

    /** Resolves once jobs can be added, or after some seconds all the same: adding them is refused then. */
    async begun(): Promise<void> {
      if (!areMade) await withinTime(queues.promise, longestWait);
    },

    /**
     * Adds a job, with the transaction where there is one; `wake` makes this process look for it once that is through. One
     * that waits already and stands for this one too is not taken before: it would not see yet what it is to do.
     * @throws AppError `unavailable` before the queue is there: it is not waited for, since a transaction holds one of the
     *   connections that it needs to begin (`begun` waits)
     */
    async add<Data extends object>(
      name: string,
      { data, key, rank }: NewJob<Data>,
      transaction?: Transaction,
    ) {
      if (!areMade)
        throw new AppError('unavailable', 'The server is still starting. Please try again in a moment.', {
          retryAfter: 2,
        });
      const traceparent = keptTraceparent();
      const send = () =>
        boss.send(name, traceparent ? { ...data, traceparent } : data, {
          singletonKey: key,
          priority: -rank,
          ...(transaction && { db: fromDrizzle(transaction, sql) }),
        });
      for (let tries = 0; tries < maxTaken; tries++) {
        if (await send()) return;
        // Without a transaction all that it is to do is stored, and whoever takes the one that waits sees it.
        if (!transaction || (await holdWaiting(transaction, name, key))) return;
      }
      throw new Error('a job could not be added');
    },

    wake,

    /** Leaves running jobs to other processes. */
    async close(): Promise<void> {
      stopping.abort(new Error('the server stops'));
      await beginning;
      await boss.stop({ close: false, graceful: true, timeout: timeoutMs });
    },
  };
}

/** What is kept of an error with its job: a failed statement's own words hold all that it was to store. */
const withoutDetails = (error: unknown): JobError => ({
  name: error instanceof Error ? error.name : 'Error',
  message: reasonOf(error).slice(0, maxReasonLength),
});
