import path from 'node:path';
import { expect, it } from 'vitest';
import { textsOf } from '../event-client.ts';
import { signUpTestUser, userOn } from '../test-user.ts';
import { callsOf, sayingSlowly, six, startWorld } from './world.ts';

/** Machines whose clocks are wrong by minutes. Leases go by the database's clock alone, so it makes no difference to them. */

const shifted = path.resolve(import.meta.dirname, '../shifted-clock.ts');
const text = 'word '.repeat(40);

for (const seconds of [150, -150])
  it(`a process whose clock is ${seconds} s off keeps its questions, and takes none from others`, async () => {
    const world = await startWorld({
      replicas: 2,
      environmentOf: (place) =>
        place === 0 ? { CLOCK_SHIFT: String(seconds), NODE_OPTIONS: `--import ${shifted}` } : {},
    });
    const { emulator, rows, servers } = world;
    const [wrong, right] = servers as [(typeof servers)[0], (typeof servers)[0]];
    sayingSlowly(emulator, text, 6);
    const user = await signUpTestUser(wrong.url);
    const readers = [await user.ask('Whose clock?'), await userOn(right.url, user).ask('And whose is this?')];
    for (const reader of readers) {
      const events = await reader.all();
      expect(events.at(-1)?.type).toBe('turn-end');
      for (const engine of six) expect(textsOf(events)[engine]).toBe(`${engine}: ${text}`);
    }
    // It does go wrong: the hour that it writes down is its own.
    const [written] = await rows<{ off: number }>(
      "select max(abs(extract(epoch from (summary ->> 'started_at')::timestamptz - now())))::float as off from answers",
    );
    expect(written?.off).toBeGreaterThan(120);
    expect(callsOf(emulator)).toBe(2 * six.length);
    expect(await rows('select distinct attempt, crashes from answers')).toEqual([{ attempt: 1, crashes: 0 }]);
    // What one of them has begun the other finishes.
    sayingSlowly(emulator, text, 60);
    const left = await user.ask('Who finishes this?');
    const { turn_id } = (await left.until(({ type }) => type === 'turn-start')) as { turn_id: string };
    await left.until(({ type }) => type === 'text-delta');
    // The first attempt must be stored, or the other process would count it again.
    const attempts = `select min(attempt)::int as least from answers where turn_id = '${turn_id}'`;
    await expect.poll(() => rows(attempts)).toEqual([{ least: 1 }]);
    await wrong.kill('SIGKILL');
    await left.all().catch(() => {});
    const followed = await userOn(right.url, user).follow(turn_id);
    await followed.until((event) => event.type === 'answer-start' && event.answer.attempt === 2);
    emulator.hurry();
    expect((await followed.all()).at(-1)?.type).toBe('turn-end');
  });
