import { beforeAll, expect, it } from 'vitest';
import { textsOf } from '../../testing/event-client.ts';
import { databaseForFile, providersForFile, serverForFile, wireForFile } from '../../testing/for-file.ts';
import { eventually } from '../../testing/processes.ts';
import { signUpTestUser } from '../../testing/test-user.ts';
import { openWorkableDatabase, type WorkableDatabase } from '../../testing/workable-database.ts';

const database = databaseForFile();
const emulator = providersForFile();
const wire = wireForFile(database);
let own: WorkableDatabase;
beforeAll(() => {
  own = openWorkableDatabase(wire.url);
});
const server = serverForFile(database, () => ({
  database: own.database,
  environment: emulator.environment(),
}));

it('who follows an engine that is asked again sees it end once, whoever else has followed the question since before', async () => {
  for (const engine of ['mistral', 'claude', 'chatgpt', 'xai', 'deepseek'])
    emulator.script(engine, { text: 'At once.' });
  const long = 'Asked again. '.repeat(20).trim();
  emulator.script('gemini', { fail: 'key' }, { text: long, chunkSize: 20, chunkDelay: 120_000 });
  const user = await signUpTestUser(server.url);
  // Nothing is made of the answers: the first reader stays.
  own.work(false);
  const before = await user.ask('Who answers?');
  const { turn_id } = (await before.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  await before.until(({ type }) => type === 'findings-changed');
  await user.post(`/api/v1/chat/turns/${turn_id}/retry/`, { engine: 'gemini' });
  const after = await user.follow(turn_id);
  const isOfGemini = ({ engine }: { engine: string }) => engine === 'gemini';
  const hasBegun = () => textsOf(before.events).gemini?.startsWith('Asked') ?? false;
  await eventually(hasBegun);
  // What the first reader is shown of it is not read again until the turn has ended.
  await wire.holdBack(/poll-turns/, 3_000);
  emulator.hurry();
  await after.until((event) => event.type === 'answer-end' && isOfGemini(event.answer));
  const shown = after.events.length;
  own.work(true);
  const events = await after.all();
  expect(events.slice(shown).map(({ type }) => type)).toContain('findings-changed');
  for (const type of ['turn-snapshot', 'answer-end'])
    expect(events.filter((event) => event.type === type)).toHaveLength(1);
  for (const all of [events, await before.all()]) {
    expect(all.at(-1)?.type).toBe('turn-end');
    expect(textsOf(all).gemini).toBe(long);
  }
});
