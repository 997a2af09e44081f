import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { judgementWords, type Overview, unjudged } from '@sextant/contracts';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { migrateTo } from './platform/db/migrate.ts';
import { readMigrationFiles } from './platform/db/orm.ts';
import { allRows } from './testing/all-rows.ts';
import { runScript } from './testing/processes.ts';
import { queryOnce } from './testing/query-once.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { testFolder } from './testing/test-folder.ts';

const run = async (name: 'backup' | 'restore', url: string, file: string) => {
  const command = runScript(path.join(import.meta.dirname, `${name}.ts`), [file], { DATABASE_URL: url });
  return { status: await command.ended, said: command.output() };
};

/** A database with somebody in it, one whose finding is still to be made, and its backup. */
async function backedUp() {
  const test = await createTestDatabase();
  onTestFinished(() => test.drop());
  await queryOnce(
    test.url,
    `with person as (insert into users (email, full_name) values (E'a@b.org', E'A\\tB\\nC \\\\. é') returning id),
     session as (insert into sessions (user_id, title) select id, 'T' from person returning id, user_id)
     insert into turns (session_id, user_id, position, question, ended_at, finding_states)
       select id, user_id, place, repeat('long ', 100000), now(),
         '{"ledger": {"state": "ready", "reason": null}, "overview": {"state": "pending", "reason": null}}'
       from session, generate_series(1, 3) place;
     insert into pictures (user_id, jpeg) select id, decode(repeat('5c2e0a', 100000), 'hex') from users;
     select setval('library_ranges', 41)`,
  );
  const file = path.join(await testFolder(), 'backup.gz');
  expect(await run('backup', test.url, file)).toMatchObject({ status: 0 });
  return { test, file };
}

async function emptyDatabase(hasSchema = false): Promise<string> {
  const test = await createTestDatabase();
  onTestFinished(() => test.drop());
  if (!hasSchema)
    await queryOnce(
      test.url,
      'drop schema public cascade; drop schema drizzle cascade; drop schema jobs cascade; create schema public',
    );
  return test.url;
}

it('restores every row by way of DATABASE_URL; what was still to be made can be asked for again', async () => {
  const { file, test } = await backedUp();
  for (const hasSchema of [false, true]) {
    const url = await emptyDatabase(hasSchema);
    expect(await run('restore', url, file)).toMatchObject({ status: 0 });
    const [before, after] = [await allRows(test.url), await allRows(url)];
    expect({ ...after, turns: null }).toEqual({ ...before, turns: null });
    const turns = `select id, question, position, finding_states -> 'ledger' ->> 'state' as ledger from turns order by 3`;
    expect(await queryOnce(url, turns)).toEqual(await queryOnce(test.url, turns));
    expect(
      await queryOnce(url, `select distinct finding_states -> 'overview' ->> 'state' as state from turns`),
    ).toEqual([{ state: 'failed' }]);
  }
});

it('restores what is Sextant’s from a database that holds tables of somebody else, too, and names those', async () => {
  const { test } = await backedUp();
  await queryOnce(
    test.url,
    'create table notes_of_admin (id serial, note text); create table users_before as select * from users',
  );
  await queryOnce(test.url, "insert into notes_of_admin (note) values ('one'), (E'two\\n\\\\.')");
  const file = path.join(await testFolder(), 'backup.gz');
  expect(await run('backup', test.url, file)).toMatchObject({ status: 0 });
  const url = await emptyDatabase();
  const { said, status } = await run('restore', url, file);
  expect({ said, status }).toEqual({
    said: expect.stringMatching(
      /^Left out, as they are no tables of Sextant's: notes_of_admin, users_before\nRestored \d+ rows\n$/,
    ),
    status: 0,
  });
  const {
    notes_of_admin: _notes,
    sequences: _sequences,
    users_before: _users,
    ...before
  } = await allRows(test.url);
  expect(await allRows(url)).toMatchObject({ ...before, turns: expect.any(Array) });
});

