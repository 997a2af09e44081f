/**
 * How long a search of the history takes where there are many answers: of a person who has asked a thousand questions,
 * among those of others. Words of the others' turns are drawn from a vocabulary, a few of them often; their answers, which
 * no search reads, are left out. By HTTP, one search after another, with excerpts, as the page asks for them.
 *
 *   node bench/history-search/run.ts [answers in all]
 */
import pg from 'pg';
import { startServer } from '../support/server.ts';
import { median, quantile } from '../support/statistics.ts';
import { withDatabase } from '../with-database.ts';

const answers = Number(process.argv[2] ?? 200_000);
const others = Math.ceil(answers / 6);
const own = 1_000;
const reader = 'reader@example.org';
const rounds = 15;

/** Of every hundredth turn, of every tenth and of one; a part of a word; two words; none. */
const searches = [
  'zanubrutinib',
  'metformin',
  'orelabrutinib',
  'nubruti',
  'metformin zanubrutinib',
  'nowhere',
];

/** Three paragraphs of two thousand, each of three hundred words of twenty thousand, a few of them often. */
const drawn = (seed: string, paragraphs = 3) => `(select string_agg(p.text, ' ') from paragraphs p
  where p.n in (select (hashtextextended(${seed}::text || k, 0) & 65535) % 2000 from generate_series(1, ${paragraphs}) k))`;

async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    create table paragraphs as select n, (
      select string_agg(translate(left(md5(w::text), 3 + w % 9), '0123456789', 'ghijklmnop'), ' ')
      from (select floor(20000 * power(random(), 3))::int + 0 * n as w from generate_series(1, 300)) draw) as text
    from generate_series(0, 1999) n`);
  await client.query('create unique index on paragraphs (n)');
  await client.query('alter table turns disable trigger user');
  await client.query('drop index turn_words_words');
  await client.query(
    `with person as (insert into users (email, full_name) values ('others@example.org', 'Others') returning id),
      place as (insert into sessions (user_id, title) select id, 'Theirs' from person returning id, user_id)
     insert into turns (session_id, user_id, position, question, ended_at)
       select id, user_id, n, 'What is known?', now() from place, generate_series(1, ${others}) n`,
  );
  await client.query(`
    insert into turn_words select t.id, ${drawn('t.id')}
      || case when t.position % 10 = 0 then ' metformin' else '' end
      || case when t.position % 100 = 0 then ' zanubrutinib' else '' end
    from turns t on conflict do nothing`);
  await client.query(
    `with made as (
       insert into sessions (user_id, title) select id, 'Session ' || n from users, generate_series(1, ${own}) n
         where email = $1 returning id, user_id, title),
     asked as (
       insert into turns (session_id, user_id, position, question, ended_at)
         select id, user_id, 1, 'Question of ' || title, now() from made returning id, question)
     insert into answers (turn_id, position, summary, text)
       select asked.id, e, jsonb_build_object('engine', 'engine-' || e, 'attempt', 1, 'ended_at', now()),
         ${drawn('asked.id', 1)}
         || case when asked.question like '%0' then ' metformin' else '' end
         || case when asked.question like '%00' then ' zanubrutinib' else '' end
         || case when asked.question like '%Session 77' then ' orelabrutinib' else '' end
       from asked, generate_series(1, 6) e`,
    [reader],
  );
  await client.query('insert into turn_words select id, words_of(id) from turns on conflict do nothing');
  await client.query('alter table turns enable trigger user');
  const begun = performance.now();
  await client.query('create index turn_words_words on turn_words using gin (words gin_trgm_ops)');
  await client.query('vacuum analyze');
  const { rows } = await client.query(
    `select pg_size_pretty(pg_table_size('turn_words')) as words, pg_size_pretty(pg_relation_size('turn_words_words')) as index`,
  );
  console.log(
    `${others + own} turns, ${6 * (others + own)} answers: words ${rows[0].words}, their index ${rows[0].index}, made in ${Math.round((performance.now() - begun) / 1_000)} s`,
  );
  await client.end();
}

await withDatabase(async (database) => {
  const url = String(database.$client.options.connectionString);
  const server = await startServer({ DATABASE_URL: url });
  const access = await server.signUp(reader);
  await fill(url);
  console.log(`milliseconds, ${rounds} of each: median, 95th percentile`);
  for (const words of searches) {
    const took: number[] = [];
    let found = 0;
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      const reply = await fetch(
        `${server.url}/api/v1/chat/sessions/?limit=20&q=${encodeURIComponent(words)}`,
        { headers: { authorization: `Bearer ${access}` } },
      );
      found = ((await reply.json()) as { sessions: unknown[] }).sessions.length;
      took.push(performance.now() - begun);
    }
    console.log(
      `  ${words.padEnd(24)} ${String(found).padStart(3)} on the first page ${median(took).toFixed(1).padStart(8)} ${quantile(took, 0.95).toFixed(1).padStart(8)}`,
    );
  }
  await server.stop();
});
process.exit(0);
