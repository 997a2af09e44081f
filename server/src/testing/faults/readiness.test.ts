import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { mayMount, mountDisk, withoutMount } from '../as-root.ts';
import { fillDisk } from '../fill-disk.ts';
import { startServerProcess } from '../server-process.ts';
import { testFolder } from '../test-folder.ts';
import { type OwnDatabase, startOwnDatabase } from './own-database.ts';

/** What a real database does to readiness; the rest of it is `features/health/readiness.test.ts`. */

async function readinessOn(database: OwnDatabase) {
  const server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: await testFolder() });
  onTestFinished(() => server.kill('SIGKILL'));
  return async () => {
    const askedAt = performance.now();
    const reply = await fetch(`${server.url}/readyz`);
    const { message = '' } = (await reply.json()) as { message?: string };
    return { status: reply.status, message, isInTime: performance.now() - askedAt < 2_000 };
  };
}

it('is not ready within 2 s while the database stands still, and again once it goes on', async () => {
  const database = await startOwnDatabase();
  const ready = await readinessOn(database);
  expect(await ready()).toMatchObject({ status: 200 });
  await database.freeze();
  for (let time = 0; time < 3; time += 1)
    expect(await ready()).toEqual({
      status: 503,
      message: 'The database does not answer, or not in time.',
      isInTime: true,
    });
  await database.thaw();
  await expect.poll(ready).toMatchObject({ status: 200 });
});

it.skipIf(!mayMount)(`is not ready while the disk is full (${withoutMount})`, async () => {
  const disk = path.join(await testFolder(), 'disk');
  mountDisk(disk, '400m');
  const ready = await readinessOn(await startOwnDatabase(path.join(disk, 'data')));
  expect(await ready()).toMatchObject({ status: 200 });
  const filler = path.join(disk, 'filler');
  await fillDisk(disk, filler);
  await expect.poll(ready).toEqual({ status: 503, message: "The database's disk is full.", isInTime: true });
  await rm(filler);
  await expect.poll(ready).toMatchObject({ status: 200 });
});
