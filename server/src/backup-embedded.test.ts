import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { findRunningPostgres } from './platform/db/embedded/running-postgres.ts';
import { startDatabase } from './platform/db/start-database.ts';
import { allRows } from './testing/all-rows.ts';
import { addressOf, register, runMain, signIn } from './testing/main-process.ts';
import { runScript } from './testing/processes.ts';
import { queryOnce } from './testing/query-once.ts';
import { testFolder } from './testing/test-folder.ts';

const script = (name: string) => path.join(import.meta.dirname, name);

it('a backup of the running server, restored into an empty folder, has every row, and people sign in', async () => {
  const folder = await testFolder();
  const dataDir = path.join(folder, 'data');
  const server = runMain({ DATA_DIR: dataDir, JUDGE: 'off' });
  const address = await addressOf(server);
  await register(address, 'ada@example.org');
  const { access } = (await (await signIn(address, 'ada@example.org')).json()) as { access: string };
  const asked = await fetch(`${address}/api/v1/chat/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ input_text: 'Does empagliflozin reduce "hospital admission"?\n\tβ \\. \\N' }),
  });
  expect(asked.status).toBe(200);
  // The example is made after the start, and judged after that; what is still being made would differ.
  const url = (await findRunningPostgres(dataDir)) as string;
  const unmade = `select from turns where ended_at is null or finding_states::text like '%"pending"%'
    or overview -> 'judgement' ->> 'state' in ('open', 'second')`;
  await expect
    .poll(
      async () => [(await queryOnce(url, 'select from turns')).length, (await queryOnce(url, unmade)).length],
      { timeout: 60_000 },
    )
    .toEqual([2, 0]);

  const backup = runScript(script('backup.ts'), [], { DATA_DIR: dataDir });
  expect(await backup.ended, backup.output()).toBe(0);
  const [name = ''] = await readdir(path.join(dataDir, 'backups'));
  const file = path.join(dataDir, 'backups', name);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const before = await allRows(url);
  expect(before.turns?.length).toBeGreaterThan(0);
  expect(before.library_records?.length).toBeGreaterThan(100);
  server.child.kill('SIGINT');
  await server.ended;

  const restored = path.join(folder, 'restored');
  const restore = runScript(script('restore.ts'), [file], { DATA_DIR: restored });
  expect(await restore.ended, restore.output()).toBe(0);
  const { database, stop } = await startDatabase(
    { databaseUrl: undefined, dataDir: restored },
    pino({ level: 'silent' }),
  );
  const after = await allRows(database.$client.options.connectionString as string);
  await stop();
  expect(after).toEqual(before);

  const again = runMain({ DATA_DIR: restored });
  const restoredAddress = await addressOf(again);
  const tokens = (await (await signIn(restoredAddress, 'ada@example.org')).json()) as { access: string };
  const sessions = await fetch(`${restoredAddress}/api/v1/chat/sessions/`, {
    headers: { authorization: `Bearer ${tokens.access}` },
  });
  expect(JSON.stringify(await sessions.json())).toContain('hospital admission');
});

it('says in one line that there is no database, or that it is in use', async () => {
  const dataDir = path.join(await testFolder(), 'data');
  const none = runScript(script('backup.ts'), [], { DATA_DIR: dataDir });
  expect(await none.ended).toBe(1);
  expect(none.output()).toBe(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.\n`);
  const server = runMain({ DATA_DIR: dataDir, EVIDENCE: 'off' });
  await addressOf(server);
  const restore = runScript(script('restore.ts'), ['some.gz'], { DATA_DIR: dataDir });
  expect(await restore.ended).toBe(1);
  expect(restore.output()).toBe('A Sextant is running on this DATA_DIR. Stop it first.\n');
});
