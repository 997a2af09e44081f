import { setTimeout as pause } from 'node:timers/promises';
import { cpuMicroseconds, familyMicroseconds } from '../support/process-time.ts';
import { names, startContenders } from './contenders.ts';

export interface StreamCost {
  round: number;
  name: string;
  /** Microseconds a chunk of the server's process. */
  own: number;
  /** The same of PostgreSQL, which of the contenders the product alone uses. */
  postgres: number;
}

/** What a chunk costs each contender, who take turns; each figure is handed on as soon as it is known. */
export async function measureStreamCost(
  { rounds, withSources = false }: { rounds: number; withSources?: boolean },
  onCost: (cost: StreamCost) => void = () => {},
): Promise<StreamCost[]> {
  const { contenders, postmaster, stop } = await startContenders({ withSources });
  const costs: StreamCost[] = [];
  for (let round = 1; round <= rounds; round++)
    for (const { name, pid, prepare, run } of contenders) {
      const access = await prepare?.();
      const before = [cpuMicroseconds(pid), familyMicroseconds(postmaster)] as const;
      const handled = await run(access);
      // What is still written once the last event has gone belongs to it.
      if (name === names.shipped) await pause(2_000);
      const cost = {
        round,
        name,
        own: (cpuMicroseconds(pid) - before[0]) / handled,
        postgres: (familyMicroseconds(postmaster) - before[1]) / handled,
      };
      costs.push(cost);
      onCost(cost);
    }
  await stop();
  return costs;
}
