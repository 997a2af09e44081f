import { setTimeout as pause } from 'node:timers/promises';
import { parentOf } from '../support/process-time.ts';
import { withDatabase } from '../with-database.ts';
import { type Delay, delayOfLoop, look, memoryOf, type Seen } from './look.ts';
import { startWorld } from './world.ts';

export interface QuestionCost {
  characters: number;
  /** Until the last question's stream ended, which it does once ledger and overview are there. */
  seconds: number;
  before: Seen;
  after: Seen;
  /** Bytes of tables and indexes, once what is dead in them has been swept. */
  vacuumed: number;
  /** Requests to each service. */
  asked: Map<string, number>;
  delay: Delay;
  /** Megabytes. */
  height: number;
  minuteLater: number | null;
}

/** What so many questions come to, of which so many are under way at once. `minuteLater: false` does not wait for it. */
export async function measureQuestions(
  questions: number,
  atOnce: number,
  { minuteLater = true } = {},
): Promise<QuestionCost> {
  return await withDatabase(async (database, admin) => {
    const read = async <Row>(text: string) => (await database.$client.query(text)).rows as Row[];
    const { ask, characters, server, sources, stop } = await startWorld(
      String(database.$client.options.connectionString),
      questions,
    );
    const [backend] = await read<{ pid: number }>('select pg_backend_pid() as pid');
    const postgres = parentOf(backend?.pid ?? 0);
    await read('vacuum full');
    await admin.$client.query('checkpoint');
    const before = await look(database, server.pid, postgres);
    const askedBefore = sources.requests().length;
    await delayOfLoop(server.url);
    const begun = performance.now();
    let next = 0;
    const lanes = Array.from({ length: atOnce }, async () => {
      for (let at = next++; at < questions; at = next++) await ask(at);
    });
    await Promise.all(lanes);
    const seconds = (performance.now() - begun) / 1_000;
    const delay = await delayOfLoop(server.url);
    const after = await look(database, server.pid, postgres);
    await read('vacuum full');
    const vacuumed = (await look(database, server.pid, postgres)).bytes;
    const asked = Map.groupBy(sources.requests().slice(askedBefore), ({ service }) => service);
    const height = memoryOf(server.pid, 'VmHWM');
    if (minuteLater) await pause(60_000);
    const later = minuteLater ? memoryOf(server.pid, 'VmRSS') : null;
    await stop();
    return {
      characters,
      seconds,
      before,
      after,
      vacuumed,
      asked: new Map([...asked].map(([service, requests]) => [service, requests.length])),
      delay,
      height,
      minuteLater: later,
    };
  });
}
