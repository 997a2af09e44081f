import { Gauge, Histogram, type Registry } from 'prom-client';

/** Where a pool of threads tells how it is used. */
export interface ThreadMetrics {
  /** What is to be shown of a pool at any time. */
  show(pool: string, count: () => { running: number; waiting: number }): void;
  ended(pool: string, outcome: 'made' | 'failed' | 'late', seconds: number): void;
}

/** What an operator wants to know of the work in threads: overviews and checks of citations. */
export function createThreadMetrics(registry: Registry): ThreadMetrics {
  const pools = new Map<string, () => { running: number; waiting: number }>();
  new Gauge({
    name: 'sextant_thread_runs',
    help: 'Work in threads, by what they do: begun, and waiting for a thread.',
    labelNames: ['threads', 'state'],
    registers: [registry],
    collect() {
      for (const [threads, count] of pools) {
        const { running, waiting } = count();
        this.set({ threads, state: 'running' }, running);
        this.set({ threads, state: 'waiting' }, waiting);
      }
    },
  });
  const durations = new Histogram({
    name: 'sextant_thread_run_seconds',
    help: 'Time of one run in a thread from its beginning, by what it does and how it ended.',
    labelNames: ['threads', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [registry],
  });
  return {
    show: (pool, count) => void pools.set(pool, count),
    ended: (threads, outcome, seconds) => durations.observe({ threads, outcome }, seconds),
  };
}
