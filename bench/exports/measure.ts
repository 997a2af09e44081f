import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { askLongSession } from '../../server/src/testing/exported-sessions.ts';
import { startProviderEmulator } from '../../server/src/testing/provider-emulator/provider-emulator.ts';
import { startSourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import { startTestApp } from '../../server/src/testing/test-app.ts';
import { signUpTestUser } from '../../server/src/testing/test-user.ts';
import { withDatabase } from '../with-database.ts';

export const formats = ['docx', 'md', 'json', 'bib', 'ris', 'csl'] as const;
export type Format = (typeof formats)[number];

const client = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', async ({ url, headers }) => {
    const reply = await fetch(url, { headers });
    parentPort.postMessage({ ok: reply.ok, bytes: (await reply.arrayBuffer()).byteLength });
  });`;

const calculating = 'const end = Date.now() + 2000; while (Date.now() < end) Math.random();';

const toMs = (nanoseconds: number) => nanoseconds / 1_000_000;

/** Milliseconds. */
export interface Delays {
  max: number;
  p99: number;
  took: number;
}

/**
 * Milliseconds of CPU time that the main thread spends on something in all, without the clock that counts delays: no stall
 * of its own making is longer, whatever else the machine does meanwhile.
 */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { system, user } = process.threadCpuUsage(before);
  return (system + user) / 1_000;
}

/** The longest and the 99th of a hundred delays of the event loop while something goes on, in milliseconds. */
async function delaysDuring(work: () => Promise<unknown>): Promise<Delays> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  await pause(50);
  delays.enable();
  const begin = performance.now();
  await work();
  const took = performance.now() - begin;
  await pause(20);
  delays.disable();
  return { max: toMs(delays.max), p99: toMs(delays.percentile(99)), took };
}

/** Of one format, or of one thing that goes on beside it: each round's delays, and what it came to. */
export interface ExportCost {
  name: string;
  runs: Delays[];
  /** Milliseconds of the main thread. */
  cpu: number;
  bytes: number;
}

/** Writes a session of so many turns as each format, and hands each on as soon as it is known. */
export async function measureExports(
  { turns, rounds, only = formats }: { turns: number; rounds: number; only?: readonly Format[] },
  onCost: (cost: ExportCost) => void = () => {},
): Promise<ExportCost[]> {
  const costs: ExportCost[] = [];
  const add = (name: string, runs: Delays[], cpu: number, bytes: number) => {
    const cost = { name, runs, cpu, bytes };
    costs.push(cost);
    onCost(cost);
  };
  await withDatabase(async (database) => {
    const [providers, services] = await Promise.all([startProviderEmulator(), startSourceEmulator()]);
    const server = await startTestApp({
      database,
      environment: { ...services.environment(), ...providers.environment(), EVIDENCE: 'on' },
    });
    const user = await signUpTestUser(server.url);
    const session = await askLongSession(user, providers, services, turns);
    const worker = new Worker(client, { eval: true });
    const ask = (format: string) =>
      new Promise<{ ok: boolean; bytes: number }>((resolve) => {
        worker.once('message', resolve);
        const url = `${server.url}/api/v1/chat/sessions/${session}/export/?format=${format}`;
        worker.postMessage({ url, headers: { authorization: `Bearer ${user.access}` } });
      });
    add('first docx', [await delaysDuring(() => ask('docx'))], 0, 0);
    for (const format of only) {
      const runs = [];
      let bytes = 0;
      for (let round = 0; round < rounds; round += 1)
        runs.push(
          await delaysDuring(async () => {
            const reply = await ask(format);
            if (!reply.ok) throw new Error(`The server refused ${format}.`);
            bytes = reply.bytes;
          }),
        );
      add(format, runs, await cpuOf(() => ask(format)), bytes);
    }
    const idle = [];
    const beside = [];
    for (let round = 0; round < rounds; round += 1) {
      idle.push(await delaysDuring(() => pause(1_000)));
      beside.push(await delaysDuring(() => once(new Worker(calculating, { eval: true }), 'exit')));
    }
    add('nothing', idle, await cpuOf(() => pause(1_000)), 0);
    add('a thread', beside, 0, 0);
    await worker.terminate();
    await server.close();
    await providers.close();
    await services.close();
  });
  return costs;
}

/** The round in the middle, by its longest delay, and that of the worst. */
export function middleOf(runs: Delays[]): Delays & { worst: number } {
  const sorted = runs.toSorted((a, b) => a.max - b.max);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? { max: 0, p99: 0, took: 0 };
  return { ...middle, worst: sorted.at(-1)?.max ?? 0 };
}
