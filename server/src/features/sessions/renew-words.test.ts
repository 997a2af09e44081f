import { routes } from '@sextant/contracts';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { databaseForFile, serversForTests } from '../../testing/for-file.ts';
import { queryOnce } from '../../testing/query-once.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';
import { renewWords } from './renew-words.ts';

const own = databaseForFile();
const start = serversForTests(own);
let user: TestUser;
beforeEach(async () => {
  user = await signUpTestUser((await start()).url);
});

/**
 * Turns as the version before has left them, each with words of its own. Ended from the start: the servers take over what they
 * find without an end, and what they write may wait for this in a circle.
 */
async function ofOlderVersion(count: number): Promise<void> {
  await queryOnce(
    own.url,
    `begin;
    set constraints turns_words immediate;
    with made as (insert into sessions (user_id, title) select u.id, 'Session ' || n
        from users u, generate_series(1, ${count}) n where u.email = '${user.email}' returning id, user_id, title),
      asked as (insert into turns (session_id, user_id, position, question, ended_at)
        select id, user_id, 1, title, now() from made returning id)
    insert into answers (turn_id, position, summary, text) select id, 1,
      '{"engine": "claude", "attempt": 1, "ended_at": "2026-01-02T03:04:05Z"}', 'Sjögren and IL\u20116.' from asked;
    with kept as (update turn_words set words = 'and il\u20116. sjögren'
        where xmin = pg_current_xact_id()::xid returning turn_id)
    insert into turn_words_to_renew select turn_id from kept;
    commit`,
  );
}

const found = async (q: string): Promise<number> =>
  routes.sessions.reply.parse(await user.get(`/api/v1/chat/sessions/?q=${encodeURIComponent(q)}`)).sessions
    .length;
const left = async (): Promise<number> =>
  Number((await queryOnce(own.url, 'select count(*) from turn_words_to_renew'))[0]?.count);

it('finds what was asked before as it was written, and in any form once servers have started that renew it', async () => {
  await ofOlderVersion(50);
  expect([await found('Sjögren'), await found('IL\u20116'), await found('SJÖGREN IL\u20116')]).toEqual([
    50, 50, 50,
  ]);
  expect([await found('sjogren'), await found('il-6')]).toEqual([0, 0]);
  await Promise.all([start(), start()]);
  await expect.poll(left).toBe(0);
  expect([await found('sjogren'), await found('il-6'), await found('Sjögren IL\u20116')]).toEqual([
    50, 50, 50,
  ]);
});

it('stops between a few and the next ones, and goes on from there at the next start', async () => {
  // Where its statistics say that one row is left, PostgreSQL would run a subquery again for each row.
  await ofOlderVersion(1);
  await queryOnce(own.url, 'analyze turn_words_to_renew');
  await ofOlderVersion(49);
  const stopped = new AbortController();
  stopped.abort();
  await renewWords(own.database, pino({ level: 'silent' }), stopped.signal);
  expect(await left()).toBe(30);
  expect(await found('sjogren')).toBe(20);
  await start();
  await expect.poll(() => found('sjogren')).toBe(50);
});

it('lets one delete meanwhile what is to be renewed', async () => {
  await ofOlderVersion(50);
  const { sessions } = routes.sessions.reply.parse(await user.get('/api/v1/chat/sessions/'));
  await start();
  const replies = await Promise.all(
    sessions
      .slice(10)
      .map(({ session_id }) => user.call(`/api/v1/chat/sessions/${session_id}/`, { method: 'DELETE' })),
  );
  expect(replies.every(({ ok }) => ok)).toBe(true);
  await expect.poll(left).toBe(0);
  await expect.poll(() => found('sjogren')).toBe(10);
});
