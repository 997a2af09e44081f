import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/client.ts';
import { textsOf } from '../../testing/event-client.ts';
import { databaseForFile, providersForFile } from '../../testing/for-file.ts';
import { eventually } from '../../testing/processes.ts';
import { type SeverableProxy, startSeverableProxy } from '../../testing/severable-proxy.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUpTestUser, userOn } from '../../testing/test-user.ts';

/** Whose a turn is while the database stands still, or one process does: never two runs' at once. */

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const database = databaseForFile();
const emulator = providersForFile();
/** Each has a wire of its own to the database. */
const wires: SeverableProxy[] = [];
const servers: TestApp[] = [];
const opened: Database[] = [];

beforeAll(async () => {
  for (let count = 0; count < 3; count += 1) {
    const wire = await startSeverableProxy(database.url);
    wires.push(wire);
    const own = openDatabase(wire.url, pino({ level: 'silent' }));
    opened.push(own);
    servers.push(await startTestApp({ database: own, environment: emulator.environment() }));
  }
});
beforeEach(() => emulator.reset());
afterAll(async () => {
  for (const wire of wires) wire.thaw();
  await Promise.all(servers.map((server) => server.close()));
  await Promise.all(opened.map(({ $client }) => $client.end()));
  await Promise.all(wires.map((wire) => wire.close()));
});

const callsOfEach = () => six.map((engine) => emulator.requests(engine).length);
const stored = async (turnId: string) =>
  (
    await database.database.$client.query<{ engine: string; text: string; attempt: number; crashes: number }>(
      'select engine, text, attempt, crashes from answers where turn_id = $1',
      [turnId],
    )
  ).rows;

it('a process that stands still between storing a question and running it never takes it over from itself', async () => {
  const [first] = servers as [TestApp];
  const user = await signUpTestUser(first.url);
  for (const engine of six) emulator.script(engine, { text: `Said by ${engine}.` });
  // The database's word that the question is stored: longer than a lease and the look for leases that have run out.
  void wires[0]?.holdReply(/store-question/, 5_500);
  const reader = await user.ask('Whose is this?');
  const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  const events = await reader.all();
  expect(events.at(-1)?.type).toBe('turn-end');
  const rows = await stored(turn_id);
  expect(rows.map(({ attempt }) => attempt)).toEqual(six.map(() => 1));
  for (const { engine, text } of rows) expect(textsOf(events)[engine]).toBe(text);
  expect(callsOfEach()).toEqual(six.map(() => 1));
});

it('a question whose storing was cut off is answered all the same, and counts as no crash', async () => {
  const [first] = servers as [TestApp];
  const [wire] = wires as [SeverableProxy];
  const user = await signUpTestUser(first.url);
  const held = wire.holdReply(/store-question/, 1_000);
  const asked = user.call('/api/v1/chat/', { method: 'POST', json: { input_text: 'Was this stored?' } });
  await held;
  wire.cut();
  expect((await asked).status).toBe(503);
  const turnId = await eventually(async () => {
    const { rows } = await database.database.$client.query<{ id: string }>(
      "select id from turns where question = 'Was this stored?' and ended_at is not null",
    );
    return rows[0]?.id;
  });
  for (const answer of await stored(turnId)) expect(answer).toMatchObject({ attempt: 1, crashes: 0 });
  expect(callsOfEach()).toEqual(six.map(() => 1));
});

it('a turn whose end is stored before its process knows is told to its end: no stream breaks off', async () => {
  const [first] = servers as [TestApp];
  const [wire] = wires as [SeverableProxy];
  const user = await signUpTestUser(first.url);
  for (const engine of six) emulator.script(engine, { text: `Said by ${engine}.` });
  const ending = wire.holdBack(/update "turns" set [^\0]*"ended_at" = now\(\)/, 0);
  const reader = await user.ask('Has it ended?');
  await ending;
  // Meanwhile running turns are written some times, of which the database says that this one runs no more.
  await wire.holdReply(/commit\0/, 1_500);
  const events = await reader.all();
  expect(events.at(-1)?.type).toBe('turn-end');
  for (const engine of six) expect(textsOf(events)[engine]).toBe(`Said by ${engine}.`);
  expect(callsOfEach()).toEqual(six.map(() => 1));
});

it('text that is stored without its process hearing of it is neither doubled nor lost for who follows elsewhere', async () => {
  const [first, second] = servers as [TestApp, TestApp];
  const [wire] = wires as [SeverableProxy];
  const text = Array.from({ length: 150 }, (_, word) => `word${word} `).join('');
  for (const engine of six) emulator.script(engine, { text, chunkSize: 7, chunkDelay: 40 });
  const user = await signUpTestUser(first.url);
  const reader = await user.ask('Is every word told once?');
  const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  const elsewhere = await userOn(second.url, user).follow(turn_id);
  await elsewhere.until(({ type }) => type === 'text-delta');
  for (let times = 0; times < 3; times += 1) {
    await wire.holdReply(/flush-turns/, 2_000);
    wire.cut();
  }
  const events = await elsewhere.all();
  expect(events.at(-1)?.type).toBe('turn-end');
  const told = new Map<string, string>();
  for (const event of events) {
    if (event.type === 'turn-snapshot')
      for (const { engine, text: soFar } of event.turn.answers) told.set(engine, soFar);
    if (event.type !== 'text-delta') continue;
    for (const { engine, from, text: piece } of event.deltas) {
      const before = told.get(engine) ?? '';
      expect(from).toBe(before.length);
      told.set(engine, before + piece);
    }
  }
  expect([...told.values()]).toEqual(six.map(() => text));
  for (const row of await stored(turn_id)) expect(row).toMatchObject({ text, attempt: 1, crashes: 0 });
  expect(callsOfEach()).toEqual(six.map(() => 1));
  await reader.all().catch(() => []);
});

it('a stall of the database moves no turn from a living process, pays no engine again and counts as no crash', async () => {
  const text = 'word '.repeat(60);
  for (const engine of six) emulator.script(engine, { text, chunkSize: 5, chunkDelay: 1_000 });
  const user = await signUpTestUser((servers[0] as TestApp).url);
  const readers = await Promise.all(
    servers.map(({ url }) => userOn(url, user).ask('Does this stay where it is?')),
  );
  const ids = await Promise.all(
    readers.map(
      async (reader) =>
        ((await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string }).turn_id,
    ),
  );
  for (const reader of readers) await reader.until(({ type }) => type === 'text-delta');
  for (const wire of wires) wire.freeze();
  await delay(5_000);
  // The one goes on a little later than the others, who see that its leases have run out.
  for (const wire of wires.slice(1)) wire.thaw();
  await delay(1_200);
  wires[0]?.thaw();
  // Long enough for any process that would take them to have done so.
  await delay(5_000);
  emulator.hurry();
  for (const [at, reader] of readers.entries()) {
    const events = await reader.all();
    expect(events.at(-1)?.type).toBe('turn-end');
    const rows = await stored(ids[at] as string);
    for (const row of rows) expect(row).toMatchObject({ text, attempt: 1, crashes: 0 });
    for (const engine of six) expect(textsOf(events)[engine]).toBe(text);
  }
  expect(callsOfEach()).toEqual(six.map(() => servers.length));
});
