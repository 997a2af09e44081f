import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { textsOf } from '../event-client.ts';
import { userOn } from '../test-user.ts';
import { startOwnDatabase } from './own-database.ts';
import { longTimeoutMs, times } from './scale.ts';
import { callsOf, differences, Persistent, sayingSlowly, six, startWorld } from './world.ts';

/** What stands still for a while: a process, or the database for everybody. */

const stalls = times('STALLS', 1, 5);
const questions = times('STALLED_QUESTIONS', 6, 20);
const text = 'word '.repeat(60);

it(
  'a stall of the database takes no question from a living process and pays no engine again',
  async () => {
    const database = await startOwnDatabase();
    const { balancer, emulator } = await startWorld({ replicas: 3, databaseUrl: database.url });
    let paid = 0;
    for (let count = 0; count < stalls; count += 1) {
      sayingSlowly(emulator, text, 10);
      const people = await Promise.all(
        Array.from({ length: questions }, () => Persistent.signUp(balancer.url)),
      );
      const asking = people.map(async (one) => ({ one, shown: await one.ask('Whose is this?') }));
      while (callsOf(emulator) < paid + questions * six.length) await delay(100);
      await database.freeze();
      await delay(5_000);
      await database.thaw();
      const asked = await Promise.all(asking);
      const { found } = await differences(asked, (engine) => `${engine}: ${text}`);
      expect(found).toEqual([]);
      paid += questions * six.length;
      expect(callsOf(emulator)).toBe(paid);
      expect(people.flatMap(({ breaks, failures }) => [...failures, ...breaks])).toEqual([]);
    }
    expect(await database.rows('select distinct attempt, crashes from answers')).toEqual([
      { attempt: 1, crashes: 0 },
    ]);
    console.log(`${stalls} stalls of 5 s: ${paid} calls of engines, as many as needed`);
  },
  longTimeoutMs,
);

it(
  'a process that stood still tells and writes nothing more of what another has taken over',
  async () => {
    const { emulator, rows, servers } = await startWorld({ replicas: 2 });
    const [first, second] = servers as [(typeof servers)[0], (typeof servers)[0]];
    for (let count = 0; count < stalls; count += 1) {
      sayingSlowly(emulator, text, 60);
      const { user } = await Persistent.signUp(first.url);
      const reader = await user.ask('Who tells this?');
      const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
      await reader.until(({ type }) => type === 'text-delta');
      const attempts = `select min(attempt)::int as least from answers where turn_id = '${turn_id}'`;
      const isAttempt = async (count: number) =>
        (await rows<{ least: number }>(attempts))[0]?.least === count;
      // The first attempt must be stored, or the other process would count it again.
      while (!(await isAttempt(1))) await delay(20);
      first.child.kill('SIGSTOP');
      while (!(await isAttempt(2))) await delay(100);
      const told = reader.events.length;
      first.child.kill('SIGCONT');
      const elsewhere = await userOn(second.url, user).follow(turn_id);
      // Ended or broken off without another word of the run that is no more.
      await reader.all().catch(() => []);
      expect(reader.events.slice(told)).toEqual([]);
      emulator.hurry();
      const events = await elsewhere.all();
      expect(events.at(-1)?.type).toBe('turn-end');
      for (const engine of six) expect(textsOf(events)[engine]).toBe(`${engine}: ${text}`);
      expect(
        await rows(`select distinct attempt, crashes from answers where turn_id = '${turn_id}'`),
      ).toEqual([{ attempt: 2, crashes: 1 }]);
      emulator.reset();
    }
  },
  longTimeoutMs,
);
