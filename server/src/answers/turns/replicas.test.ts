import type { Turn } from '@sextant/contracts';
import type pg from 'pg';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/client.ts';
import { textsOf } from '../../testing/event-client.ts';
import { databaseForFile, providersForFile, serversForTests } from '../../testing/for-file.ts';
import { holdStatements } from '../../testing/hold-statements.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUpTestUser, type TestUser, userOn } from '../../testing/test-user.ts';

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const database = databaseForFile();
const emulator = providersForFile();
const startServer = serversForTests(database);
let here: TestApp;
let there: TestApp;
/** One person, once by way of each replica. */
let user: TestUser;
let userThere: TestUser;

beforeEach(async () => {
  emulator.reset();
  const start = () => startServer({ environment: emulator.environment() });
  [here, there] = await Promise.all([start(), start()]);
  user = await signUpTestUser(here.url);
  userThere = userOn(there.url, user);
});

/** So slowly that no one sees the end before it is hurried. */
async function askSlowly(text: string) {
  for (const engine of six)
    emulator.script(engine, { text: `${engine}: ${text}`, chunkSize: 6, chunkDelay: 1_000 });
  const reader = await user.ask('Who answers?');
  const start = await reader.until(({ type }) => type === 'turn-start');
  const { session_id, turn_id } = start as { session_id: string; turn_id: string };
  await reader.until(({ type }) => type === 'text-delta');
  return { reader, turnId: turn_id, sessionId: session_id };
}

