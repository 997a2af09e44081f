import type { Answer, Turn } from '@sextant/contracts';
import { beforeEach, expect, it } from 'vitest';
import { textsOf } from '../../testing/event-client.ts';
import {
  databaseForFile,
  providersForFile,
  serverForFile,
  serversForTests,
  wireForFile,
} from '../../testing/for-file.ts';
import { holdStatements, untilWaiting } from '../../testing/hold-statements.ts';
import { eventually } from '../../testing/processes.ts';
import { signUpTestUser, type TestUser, userOn } from '../../testing/test-user.ts';

/** Engines that are asked again, or stopped, while something else happens to their turn. */

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const database = databaseForFile();
const emulator = providersForFile();
const wire = wireForFile(database);
const server = serverForFile(database, () => ({
  database: wire.openDatabase(),
  environment: emulator.environment(),
}));
const startServer = serversForTests(database);
let user: TestUser;
beforeEach(async () => {
  emulator.reset();
  for (const engine of six) emulator.script(engine, { text: 'At once.' });
  user = await signUpTestUser(server.url);
});

/** So slow that no one sees its end before it is hurried. */
const slow = { text: 'Asked again.', chunkSize: 3, chunkDelay: 120_000 };
const callsOf = (engine: string) => emulator.requests(engine).length;
const retry = (turnId: string, engine: string) =>
  user.post(`/api/v1/chat/turns/${turnId}/retry/`, { engine });
const stored = async (turnId: string, engine: string) =>
  (
    await database.database.$client.query<{ attempt: number; text: string; state: string; ended: boolean }>(
      `select a.attempt, a.text, summary ->> 'state' as state, ended_at is not null as ended
        from answers a join turns t on t.id = turn_id where turn_id = $1 and engine = $2`,
      [turnId, engine],
    )
  ).rows[0];

/** A question that has begun. */
async function ask(more?: { session_id: string }) {
  const reader = await user.ask('Who answers?', more);
  const start = await reader.until(({ type }) => type === 'turn-start');
  return { reader, ...(start as { turn_id: string; session_id: string }) };
}

/** Gives a turn back that runs, and commits that when it is told to; what is written meanwhile waits, and is written by nobody. */
async function giveBack(turnId: string) {
  const { $client } = database.database;
  const giving = await $client.connect();
  await giving.query('begin');
  await giving.query('update turns set lease_owner = null, lease_until = null where id = $1', [turnId]);
  await untilWaiting($client, "a.query like '%with ours as%'");
  return {
    commit: async () => {
      await giving.query('commit');
      giving.release();
    },
  };
}

it('no turn ends with an engine at work that was told to begin again as it was about to', async () => {
  emulator.script('gemini', { fail: 'key' }, slow);
  const ends = await holdStatements(database, 'before update of ended_at on turns for each statement');
  const { reader, turn_id } = await ask();
  await ends.reached();
  await retry(turn_id, 'gemini');
  await eventually(async () => (await stored(turn_id, 'gemini'))?.attempt === 2);
  await ends.letGo();
  emulator.hurry();
  const events = await reader.all();
  expect(events.at(-1)?.type).toBe('turn-end');
  expect(textsOf(events).gemini).toBe('Asked again.');
  expect(await stored(turn_id, 'gemini')).toMatchObject({ state: 'done', text: 'Asked again.', ended: true });
});

it('an engine of an ended turn is asked once more, and once, however long it takes until it is', async () => {
  const { reader: first, session_id } = await ask();
  await first.all();
  emulator.script('gemini', { fail: 'key' });
  const { reader, turn_id } = await ask({ session_id });
  await reader.all();
  emulator.script('gemini', { text: 'Asked again.' });
  const calls = callsOf('gemini');
  // What it is told of the questions before: until then running turns are written some times.
  void wire.holdBack(/earlier-turns/, 1_500);
  const turn = await retry(turn_id, 'gemini');
  expect(turn.answers[1]).toMatchObject({ engine: 'gemini', state: 'waiting', error: null });
  const events = await (await user.follow(turn_id)).all();
  expect(events.at(-1)?.type).toBe('turn-end');
  expect(textsOf(events).gemini).toBe('Asked again.');
  expect(await stored(turn_id, 'gemini')).toMatchObject({ attempt: 2, state: 'done', ended: true });
  expect(callsOf('gemini') - calls).toBe(1);
});

