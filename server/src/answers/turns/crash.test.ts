import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { textsOf } from '../../testing/event-client.ts';
import { databaseForFile, providersForFile } from '../../testing/for-file.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { storedAnswers } from '../../testing/stored-answers.ts';
import { signUpTestUser, userOn } from '../../testing/test-user.ts';

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const database = databaseForFile();
const emulator = providersForFile();
let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-crash-'));
});
beforeEach(() => emulator.reset());
afterEach(async () => {
  await server?.kill('SIGKILL');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const start = async () => {
  server = await startServerProcess({
    ...emulator.environment(),
    DATABASE_URL: database.url,
    DATA_DIR: folder,
  });
  return server;
};

it('killed in the middle, loses no question and at most a second of text, and finishes after its restart', async () => {
  // 5 characters every 50 ms: 100 a second.
  const text = 'word '.repeat(600);
  for (const engine of six) emulator.script(engine, { text, chunkSize: 5, chunkDelay: 50 });
  await start();
  const user = await signUpTestUser(server.url);
  const reader = await user.ask('Is this question lost?');
  const { session_id, turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as {
    session_id: string;
    turn_id: string;
  };
  await reader.until(() => six.every((engine) => (textsOf(reader.events)[engine]?.length ?? 0) > 400));
  await server.kill('SIGKILL');
  await reader.all().catch(() => {});
  const seen = textsOf(reader.events);
  const kept = await storedAnswers(database.database, turn_id);
  for (const engine of six) {
    expect(text.startsWith(kept[engine]?.text ?? '-')).toBe(true);
    // A second of it on a machine that has nothing else to do, and five on one that has.
    expect(kept[engine]?.text.length).toBeGreaterThan((seen[engine]?.length ?? 0) - 500);
  }

  emulator.hurry();
  await start();
  const again = userOn(server.url, user);
  const detail = await again.get(`/api/v1/chat/sessions/${session_id}/`);
  expect(detail.conversations[0].messages[0].content).toBe('Is this question lost?');
  const events = await (await again.follow(turn_id)).all();
  expect(events.at(-1)?.type).toBe('turn-end');
  for (const engine of six) expect(textsOf(events)[engine]).toBe(text);
  expect((await storedAnswers(database.database, turn_id)).claude?.crashes).toBe(1);
});
