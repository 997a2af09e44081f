import { beforeEach, expect, it } from 'vitest';
import { textsOf } from '../../testing/event-client.ts';
import { databaseForFile, providersForFile, serversForTests } from '../../testing/for-file.ts';
import { eventually } from '../../testing/processes.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

/** The database's clock was an hour ahead as leases were given, and is right again: seen from now they end in an hour. */

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const database = databaseForFile();
const emulator = providersForFile();
const startServer = serversForTests(database);
let user: TestUser;
beforeEach(async () => {
  emulator.reset();
  const start = () => startServer({ environment: emulator.environment() });
  const [here] = await Promise.all([start(), start()]);
  user = await signUpTestUser(here.url);
});

const text = 'These are words. '.repeat(12);
async function askSlowly() {
  for (const engine of six) emulator.script(engine, { text, chunkSize: 6, chunkDelay: 1_000 });
  const reader = await user.ask('What time is it?');
  const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  await reader.until(({ type }) => type === 'text-delta');
  return { reader, turnId: turn_id };
}
const query = async (text: string, turnId: string) =>
  (await database.database.$client.query(text, [turnId])).rows;
const attempts = (turnId: string) =>
  query('select distinct attempt, crashes from answers where turn_id = $1', turnId);

it('a question of a process that has died is taken over all the same', async () => {
  const { reader, turnId } = await askSlowly();
  await expect.poll(() => attempts(turnId)).toEqual([{ attempt: 1, crashes: 0 }]);
  await query(
    `update turns set lease_owner = gen_random_uuid(), lease_until = now() + interval '1 hour' where id = $1`,
    turnId,
  );
  await reader.all().catch(() => []);
  emulator.hurry();
  await eventually(
    async () => (await query('select from turns where id = $1 and ended_at is not null', turnId))[0],
  );
  expect(await attempts(turnId)).toEqual([{ attempt: 2, crashes: 1 }]);
  expect(textsOf(await (await user.follow(turnId)).all()).claude).toBe(text);
});

it('a question of a process that lives stays there, and its lease is as long as any', async () => {
  const { reader, turnId } = await askSlowly();
  await query(`update turns set lease_until = now() + interval '1 hour' where id = $1`, turnId);
  const isRight = `select from turns where id = $1 and lease_until < now() + interval '1 minute'`;
  await eventually(async () => (await query(isRight, turnId))[0]);
  emulator.hurry();
  expect((await reader.all()).at(-1)?.type).toBe('turn-end');
  expect(await attempts(turnId)).toEqual([{ attempt: 1, crashes: 0 }]);
});