it('an engine that is to be asked once more can be stopped before it is', async () => {
  const { reader: first, session_id } = await ask();
  await first.all();
  const { reader, turn_id } = await ask({ session_id });
  await reader.all();
  const calls = callsOf('gemini');
  void wire.holdBack(/earlier-turns/, 1_500);
  await retry(turn_id, 'gemini');
  const turn = await user.post(`/api/v1/chat/turns/${turn_id}/stop/`, { engine: 'gemini' });
  expect(turn.answers[1]).toMatchObject({ engine: 'gemini', state: 'stopped', text: 'At once.' });
  expect((await (await user.follow(turn_id)).all()).at(-1)?.type).toBe('turn-end');
  expect(callsOf('gemini') - calls).toBe(0);
});

it('an engine that is asked again as the database is lost for a moment breaks off no other of its question', async () => {
  const { reader: first, session_id } = await ask();
  await first.all();
  const others = six.filter((engine) => engine !== 'gemini');
  for (const engine of others) emulator.script(engine, slow);
  emulator.script('gemini', { fail: 'key' }, { text: 'Asked again.' });
  const calls = Object.fromEntries(six.map((engine) => [engine, callsOf(engine)]));
  const { reader, turn_id } = await ask({ session_id });
  await reader.until((event) => event.type === 'answer-error');
  await eventually(() => others.every((engine) => callsOf(engine) === Number(calls[engine]) + 1));
  const held = wire.holdBack(/earlier-turns/, 1_000);
  await retry(turn_id, 'gemini');
  await held;
  wire.cut();
  await reader.until((event) => event.type === 'answer-end' && event.answer.engine === 'gemini');
  emulator.hurry();
  const events = await reader.all();
  expect(events.at(-1)?.type).toBe('turn-end');
  expect(textsOf(events)).toEqual(Object.fromEntries(six.map((engine) => [engine, 'Asked again.'])));
  for (const engine of six) expect(callsOf(engine) - Number(calls[engine])).toBe(engine === 'gemini' ? 2 : 1);
  const { rows } = await database.database.$client.query(
    'select engine from answers where turn_id = $1 and crashes > 0',
    [turn_id],
  );
  expect(rows).toEqual([]);
});

it('a turn of which two engines are asked again at once stays with the process that asks them', async () => {
  for (const engine of ['gemini', 'claude']) emulator.script(engine, { fail: 'key' });
  const { reader, turn_id } = await ask();
  await reader.all();
  for (const engine of ['gemini', 'claude']) emulator.script(engine, slow);
  const calls = { gemini: callsOf('gemini'), claude: callsOf('claude') };
  // The database's word that the turn is this process's: longer than a lease and the look for leases that have run out.
  const held = wire.holdReply(/commit\0/, 5_500);
  const one = retry(turn_id, 'gemini');
  await held;
  await retry(turn_id, 'claude');
  await one;
  emulator.hurry();
  await eventually(async () => (await stored(turn_id, 'claude'))?.ended);
  for (const engine of ['gemini', 'claude'] as const) {
    expect(await stored(turn_id, engine)).toMatchObject({ attempt: 2, text: 'Asked again.' });
    expect(callsOf(engine) - calls[engine]).toBe(1);
  }
});

it('a turn whose last two engines end together is told to its end, whichever of the two its process hears of first', async () => {
  emulator.script('gemini', { fail: 'key' }, slow);
  emulator.script('claude', slow);
  const { reader, turn_id } = await ask();
  await reader.until((event) => event.type === 'answer-error');
  await retry(turn_id, 'gemini');
  await reader.until((event) => event.type === 'answer-start' && event.answer.attempt === 2);
  await eventually(() => callsOf('claude') === 1 && callsOf('gemini') === 2);
  const ends = await holdStatements(database, 'before update of ended_at on turns for each statement');
  await wire.holdBack(/flush-turns/, 1_000);
  emulator.hurry();
  await ends.reached(2);
  // Meanwhile running turns are written some times, of which the database says that this one runs no more.
  void wire.holdReply(/commit\0/, 1_500);
  await ends.letGo();
  const events = await reader.all();
  expect(events.at(-1)?.type).toBe('turn-end');
  for (const engine of ['gemini', 'claude']) expect(textsOf(events)[engine]).toBe('Asked again.');
});

