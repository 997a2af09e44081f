/**
 * How long the history's words of an older version take to become those of this one: the migration, for which nobody is
 * served, and what servers do beside their work after it; and searches meanwhile and afterwards, by HTTP, of a person who has
 * a tenth of the answers. Each answer is two abstracts of `literature.jsonl`,
 * and one of six has non-breaking hyphens.
 *
 *   node bench/history-search/renewal.ts [answers]
 */
import pg from 'pg';
import { pino } from 'pino';
import { openDatabase } from '../../server/src/platform/db/client.ts';
import { migrateDatabase, migrateTo } from '../../server/src/platform/db/migrate.ts';
import { hashPassword } from '../../server/src/platform/passwords/password-hash.ts';
import { type LiteratureRow, readRows } from '../shared-data.ts';
import { startServer } from '../support/server.ts';
import { median, quantile } from '../support/statistics.ts';
import { withDatabase } from '../with-database.ts';

const turns = Math.ceil(Number(process.argv[2] ?? 50_000) / 6);
/** When `0016_turn-words`, the schema before, was made. */
const schemaBefore = 1795618160043;
const password = 'a long bench password';
const abstracts = readRows<LiteratureRow>('literature.jsonl')
  .map(({ abstract }) => abstract)
  .filter((abstract) => abstract.length > 800);

async function fill(client: pg.Client): Promise<void> {
  await client.query(
    'create table paragraphs as select row_number() over () - 1 as n, text from unnest($1::text[]) as text',
    [abstracts],
  );
  await client.query('create unique index on paragraphs (n)');
  await client.query('alter table turns disable trigger user');
  await client.query('drop index turn_words_words');
  await client.query(`
    with people as (insert into users (email, full_name, password_hash)
        select 'reader' || n || '@example.org', 'R', '${await hashPassword(password)}' from generate_series(0, 9) n
        returning id),
      numbered as (select id, row_number() over () - 1 as n from people),
      made as (insert into sessions (user_id, title, created_at)
        select p.id, 'Session ' || n.n, now() - make_interval(secs => n.n)
        from generate_series(1, ${turns}) n join numbered p on p.n = n.n % 10 returning id, user_id, title)
    insert into turns (session_id, user_id, position, question, ended_at)
      select id, user_id, 1, 'Question of ' || title, now() from made`);
  const drawn = (salt: string) =>
    `(select text from paragraphs where n = (hashtextextended(t.id::text || e || '${salt}', 0) & 65535) % ${abstracts.length})`;
  await client.query(`insert into answers (turn_id, position, summary, text)
    select t.id, e, jsonb_build_object('engine', 'engine-' || e, 'attempt', 1, 'ended_at', now()),
      translate(${drawn('a')} || E'\\n\\n' || ${drawn('b')}, '-', case e when 2 then '\u2011' else '-' end) from turns t, generate_series(1, 6) e`);
  await client.query('insert into turn_words select id, user_id, words_of(id) from turns');
  await client.query('create index turn_words_words on turn_words using gin (user_id, words gin_trgm_ops)');
  await client.query('alter table turns enable trigger user');
  await client.query('vacuum analyze');
}

const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(2);

await withDatabase(async (given, admin) => {
  const url = new URL(String(given.$client.options.connectionString));
  const name = `${url.pathname.slice(1)}_older`;
  await admin.$client.query(`create database ${name} template template0 owner "${url.username}"`);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  client.on('error', () => {});
  await client.connect();
  await migrateTo(client, schemaBefore);
  await fill(client);
  const figure = async (text: string) => Object.values((await client.query(text)).rows[0] ?? {})[0];
  const sizes = `select pg_size_pretty(pg_table_size('turn_words')) || ', ' || pg_size_pretty(pg_relation_size('turn_words_words'))`;
  console.log(
    `${6 * turns} answers of ${await figure('select avg(length(text))::int from answers')} characters`,
  );
  console.log(`words and their index before: ${await figure(sizes)}`);

  const database = openDatabase(url.href, pino({ level: 'error' }));
  const migrated = performance.now();
  await migrateDatabase(database, pino({ level: 'error' }));
  console.log(`migration: ${seconds(migrated)} s, queue of jobs included`);
  await database.$client.end();

  const walBefore = await figure(`select pg_current_wal_lsn()`);
  const server = await startServer({ DATABASE_URL: url.href });
  const begun = performance.now();
  const signedIn = await fetch(`${server.url}/api/v1/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'reader0@example.org', password }),
  });
  const { access } = (await signedIn.json()) as { access: string };
  const search = async (words: string) => {
    const asked = performance.now();
    await (
      await fetch(`${server.url}/api/v1/chat/sessions/?limit=20&q=${encodeURIComponent(words)}`, {
        headers: { authorization: `Bearer ${access}` },
      })
    ).text();
    return performance.now() - asked;
  };
  const left = () => figure('select count(*)::int from turn_words_to_renew');
  const meanwhile: number[] = [];
  while (Number(await left()) > 0) {
    meanwhile.push(await search('placebo'));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const wal = await figure(`select pg_size_pretty(pg_current_wal_lsn() - '${walBefore}'::pg_lsn)`);
  console.log(`renewed by one server beside its work: ${seconds(begun)} s, ${wal} of WAL`);
  console.log(`words and their index after: ${await figure(sizes)}`);
  const after: number[] = [];
  for (let round = 0; round < 30; round += 1) after.push(await search('placebo'));
  for (const [when, took] of Object.entries({ meanwhile, after }))
    console.log(
      `a search ${when}: median ${median(took).toFixed(1)} ms, 95th percentile ${quantile(took, 0.95).toFixed(1)}`,
    );
  await server.stop();
  await client.end();
  await admin.$client.query(`drop database ${name} with (force)`);
});
process.exit(0);
