import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { eventually } from '../processes.ts';
import { startSeverableProxy } from '../severable-proxy.ts';
import { userOn } from '../test-user.ts';
import { startOwnDatabase } from './own-database.ts';
import { times } from './scale.ts';
import { callsOf, differences, Persistent, sayingSlowly, six, startWorld } from './world.ts';

/** Connections that break: a reader's, and those to the database. */

const cuts = times('CUTS', 40, 1_000);
const restarts = times('DATABASE_RESTARTS', 2, 50);
const readers = times('CUT_READERS', 10, 20);
const text = 'word '.repeat(60);

it('readers whose connections are cut in the middle see in the end what is stored', async () => {
  const { emulator, servers } = await startWorld({ replicas: 1 });
  const [server] = servers as [(typeof servers)[0]];
  const wire = await startSeverableProxy(server.url);
  sayingSlowly(emulator, text, 4);
  let broken = 0;
  let asked = 0;
  while (broken < cuts) {
    const people = await Promise.all(
      Array.from({ length: readers }, async () => {
        const { user } = await Persistent.signUp(server.url);
        return new Persistent(userOn(wire.url.replace(/\/$/, ''), user));
      }),
    );
    let areRead = false;
    const asking = Promise.all(
      people.map(async (one) => ({ one, shown: await one.ask('Is the line cut?') })),
    ).finally(() => {
      areRead = true;
    });
    while (!areRead) {
      // Half of the cuts wait until everybody has been replied to since the last: on a busy machine no request would get
      // through otherwise, and each would be repeated until its limit.
      if (Math.random() < 0.5) await repliedTo(people);
      await delay(100 + Math.random() * 400);
      wire.cut();
    }
    const { found } = await differences(await asking, (engine) => `${engine}: ${text}`);
    expect(found).toEqual([]);
    asked += people.length;
    broken += people.reduce((sum, one) => sum + one.broken, 0);
  }
  console.log(`${broken} cuts of ${asked} streams: 0 differences, ${callsOf(emulator)} calls of engines`);
  // A reader's going costs no engine anything.
  expect(callsOf(emulator)).toBe(asked * six.length);
  await wire.close();
});

it('restarts of the database lose no question and pay no engine again', async () => {
  const database = await startOwnDatabase();
  const { balancer, emulator } = await startWorld({ replicas: 2, databaseUrl: database.url });
  const asked: { one: Persistent; shown: Record<string, string> }[] = [];
  sayingSlowly(emulator, text, 4);
  let isOver = false;
  const people = Array.from({ length: readers }, async () => {
    // One account each: new ones are limited.
    const { user } = await Persistent.signUp(balancer.url);
    while (!isOver) {
      const one = new Persistent(user);
      asked.push({ one, shown: await one.ask('Is the database there?') });
    }
  });
  for (let count = 0; count < restarts; count += 1) {
    await delay(500 + Math.random() * 3_000);
    await database.restart();
  }
  isOver = true;
  await Promise.all(people);
  const { found } = await differences(asked, (engine) => `${engine}: ${text}`);
  const needed = asked.length * six.length;
  console.log(
    `${restarts} restarts of the database: ${asked.length} questions, ${callsOf(emulator)} calls of engines where ${needed} were needed`,
  );
  expect(found).toEqual([]);
  expect(await database.rows('select max(crashes) as crashes from answers')).toEqual([{ crashes: 0 }]);
  // A question whose storing was cut off before it was known to be stored is run by the process that finds it.
  expect(callsOf(emulator) / needed).toBeLessThanOrEqual(1.02);
});

/** Resolves when each of them that still reads has been replied to once more. */
async function repliedTo(people: readonly Persistent[]): Promise<void> {
  const before = people.map(({ replies }) => replies);
  await eventually(() => people.every((one, place) => one.isThrough || one.replies > (before[place] ?? 0)));
}