it('an engine that is stopped as its turn goes to another run stays stopped there', async () => {
  emulator.script('claude', slow);
  const { turn_id } = await ask();
  await eventually(() => callsOf('claude') === 1);
  const giving = await giveBack(turn_id);
  const stopping = user.post(`/api/v1/chat/turns/${turn_id}/stop/`, { engine: 'claude' });
  await eventually(() => emulator.requests('claude')[0]?.abandonedAt);
  await giving.commit();
  await stopping;
  await eventually(async () => (await stored(turn_id, 'claude'))?.ended);
  expect(await stored(turn_id, 'claude')).toMatchObject({ state: 'stopped' });
});

it('an engine that ends as its turn goes to another run has not ended there', async () => {
  emulator.script('claude', slow, { hang: 'before-reply' });
  const { turn_id } = await ask();
  await eventually(async () => (await stored(turn_id, 'claude'))?.attempt === 1);
  const giving = await giveBack(turn_id);
  emulator.hurry();
  const isDone = ({ engine, state }: Answer) => engine === 'claude' && state === 'done';
  const read = (): Promise<Turn> => user.get(`/api/v1/chat/turns/${turn_id}/`);
  await eventually(async () => (await read()).answers.some(isDone));
  await giving.commit();
  await eventually(() => callsOf('claude') === 2);
  await eventually(async () => (await stored(turn_id, 'claude'))?.attempt === 2, 10_000);
  expect(await stored(turn_id, 'claude')).toMatchObject({ state: 'thinking', ended: false });
  await user.post(`/api/v1/chat/turns/${turn_id}/stop/`, {});
});

it('an engine can be stopped where its turn runs though another process was told to ask it again just now', async () => {
  emulator.script('gemini', { fail: 'key' }, { text: 'Never.' });
  emulator.script('claude', slow);
  const { reader, turn_id } = await ask();
  await reader.until((event) => event.type === 'answer-error');
  const elsewhere = userOn((await startServer({ environment: emulator.environment() })).url, user);
  // What its process hears requests by.
  await wire.holdBack(/flush-turns/, 1_500);
  await elsewhere.post(`/api/v1/chat/turns/${turn_id}/retry/`, { engine: 'gemini' });
  const turn: Turn = await user.post(`/api/v1/chat/turns/${turn_id}/stop/`, {});
  const stopped = turn.answers.filter(({ state }) => state === 'stopped');
  expect(stopped.map(({ engine }) => engine)).toEqual(['gemini', 'claude']);
  expect((await reader.all()).at(-1)?.type).toBe('turn-end');
  expect(await stored(turn_id, 'gemini')).toMatchObject({ attempt: 2, state: 'stopped', ended: true });
  expect(callsOf('gemini')).toBe(1);
});

it('who reads is told of the end of each answer, though one could not be stored before the other that ended their turn', async () => {
  emulator.script('gemini', { fail: 'key' }, slow);
  emulator.script('claude', slow);
  const { reader, turn_id } = await ask();
  await reader.until((event) => event.type === 'answer-error');
  await retry(turn_id, 'gemini');
  await eventually(() => callsOf('claude') === 1 && callsOf('gemini') === 2);
  // The one could not be stored, and is tried again in a moment; the other, and the turn, are before that.
  const held = wire.holdBack(/flush-turns.*"state":"stopped"/s, 10_000);
  const stop = (engine: string) => user.post(`/api/v1/chat/turns/${turn_id}/stop/`, { engine });
  const stopping = [stop('claude')];
  await held;
  stopping.push(stop('gemini'));
  const read = (): Promise<Turn> => user.get(`/api/v1/chat/turns/${turn_id}/`);
  await eventually(async () => (await read()).answers[1]?.state === 'stopped');
  wire.cut();
  await Promise.all(stopping);
  const events = await reader.all();
  expect(events.at(-1)?.type).toBe('turn-end');
  const ends = events.flatMap((event) => (event.type === 'answer-end' ? [event.answer] : []));
  for (const engine of ['gemini', 'claude'])
    expect(ends.filter((answer) => answer.engine === engine)).toMatchObject([{ state: 'stopped' }]);
});
