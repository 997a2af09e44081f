import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mayMount, mountDisk, withoutMount } from '../as-root.ts';
import { fillDisk } from '../fill-disk.ts';
import { testFolder } from '../test-folder.ts';
import { type OwnDatabase, startOwnDatabase } from './own-database.ts';
import { callsOf, differences, Persistent, sayingSlowly, six, startWorld } from './world.ts';

/** A database that takes no writes while questions are being answered. */

const text = 'word '.repeat(60);

async function asksThrough(
  database: OwnDatabase,
  refuse: () => Promise<void>,
  takeAgain: () => Promise<void>,
): Promise<void> {
  const { balancer, emulator } = await startWorld({ replicas: 2, databaseUrl: database.url });
  sayingSlowly(emulator, text, 6);
  const people = await Promise.all(Array.from({ length: 4 }, () => Persistent.signUp(balancer.url)));
  const asking = people.map(async (one) => ({ one, shown: await one.ask('Is there room?') }));
  while (callsOf(emulator) < people.length * six.length) await delay(50);
  await refuse();
  // Longer than a lease, which no one can renew meanwhile and no one can take.
  await delay(5_000);
  await takeAgain();
  const { found } = await differences(await Promise.all(asking), (engine) => `${engine}: ${text}`);
  expect(found).toEqual([]);
  expect(callsOf(emulator)).toBe(people.length * six.length);
  expect(await database.rows('select max(crashes) as crashes from answers')).toEqual([{ crashes: 0 }]);
}

it.skipIf(!mayMount)(
  `questions are kept in memory while the disk is full, and stored once there is room (${withoutMount})`,
  async () => {
    const disk = path.join(await testFolder(), 'disk');
    mountDisk(disk, '400m');
    const filler = path.join(disk, 'filler');
    await asksThrough(
      await startOwnDatabase(path.join(disk, 'data')),
      () => fillDisk(disk, filler),
      () => rm(filler),
    );
  },
);

it('questions are kept in memory while the database is read-only, and stored once it is not', async () => {
  const database = await startOwnDatabase();
  const setReadOnly = async (isOn: boolean) => {
    const name = 'default_transaction_read_only';
    await database.rows(`alter system set ${name} = ${isOn ? 'on' : 'off'}`);
    await database.rows('select pg_reload_conf()');
  };
  await asksThrough(
    database,
    () => setReadOnly(true),
    () => setReadOnly(false),
  );
});
