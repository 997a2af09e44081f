import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/client.ts';
import { databaseForFile, providersForFile } from '../../testing/for-file.ts';
import { eventually } from '../../testing/processes.ts';
import { type SeverableProxy, startSeverableProxy } from '../../testing/severable-proxy.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUpTestUser, type TestUser, userOn } from '../../testing/test-user.ts';

/** What is read before the engines of a later question are asked, and a database that has it only late or never. */

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const database = databaseForFile();
const emulator = providersForFile();
let wire: SeverableProxy;
let own: Database;
let server: TestApp;
let user: TestUser;
let session_id: string;

beforeEach(async () => {
  wire = await startSeverableProxy(database.url);
  own = openDatabase(wire.url, pino({ level: 'silent' }));
  server = await startTestApp({ database: own, environment: emulator.environment() });
  emulator.reset();
  user = await signUpTestUser(server.url);
  for (const engine of six) emulator.script(engine, { text: 'The first answer.' });
  ({ session_id } = await user.post('/api/v1/chat/', { input_text: 'The first question?' }));
  emulator.reset();
});
afterEach(async () => {
  await server.close();
  await own.$client.end();
  await wire.close();
});

const callsOfEach = () => six.map((engine) => emulator.requests(engine).length);
const query = (text: string, values: unknown[] = []) => database.database.$client.query(text, values);
async function askAgain() {
  const reader = await user.ask('And then?', { session_id });
  const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  return { reader, turnId: turn_id };
}

it('a question whose session cannot be read is given up like one whose process dies, and holds no process for ever', async () => {
  const { rows } = await query(`select pg_get_viewdef('written_pieces') as definition`);
  const pieces = rows[0].definition.replace(/;\s*$/, '');
  const mend = () => query(`create or replace view written_pieces as ${pieces}`);
  onTestFinished(async () => void (await mend()));
  // As a damaged row does: of all that is read, what was asked before fails alone, and always.
  await query(`create function damaged() returns boolean language plpgsql stable as $$ begin
    if current_query() like '%with earlier as%' then raise data_corrupted; end if; return false; end $$`);
  await query(`create or replace view written_pieces as select * from (${pieces}) as p where not damaged()`);
  const { reader, turnId } = await askAgain();
  const { rows: answers } = await eventually(async () => {
    const found = await query(
      `select summary ->> 'state' as state, crashes from answers where turn_id = $1 and has_ended`,
      [turnId],
    );
    return found.rowCount === six.length ? found : null;
  });
  expect(answers).toEqual(six.map(() => ({ state: 'interrupted', crashes: 3 })));
  expect(callsOfEach()).toEqual(six.map(() => 0));
  await mend();
  await reader.all().catch(() => []);
  // And each can be asked again.
  emulator.script('claude', { text: 'Well again.' });
  await user.post(`/api/v1/chat/turns/${turnId}/retry/`, { engine: 'claude' });
  await (await user.follow(turnId)).all();
  expect(emulator.requests('claude')).toHaveLength(1);
});

it('a stop waits for no database that does not say what was asked before', async () => {
  let isHeld = true;
  const ms = 20_000;
  const reading = wire.holdReply(/earlier-turns/, ms);
  const { reader, turnId } = await askAgain();
  await reading;
  const late = setTimeout(() => {
    isHeld = false;
  }, ms - 1_000);
  const stopped = await user.post(`/api/v1/chat/turns/${turnId}/stop/`, {});
  expect(isHeld).toBe(true);
  clearTimeout(late);
  const states = stopped.answers.map(({ attempt, state }: { attempt: number; state: string }) => [
    state,
    attempt,
  ]);
  expect(states).toEqual(six.map(() => ['stopped', 1]));
  expect((await reader.all()).at(-1)?.type).toBe('turn-end');
  expect(callsOfEach()).toEqual(six.map(() => 0));
  // What is held would keep the server from closing.
  wire.cut();
});

it('a process that lost the database as it read what was asked before pays no engine of a question that went to another', async () => {
  const other = await startTestApp({ database: database.database, environment: emulator.environment() });
  for (const engine of six)
    emulator.script(engine, { text: 'word '.repeat(60), chunkSize: 5, chunkDelay: 120_000 });
  const reading = wire.holdReply(/earlier-turns/, 60_000);
  const { reader, turnId } = await askAgain();
  await reading;
  await wire.sever();
  // The other process has taken it, and asks its engines.
  await eventually(() => callsOfEach().every((count) => count > 0));
  // What was asked before can be read again some time before the database says whose the turn is.
  const asking = wire.holdBack(/flush-turns/, 4_000);
  await wire.mend();
  await asking;
  // Told that it is another's, the process leaves it.
  await reader.all().catch(() => []);
  emulator.hurry();
  const events = await (await userOn(other.url, user).follow(turnId)).all();
  expect(events.at(-1)?.type).toBe('turn-end');
  expect(callsOfEach()).toEqual(six.map(() => 1));
  await other.close();
});
