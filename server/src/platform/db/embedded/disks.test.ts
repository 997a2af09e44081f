import { chmod, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isRoot, mayMount, mountDisk, withoutMount } from '../../../testing/as-root.ts';
import { eventually } from '../../../testing/processes.ts';
import { queryOnce } from '../../../testing/query-once.ts';
import { testFolder } from '../../../testing/test-folder.ts';
import { openDatabase } from '../client.ts';
import { isDatabaseAway } from '../is-database-away.ts';
import { sql } from '../orm.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const log = pino({ level: 'silent' });

const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log });

/** Writes until nothing more fits. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (let size = 1 << 20; size >= 512; size >>= 1) {
      const bytes = Buffer.alloc(size);
      while (
        await handle.write(bytes).then(
          () => true,
          () => false,
        )
      );
    }
  } finally {
    await handle.close().catch(() => undefined);
  }
}

describe.skipIf(!mayMount)(`on a disk of its own (${withoutMount})`, () => {
  it('says that the disk is full at the first start, leaves nothing by halves, and starts once there is room', async () => {
    const disk = path.join(await testFolder(), 'disk');
    const { remount } = mountDisk(disk, '8m');
    await expect(start(path.join(disk, 'data'))).rejects.toThrow(/^The disk that holds .*data is full\./);
    expect(await readdir(path.join(disk, 'data'))).not.toContainEqual(
      expect.stringMatching(/^postgres($|\.new)/),
    );
    remount('size=400m');
    await (await start(path.join(disk, 'data'))).stop();
  });

  it('says that the disk is full at a later start, and has everything once there is room', async () => {
    const disk = path.join(await testFolder(), 'disk');
    const dataDir = path.join(disk, 'data');
    mountDisk(disk, '200m');
    const first = await start(dataDir);
    await queryOnce(first.url, 'create table kept as select generate_series(1, 1000) as n');
    await first.stop();
    await fill(path.join(disk, 'filler'));
    await expect(start(dataDir)).rejects.toThrow(/^The disk that holds .*data is full\./);
    await rm(path.join(disk, 'filler'));
    const second = await start(dataDir);
    expect(await queryOnce(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
    await second.stop();
  });

  it('stays up, or comes back by itself, when the disk fills up at work', async () => {
    const disk = path.join(await testFolder(), 'disk');
    mountDisk(disk, '200m');
    const started = await start(path.join(disk, 'data'));
    const database = openDatabase(started.url, log);
    await database.execute(sql`create table kept as select 1 as n`);
    await fill(path.join(disk, 'filler'));
    const refused = await database
      .execute(sql`create table large as select repeat('x', 1000) as x from generate_series(1, 100000)`)
      .catch((error) => error);
    expect(isDatabaseAway(refused)).toBe(true);
    await rm(path.join(disk, 'filler'));
    const insert = () => database.execute(sql`insert into kept values (2)`).then(() => true);
    await eventually(insert, 15_000);
    expect((await database.execute(sql`select n from kept order by n`)).rows).toEqual([{ n: 1 }, { n: 2 }]);
    await database.$client.end();
    await started.stop();
  });

  it('says that the disk is read-only, at the first start and later', async () => {
    const disk = path.join(await testFolder(), 'disk');
    const { remount } = mountDisk(disk, '400m');
    remount('ro');
    const readOnly = /is on a read-only disk\. Make it writable, or set DATA_DIR/;
    await expect(start(path.join(disk, 'data'))).rejects.toThrow(readOnly);
    remount('rw');
    const first = await start(path.join(disk, 'data'));
    await queryOnce(first.url, 'create table kept as select 1 as n');
    await first.stop();
    remount('ro');
    await expect(start(path.join(disk, 'data'))).rejects.toThrow(readOnly);
    remount('rw');
    const second = await start(path.join(disk, 'data'));
    expect(await queryOnce(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
    await second.stop();
  });
});

it.skipIf(isRoot)('says that it may not write there (root may everywhere)', async () => {
  const folder = await testFolder();
  await chmod(folder, 0o500);
  onTestFinished(() => chmod(folder, 0o700));
  for (const dataDir of [folder, path.join(folder, 'data')])
    await expect(start(dataDir)).rejects.toThrow(/^This user may not use .* Give the user access to it/);
});
