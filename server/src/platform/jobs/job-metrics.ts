import type { QueueResult } from 'pg-boss';
import { Counter, Gauge, type Registry } from 'prom-client';
import { withinTime } from '../time/within-time.ts';

/** A look at the figures does not wait (ms) for a database that is away. */
const maxWaitMs = 1_000;

/**
 * What an operator wants to know of the queues.
 * @param queues as PostgreSQL has them, of all processes together; a few seconds old
 */
export function createJobMetrics(registry: Registry, queues: () => Promise<QueueResult[]>) {
  new Gauge({
    name: 'sextant_queue_jobs',
    help: 'Jobs in the queues, of all processes: waiting to be done, being done, and failed for good.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      const shown = queues().then((all) => {
        for (const { activeCount, failedCount, name: queue, queuedCount } of all) {
          this.set({ queue, state: 'waiting' }, queuedCount);
          this.set({ queue, state: 'active' }, activeCount);
          this.set({ queue, state: 'failed' }, failedCount);
        }
      });
      await withinTime(
        shown.catch(() => {}),
        maxWaitMs,
      );
    },
  });
  const done = new Counter({
    name: 'sextant_jobs_total',
    help: 'Jobs that this process has done, by how they ended.',
    labelNames: ['queue', 'outcome'],
    registers: [registry],
  });
  return {
    ended: (queue: string, outcome: 'completed' | 'failed' | 'stopped') => done.inc({ queue, outcome }),
  };
}
