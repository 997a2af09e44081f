import { beforeAll, expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile } from '../../testing/for-file.ts';
import { queryOnce } from '../../testing/query-once.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

/** More than a process has connections. */
const questions = 24;

const database = databaseForFile();
const emulator = providersForFile();
beforeAll(async () => {
  // As where the role may not use the queue's tables: it cannot be begun with.
  await queryOnce(database.url, 'alter table jobs.queue rename to queue_of_others');
});
const server = serverForFile(database, () => ({ environment: emulator.environment() }));

it('serves everybody while answers have ended and their jobs cannot be added, and adds them once they can', async () => {
  const user = await signUpTestUser(server.url);
  const readers = await Promise.all(Array.from({ length: questions }, (_, n) => user.ask(`Question ${n}?`)));
  const ends = () =>
    readers
      .map(({ events }) => events.filter(({ type }) => type === 'answer-end').length)
      .filter((n) => n === 6);
  await Promise.all(readers.map((reader) => reader.until(() => ends().length === questions)));
  // One that is tried again is so for a moment; none stays.
  const idle = async () => {
    const [row] = await queryOnce(
      database.url,
      `select count(*)::int from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    );
    return row?.count;
  };
  await expect.poll(idle).toBe(0);
  for (let asked = 0; asked < 5; asked += 1)
    expect((await user.call('/api/v1/chat/sessions/?limit=1')).status).toBe(200);
  const ended = async () => {
    const [row] = await queryOnce(database.url, 'select count(ended_at)::int from turns');
    return row?.count;
  };
  expect(await ended()).toBe(0);

  await queryOnce(database.url, 'alter table jobs.queue_of_others rename to queue');
  await expect.poll(ended).toBe(questions);
  const [start] = readers.flatMap(({ events }) => events.filter(({ type }) => type === 'turn-start'));
  const { turn_id } = start as { turn_id: string };
  await expect
    .poll(async () => (await user.get(`/api/v1/chat/turns/${turn_id}/`)).findings.overview.state)
    .toBe('ready');
});
