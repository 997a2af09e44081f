/**
 * How long a search of the history takes where there are many answers: of a person among others, by HTTP, one search after
 * another, with excerpts, as the page asks for them. What the turns say is made of the abstracts of `literature.jsonl`, six a
 * turn, drawn at random, with some words put in. Answers themselves, which no search reads, are there for the newest
 * thousand of the person's questions, whose excerpts are shown.
 *
 *   node bench/history-search/run.ts [answers in all] [of these the person's]
 */
import pg from 'pg';
import { type LiteratureRow, readRows } from '../shared-data.ts';
import { startServer } from '../support/server.ts';
import { median, quantile } from '../support/statistics.ts';
import { withDatabase } from '../with-database.ts';

const answers = Number(process.argv[2] ?? 200_000);
const own = Math.ceil(Number(process.argv[3] ?? 6_000) / 6);
const others = Math.ceil(answers / 6) - own;
const reader = 'reader@example.org';
const abstracts = readRows<LiteratureRow>('literature.jsonl')
  .map(({ abstract }) => abstract)
  .filter((abstract) => abstract.length > 800);
const rounds = 15;

/** Of every hundredth turn, of every tenth, of one of the person's; a part of a word; two words, the rarer one longer, then shorter; a common one; none. */
const searches = [
  'zanubrutinib',
  'metformin',
  'orelabrutinib',
  'nubruti',
  'metformin zanubrutinib',
  'metformin nubruti',
  'patients',
  'nowhere',
];

/** Questions are numbered in their text: a person's sessions are of one question each, so their positions are all 1. */
const numberOf = (turn: string) => `substring(${turn}.question from 'Question ([0-9]+)')::int`;

/** Words of six abstracts; the words that are put in tell of every tenth and every hundredth turn. */
const drawn = (turn: string) => `(
  select string_agg(word, ' ') from (
    select distinct unnest(p.words) as word from paragraphs p where p.n in (
      select (hashtextextended(${turn}.id::text || k, 0) & 65535) % (select count(*) from paragraphs)
      from generate_series(1, 6) k)) words)
  || case when ${numberOf(turn)} % 10 = 0 then ' metformin' else '' end
  || case when ${numberOf(turn)} % 100 = 0 then ' zanubrutinib' else '' end`;

async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query(
    `create table paragraphs as select n, text, string_to_array(search_words(text), ' ') as words
      from (select row_number() over () - 1 as n, text from unnest($1::text[]) as text) abstracts`,
    [abstracts],
  );
  await client.query('create unique index on paragraphs (n)');
  await client.query('alter table turns disable trigger user');
  await client.query('drop index turn_words_words');
  await client.query(
    `with person as (insert into users (email, full_name) values ('others@example.org', 'Others') returning id),
      place as (insert into sessions (user_id, title) select id, 'Theirs' from person returning id, user_id)
     insert into turns (session_id, user_id, position, question, ended_at)
       select id, user_id, n, 'Question ' || n, now() from place, generate_series(1, ${others}) n`,
  );
  await client.query(
    `with made as (
       insert into sessions (user_id, title, created_at) select id, 'Session ' || n, now() - make_interval(secs => n)
         from users, generate_series(1, ${own}) n where email = $1 returning id, user_id, title)
     insert into turns (session_id, user_id, position, question, ended_at)
       select id, user_id, 1, 'Question ' || substr(title, 9), now() from made`,
    [reader],
  );
  await client.query(
    `insert into turn_words select t.id, t.user_id, ${drawn('t')} from turns t on conflict do nothing`,
  );
  await client.query(
    `insert into answers (turn_id, position, summary, text)
       select t.id, e, jsonb_build_object('engine', 'engine-' || e, 'attempt', 1, 'ended_at', now()),
         coalesce((select text from paragraphs where n = (${numberOf('t')} * 6 + e) % (select count(*) from paragraphs)), '')
           || case when ${numberOf('t')} % 10 = 0 then ' metformin' else '' end
           || case when ${numberOf('t')} % 100 = 0 then ' zanubrutinib' else '' end
       from turns t join users u on u.id = t.user_id, generate_series(1, 6) e
       where u.email = $1 and ${numberOf('t')} <= 1000`,
    [reader],
  );
  await client.query(
    `update turn_words set words = words || ' orelabrutinib'
      where turn_id = (select t.id from turns t join users u on u.id = t.user_id where u.email = $1 and ${numberOf('t')} = 77)`,
    [reader],
  );
  await client.query('alter table turns enable trigger user');
  const begun = performance.now();
  await client.query('create index turn_words_words on turn_words using gin (user_id, words gin_trgm_ops)');
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
