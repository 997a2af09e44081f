import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Shows how the connections to the database are used, by pool: when some wait for one, the pool is too small or the database too slow. */
export function showPools(registry: Registry, pools: Record<string, pg.Pool>): void {
  new Gauge({
    name: 'sextant_database_connections',
    help: 'Connections to the database, by pool: in use, idle, and callers that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { idleCount, totalCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
}