describe('a turn that another process runs', () => {
  it('is followed to the same bytes', async () => {
    const { reader, turnId } = await askSlowly('Grüße aus dem Nachbarprozeß 🧬. '.repeat(12));
    const follower = await userThere.follow(turnId);
    // It is read while it grows, not only at its end.
    await follower.until(({ type }) => type === 'text-delta');
    emulator.hurry();
    const [first, followed] = await Promise.all([reader.all(), follower.all()]);
    expect(textsOf(followed)).toEqual(textsOf(first));
    expect(followed[0]?.type).toBe('turn-snapshot');
    expect(followed.at(-1)?.type).toBe('turn-end');
    expect(followed.filter(({ type }) => type === 'answer-end')).toHaveLength(6);
  });

  it('is followed to the same bytes where thoughts that nothing opened are taken back', async () => {
    const { reader, turnId } = await askSlowly(`${'Let me see. '.repeat(9)}\n</think>\n\nGrüße 🧬. Yes.`);
    const follower = await userThere.follow(turnId);
    await follower.until(({ type }) => type === 'text-delta');
    emulator.hurry();
    const [first, followed] = await Promise.all([reader.all(), follower.all()]);
    for (const engine of six) expect(textsOf(first)[engine]).toBe('Grüße 🧬. Yes.');
    expect(textsOf(followed)).toEqual(textsOf(first));
  });

  it('is shown as it is to who leaves and comes again while it is being read', async () => {
    const slow = openDatabase(database.url, pino({ level: 'silent' }));
    const query = slow.$client.query.bind(slow.$client) as (...asked: unknown[]) => Promise<pg.QueryResult>;
    const [held, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let holds = false;
    slow.$client.query = (async (...asked: unknown[]) => {
      const result = await query(...asked);
      const isPoll = (asked[0] as { name?: string }).name === 'poll-turns';
      if (isPoll && holds && result.rows.some(({ fresh }) => fresh)) {
        holds = false;
        held.resolve();
        await goOn.promise;
      }
      return result;
    }) as typeof slow.$client.query;
    const elsewhere = await startTestApp({ database: slow, environment: emulator.environment() });
    const userElsewhere = userOn(elsewhere.url, user);

    const { reader, turnId } = await askSlowly('These are words. '.repeat(12));
    const follower = await userElsewhere.follow(turnId);
    await follower.until(({ type }) => type === 'text-delta');
    holds = true;
    await held.promise;
    follower.leave();
    await expect.poll(() => elsewhere.app.metrics.getSingleMetricAsString('sextant_readers')).toMatch(/ 0$/);
    const again = await userElsewhere.follow(turnId);
    await again.until(({ type }) => type === 'turn-snapshot');
    goOn.resolve();
    await again.until(({ type }) => type === 'text-delta');
    emulator.hurry();
    const final = textsOf(await reader.all());
    const events = await again.all();
    for (const shown of events.map((_, index) => textsOf(events.slice(0, index + 1))))
      for (const engine of six) expect(final[engine]?.slice(0, shown[engine]?.length)).toBe(shown[engine]);
    expect(textsOf(events)).toEqual(final);
    await elsewhere.close();
    await slow.$client.end();
  });

  it('is stopped from here', async () => {
    const { reader, turnId } = await askSlowly('word '.repeat(400));
    await userThere.post(`/api/v1/chat/turns/${turnId}/stop/`, { engine: 'claude' });
    await reader.until((event) => event.type === 'answer-end' && event.answer.state === 'stopped');
    await userThere.post(`/api/v1/chat/turns/${turnId}/stop/`, {});
    const events = await reader.all();
    const ends = events.filter((event) => event.type === 'answer-end');
    expect(ends.map(({ answer }) => answer.state)).toEqual(Array(6).fill('stopped'));
  });

  it('asks an engine again when it is told to from here', async () => {
    emulator.script('claude', { text: 'word '.repeat(300), chunkDelay: 1_000 });
    const reader = await user.ask('Who answers?');
    const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
    await reader.until((event) => event.type === 'answer-end' && event.answer.engine === 'gemini');
    emulator.script('gemini', { text: 'Asked by the other.' });
    await userThere.post(`/api/v1/chat/turns/${turn_id}/retry/`, { engine: 'gemini' });
    await reader.until(
      (event) =>
        event.type === 'answer-end' && event.answer.engine === 'gemini' && event.answer.attempt === 2,
    );
    await user.post(`/api/v1/chat/turns/${turn_id}/stop/`, {});
    expect(textsOf(await reader.all()).gemini).toBe('Asked by the other.');
  });

  it.each(['the process that runs it', 'another one'])(
    'asks an engine again when it is told to while the turn is being ended, by %s',
    async (asked) => {
      // The statement that ends a turn sees the rows as they were before it waits here.
      const ends = await holdStatements(database, 'before update of ended_at on turns for each statement');
      for (const engine of six) emulator.script(engine, { text: 'At once.' });
      emulator.script('gemini', { fail: 'key' }, { text: 'Asked again.' });
      const reader = await user.ask('Who answers?');
      const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
      await ends.reached();
      const asking = asked === 'another one' ? userThere : user;
      await asking.post(`/api/v1/chat/turns/${turn_id}/retry/`, { engine: 'gemini' });
      await ends.letGo();
      const events = await reader.all();
      expect(events.at(-1)?.type).toBe('turn-end');
      expect(textsOf(events).gemini).toBe('Asked again.');
      const turn: Turn = await user.get(`/api/v1/chat/turns/${turn_id}/`);
      expect(turn.answers.map(({ state }) => state)).toEqual(Array(6).fill('done'));
    },
  );

  it('stops an engine from here that its process has not yet heard is to be asked again', async () => {
    emulator.script('claude', { text: 'word '.repeat(300), chunkDelay: 1_000 });
    emulator.script('gemini', { text: 'The first time.' });
    const reader = await user.ask('Who answers?');
    const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
    await reader.until((event) => event.type === 'answer-end' && event.answer.engine === 'gemini');
    emulator.script('gemini', { text: 'Never.', hang: 0 });
    await userThere.post(`/api/v1/chat/turns/${turn_id}/retry/`, { engine: 'gemini' });
    await userThere.post(`/api/v1/chat/turns/${turn_id}/stop/`, { engine: 'gemini' });
    await reader.until((event) => event.type === 'answer-end' && event.answer.state === 'stopped');
    await userThere.post(`/api/v1/chat/turns/${turn_id}/stop/`, {});
    expect(textsOf(await reader.all()).gemini).toBe('The first time.');
  });

  it('is over for who follows it, here and there, once it is deleted', async () => {
    const { reader, sessionId, turnId } = await askSlowly('word '.repeat(400));
    const follower = await userThere.follow(turnId);
    await follower.until(({ type }) => type === 'text-delta');
    const deleted = await user.call(`/api/v1/chat/sessions/${sessionId}/`, { method: 'DELETE' });
    expect(deleted.status).toBe(204);
    for (const events of await Promise.all([reader.all(), follower.all()]))
      expect(events.at(-1)?.type).not.toBe('turn-end');
    expect((await userThere.call(`/api/v1/chat/turns/${turnId}/`)).status).toBe(404);
  });

  it('is taken over when its process closes in good order, which counts as no crash', async () => {
    const { reader, turnId } = await askSlowly('word '.repeat(100));
    const follower = await userThere.follow(turnId);
    await here.close();
    emulator.hurry();
    // Its end, or its connection's: it is not this process's to tell any more.
    await reader.all().catch(() => []);
    const events = await follower.all();
    expect(textsOf(events).claude).toBe(`claude: ${'word '.repeat(100)}`);
    const turn = ((await (await userThere.follow(turnId)).all())[0] as { turn: Turn }).turn;
    expect(turn.answers.map(({ state }) => state)).toEqual(Array(6).fill('done'));
    const { rows } = await database.database.$client.query(
      'select distinct crashes, attempt from answers where turn_id = $1',
      [turnId],
    );
    expect(rows).toEqual([{ crashes: 0, attempt: 2 }]);
  });

  it('keeps its process from writing once it was taken from it', async () => {
    const { reader, turnId } = await askSlowly('word '.repeat(600));
    // The first attempt must be stored, or the other process would count it again.
    const attempts = 'select min(attempt) as least from answers where turn_id = $1';
    await expect
      .poll(async () => (await database.database.$client.query(attempts, [turnId])).rows)
      .toEqual([{ least: 1 }]);
    await database.database.$client.query('update turns set lease_owner = gen_random_uuid() where id = $1', [
      turnId,
    ]);
    // Cut off in the middle: it is no longer this process's to tell.
    const events = await reader.all();
    expect(events.at(-1)?.type).not.toBe('turn-end');
    const follower = await user.follow(turnId);
    await follower.until((event) => event.type === 'answer-start' && event.answer.attempt === 2);
    await userThere.post(`/api/v1/chat/turns/${turnId}/stop/`, {});
    await follower.all();
  });
});
