import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { expect, inject, it } from 'vitest';
import { createTurnStore } from '../../answers/turns/turn-store.ts';
import { ownedBy } from '../../testing/owned-by.ts';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { readMigrationFiles } from './orm.ts';

const log = pino({ level: 'silent' });
const migrationsFolder = path.join(import.meta.dirname, 'migrations');
const journal = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string; when: number }[];
};

/** A database as an earlier version left it, up to and with this migration. */
async function databaseOf(
  lastTag: string,
): Promise<{ client: pg.Client; url: string; drop(): Promise<void> }> {
  const { adminUrl, url } = inject('postgres');
  const name = `migrated_${lastTag.slice(0, 4)}_${process.pid}`;
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`create database ${name} template template0 ${ownedBy(url)}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const client = new pg.Client(own.href);
  await client.connect();
  await client.query(`create schema drizzle; create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const last = journal.entries.findIndex(({ tag }) => tag === lastTag);
  for (const { folderMillis, hash, sql } of readMigrationFiles({ migrationsFolder }).slice(0, last + 1)) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
  return {
    client,
    url: own.href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

it('keeps answers of a version that had a column for each of their fields', async () => {
  const { client, drop, url } = await databaseOf('0006_shares');
  const { rows } = await client.query<{ id: string }>(`
    with person as (insert into users (email, full_name) values ('a@b.org', 'A') returning id),
    session as (insert into sessions (user_id, title) select id, 'T' from person returning id, user_id),
    turn as (insert into turns (session_id, user_id, position, question, ended_at)
      select id, user_id, 1, 'Why?', now() from session returning id)
    insert into answers (turn_id, engine, position, label, mode, model, state, text, error, attempt, started_at, ended_at,
      first_token_ms, total_ms, tokens_in, tokens_out, finish_reason, parameters, vendor_sources)
    select id, 'claude', 2, 'Claude', 'live', 'm-1', 'done', 'Because.', null, 1,
      '2026-01-02T03:04:05.678Z'::timestamptz, '2026-01-02T03:04:07Z'::timestamptz, 12, 1322, 5, 7, 'stop',
      '{"a": 1}', '[{"url": "https://x.org"}]' from turn returning turn_id as id`);
  await client.end();
  const database = openDatabase(url, log);
  try {
    await migrateDatabase(database, log);
    const turn = await createTurnStore(database).load(rows[0]?.id ?? '');
    expect(turn?.answers).toEqual([
      {
        engine: 'claude',
        label: 'Claude',
        mode: 'live',
        model: 'm-1',
        state: 'done',
        text: 'Because.',
        error: null,
        attempt: 1,
        started_at: '2026-01-02T03:04:05.678Z',
        ended_at: '2026-01-02T03:04:07.000Z',
        first_token_ms: 12,
        total_ms: 1322,
        tokens_in: 5,
        tokens_out: 7,
        finish_reason: 'stop',
        cut_short: null,
        parameters: { a: 1 },
        vendor_sources: [{ url: 'https://x.org' }],
      },
    ]);
  } finally {
    await database.$client.end();
    await drop();
  }
});

it('counts as verified what Google vouched for, and tells when older sign-ins were last used', async () => {
  const { client, drop, url } = await databaseOf('0009_objections');
  await client.query(`
    with people as (
      insert into users (email, full_name, google_uid, password_hash, created_at) values
        ('google@b.org', 'G', 'uid', null, '2026-01-02'), ('password@b.org', 'P', null, 'hash', '2026-01-03')
      returning id),
    opened as (insert into sign_ins (user_id, created_at) select id, '2026-02-01' from people returning id)
    insert into refresh_tokens (hash, sign_in_id, expires_at)
      select id::text || days, id, '2026-04-01'::timestamptz + make_interval(days => days)
      from opened, generate_series(0, 3) days`);
  const database = openDatabase(url, log);
  try {
    await migrateDatabase(database, log);
    const { rows } = await client.query<{ email: string; verified: boolean; used: string }>(`
      select email, email_verified_at = u.created_at as verified, last_used_at::date::text as used
      from users u join sign_ins s on s.user_id = u.id order by email`);
    expect(rows).toEqual([
      { email: 'google@b.org', verified: true, used: '2026-03-05' },
      { email: 'password@b.org', verified: null, used: '2026-03-05' },
    ]);
  } finally {
    await client.end();
    await database.$client.end();
    await drop();
  }
});

it('lets searches find what was asked before their words were kept apart', async () => {
  const { client, drop, url } = await databaseOf('0015_turn-pieces');
  await client.query(`
    with owner as (insert into users (email, full_name, password_hash) values ('a@b.org', 'A', 'hash') returning id),
    made as (insert into sessions (user_id, title) select id, 'T' from owner returning id, user_id),
    asked as (
      insert into turns (session_id, user_id, position, question, ended_at)
        select id, user_id, 1, 'Is it safe?', now() from made
        union all select id, user_id, 2, 'Not yet answered?', null from made returning id)
    insert into answers (turn_id, position, summary, text)
      select id, 0, '{"engine": "claude", "attempt": 1}', E'It is\n\nsafe?\tIt is.' from asked`);
  const database = openDatabase(url, log);
  try {
    await migrateDatabase(database, log);
    const { rows } = await client.query<{ position: number; words: string }>(
      'select t.position, w.words from turn_words w join turns t on t.id = w.turn_id',
    );
    expect(rows.map(({ position, words }) => [position, words.split(' ').toSorted()])).toEqual([
      [1, ['', 'is', 'is.', 'it', 'safe?']],
    ]);
  } finally {
    await client.end();
    await database.$client.end();
    await drop();
  }
});

it('leaves to those that serve what an older version kept of its questions, and keeps none of a newer one so', async () => {
  const { client, drop, url } = await databaseOf('0016_turn-words');
  const end = (position: number) =>
    client.query<{ id: string }>(
      `with owner as (insert into users (email, full_name, password_hash)
          values ('a' || $1::int || '@b.org', 'A', 'hash') returning id),
        made as (insert into sessions (user_id, title) select id, 'T' from owner returning id, user_id),
        asked as (insert into turns (session_id, user_id, position, question, ended_at)
          select id, user_id, $1, 'Is it IL\u20116?', now() from made returning id),
        answered as (insert into answers (turn_id, position, summary, text)
          select id, 0, '{"engine": "claude", "attempt": 1}', E'Sjögren,\nit is.' from asked)
       select id from asked`,
      [position],
    );
  const before = await end(1);
  const database = openDatabase(url, log);
  try {
    await migrateDatabase(database, log);
    // As a process of that version ends it, which has not stopped yet.
    await end(2);
    const { rows } = await client.query<{ position: number; words: string }>(
      'select t.position, w.words from turn_words w join turns t on t.id = w.turn_id order by t.position',
    );
    expect(rows.map(({ words }) => words.split(' ').toSorted())).toEqual([
      ['il\u20116?', 'is', 'is.', 'it', 'sjögren,'],
      ['il-6?', 'is', 'is.', 'it', 'sjogren,'],
    ]);
    expect((await client.query('select turn_id as id from turn_words_to_renew')).rows).toEqual(before.rows);
  } finally {
    await client.end();
    await database.$client.end();
    await drop();
  }
});

it('holds up who reads for a moment only while it waits for a backup that holds the tables, and says that it waits', async () => {
  const { client, drop, url } = await databaseOf('0015_turn-pieces');
  const lines: string[] = [];
  const database = openDatabase(url, log);
  // As every server reads: what takes longer has failed.
  const reader = new pg.Client({ connectionString: url, statement_timeout: 5_000 });
  try {
    await reader.connect();
    // As pg_dump does from its beginning to its end.
    await client.query('begin; lock table turns, users in access share mode');
    let hasTold = false;
    const told = new Promise<void>((resolve) => {
      const write = (line: string) => {
        hasTold = true;
        resolve(void lines.push(line));
      };
      migrateDatabase(database, pino({}, { write })).then(resolve, resolve);
    });
    while (!hasTold) await reader.query('select from turns');
    await told;
    expect(lines).toEqual([expect.stringContaining('waits for a lock')]);
    await reader.query('select from turns');
    await client.query('rollback');
    // Another start waits for the first one to be done.
    await migrateDatabase(database, log);
    await reader.query('select from turn_words');
  } finally {
    await reader.end();
    await client.end();
    await database.$client.end();
    await drop();
  }
});