it('says of what was still to be judged that it was not, and of what a second judge was asked that one has spoken', async () => {
  const { test } = await backedUp();
  const unpriced = { tokens_in: null, tokens_out: null, cost_usd: null };
  const judgement = (state: string, judge: string | null) =>
    JSON.stringify({
      version: 4,
      judgement: {
        ...unjudged,
        state,
        judge: judge && { engine: judge, label: judge, model: '', ...unpriced },
      },
      statements: [{ text: '"confirmation": "asked"', stances: [{ confirmation: 'asked' }] }],
    });
  for (const [position, overview] of [judgement('open', null), judgement('second', 'claude')].entries())
    await queryOnce(
      test.url,
      `update turns set overview = '${overview}'::jsonb where position = ${position + 1}`,
    );
  const file = path.join(await testFolder(), 'backup.gz');
  expect(await run('backup', test.url, file)).toMatchObject({ status: 0 });
  const url = await emptyDatabase();
  expect(await run('restore', url, file)).toMatchObject({ status: 0 });
  const rows = await queryOnce(
    url,
    'select overview from turns where overview is not null order by position',
  );
  const overviews = rows.map(({ overview }) => overview as Overview);
  expect(overviews.map(({ judgement }) => judgement.state)).toEqual(['none', 'done']);
  const words = overviews.map(({ judgement }) => judgementWords(judgement, (engine) => engine).join(' '));
  expect(words[0]).toBe('Not judged. A backup was restored before this was judged.');
  expect(words[1]).toMatch(/^Judged by claude.* A backup was restored before a second judge had answered\.$/);
  expect(overviews[1]?.statements).toEqual([
    { text: '"confirmation": "asked"', stances: [{ confirmation: 'one-judge' }] },
  ]);
});

it("brings a backup of an earlier version to this one's schema, and refuses one of a newer", async () => {
  const url = await emptyDatabase();
  const [first] = readMigrationFiles({
    migrationsFolder: path.join(import.meta.dirname, 'platform/db/migrations'),
  });
  const client = new pg.Client(url);
  await client.connect();
  expect(await migrateTo(client, first?.folderMillis ?? 0)).toBe('same');
  await client.query("insert into users (email, full_name, google_uid) values ('g@b.org', 'G', 'uid')");
  await client.end();
  const file = path.join(await testFolder(), 'backup.gz');
  expect(await run('backup', url, file)).toMatchObject({ status: 0 });

  const restored = await emptyDatabase();
  expect(await run('restore', restored, file)).toMatchObject({ status: 0 });
  // As the later migration has it of people whom Google vouched for.
  expect(
    await queryOnce(restored, 'select email, email_verified_at = created_at as is_verified from users'),
  ).toEqual([{ email: 'g@b.org', is_verified: true }]);
  expect((await run('restore', await emptyDatabase(true), file)).said).toMatch(
    /^The database has the schema of another version than the backup\. /,
  );

  const newer = await changed(file, (text) => text.replace(/"schema":\d+/, '"schema":9999999999999'));
  expect((await run('restore', await emptyDatabase(), newer)).said).toBe(
    'The backup was made by a newer version of Sextant. Restore it with that version.\n',
  );
});

/** A copy of a backup with another text. */
async function changed(file: string, change: (text: string) => string): Promise<string> {
  const copy = file.replace('.gz', `-${randomUUID()}.gz`);
  const text = gunzipSync(await readFile(file)).toString('latin1');
  await writeFile(copy, gzipSync(Buffer.from(change(text), 'latin1')));
  return copy;
}

it('restores nothing of a file that is damaged, and nothing into what is in use', async () => {
  const { file, test } = await backedUp();
  const cut = file.replace('.gz', '-cut.gz');
  const bytes = await readFile(file);
  await writeFile(cut, bytes.subarray(0, bytes.length / 2));
  const url = await emptyDatabase(true);
  for (const [damaged, said] of [
    [cut, /is no whole backup of Sextant's/],
    [await changed(file, (text) => text.slice(0, -30)), /is no whole backup of Sextant's/],
    [
      await changed(file, (text) => text.replace('"turns":3', '"turns":4')),
      /should hold 4 rows of turns, and holds 3/,
    ],
    [path.join(import.meta.dirname, 'backup.ts'), /is no whole backup of Sextant's/],
    [`${file}-none`, /There is no file/],
  ] as const) {
    const { said: words, status } = await run('restore', url, damaged);
    expect(words).toMatch(said);
    expect(words.split('\n')).toHaveLength(2);
    expect(status).toBe(1);
    expect(await queryOnce(url, 'select count(*)::int from users')).toEqual([{ count: 0 }]);
  }
  expect((await run('restore', test.url, file)).said).toMatch(/^The database is not empty\. /);
  expect((await run('backup', await emptyDatabase(), `${file}-new`)).said).toMatch(
    /holds nothing of Sextant's/,
  );
});
