import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { preparedDataDir } from '../../../testing/prepared-data-dir.ts';
import { eventually, isAlive } from '../../../testing/processes.ts';
import { openDatabase } from '../client.ts';
import { isDatabaseAway } from '../is-database-away.ts';
import { sql } from '../orm.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const log = pino({ level: 'silent' });

async function start() {
  const dataDir = await preparedDataDir();
  const started = await startEmbeddedPostgres({ dataDir, log });
  const database = openDatabase(started.url, log);
  onTestFinished(async () => {
    await database.$client.end();
    await started.stop();
  });
  const kill = async (signal: NodeJS.Signals) => {
    const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
    process.kill(Number.parseInt(await readFile(pidFile, 'utf8'), 10), signal);
  };
  return { started, database, kill };
}

for (const signal of ['SIGKILL', 'SIGTERM', 'SIGQUIT'] as const)
  it(`starts the database again at the same address after ${signal}`, async () => {
    const { database, kill } = await start();
    await database.execute(sql`create table kept as select 1 as one`);
    // An idle connection, one at work, and one in a transaction between two of its statements: all three break.
    await Promise.all([database.execute(sql`select 1`), database.execute(sql`select 1`)]);
    const atWork = database.execute(sql`select pg_sleep(60)`).catch((error) => error);
    const [inside, broken] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
    const transaction = database
      .transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(
          sql`insert into kept values (2) returning pg_backend_pid() as pid`,
        );
        inside.resolve(rows[0]?.pid as number);
        await broken.promise;
        await tx.execute(sql`insert into kept values (3)`);
      })
      .catch((error) => error);
    const backend = await inside.promise;
    await kill(signal);
    expect(isDatabaseAway(await atWork)).toBe(true);
    // A backend that was not yet back at waiting when its main process died could still commit, and rightly so.
    await eventually(() => !isAlive(backend));
    broken.resolve();
    expect(isDatabaseAway(await transaction)).toBe(true);
    const { rows } = await eventually(() =>
      database.execute(sql`select one from kept`).catch((error) => {
        if (!isDatabaseAway(error)) throw error;
        return null;
      }),
    );
    expect(rows).toEqual([{ one: 1 }]);
  });

it('stops for good while it is being started again', async () => {
  const { started, database, kill } = await start();
  await kill('SIGKILL');
  await started.stop();
  await expect(database.execute(sql`select 1`)).rejects.toSatisfy(isDatabaseAway);
});
