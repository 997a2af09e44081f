import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Turn } from '@sextant/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { textsOf } from '../../testing/event-client.ts';
import { databaseForFile, providersForFile } from '../../testing/for-file.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
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

interface StoredAnswer {
  engine: string;
  text: string;
  crashes: number;
  has_ended: boolean;
}

async function stored(turnId: string) {
  const { rows } = await database.database.$client.query<StoredAnswer>(
    `select a.engine, a.crashes, a.has_ended, coalesce(string_agg(p.text, '' order by p."offset"), a.text) as text
       from answers a left join written_pieces p on p.turn_id = a.turn_id and p.answer_id = a.id and p.attempt = a.attempt and not a.has_ended
      where a.turn_id = $1 group by a.id`,
    [turnId],
  );
  return Object.fromEntries(rows.map((row) => [row.engine, row]));
}

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
  const kept = await stored(turn_id);
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
  expect((await stored(turn_id)).claude?.crashes).toBe(1);
});

it('gives an answer up after the third crash: interrupted, with its text so far, and can be asked again', async () => {
  for (const engine of six) emulator.script(engine, { text: 'Done at once.' });
  emulator.script('claude', { text: 'This engine takes the server down.', chunkSize: 5, hang: 4 });
  await start();
  const user = await signUpTestUser(server.url);
  const reader = await user.ask('Who is the poison?');
  const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  for (let crash = 1; crash <= 3; crash++) {
    const follower = await userOn(server.url, user).follow(turn_id);
    await follower.until(
      (event) =>
        (event.type === 'turn-snapshot' &&
          event.turn.answers.some((a) => a.engine === 'claude' && a.attempt === crash)) ||
        (event.type === 'answer-start' && event.answer.engine === 'claude' && event.answer.attempt === crash),
    );
    await expect.poll(async () => (await stored(turn_id)).claude?.text).toBe('This engine takes th');
    // The others are not among what crashes, however slow the machine is.
    await expect
      .poll(async () => Object.values(await stored(turn_id)).filter((answer) => answer.has_ended).length)
      .toBe(5);
    await server.kill('SIGKILL');
    await follower.all().catch(() => {});
    await start();
  }
  const again = userOn(server.url, user);
  const followed = await (await again.follow(turn_id)).all();
  expect(textsOf(followed).claude).toBe('This engine takes th');
  const [snapshot] = (await (await again.follow(turn_id)).all()) as unknown as [{ turn: Turn }];
  const claude = snapshot.turn.answers.find(({ engine }) => engine === 'claude');
  expect(claude).toMatchObject({
    state: 'interrupted',
    error: { code: 'engine-interrupted', retryable: true },
  });
  expect(snapshot.turn.answers.filter(({ state }) => state === 'done')).toHaveLength(5);

  emulator.script('claude', { text: 'Well again.' });
  await again.post(`/api/v1/chat/turns/${turn_id}/retry/`, { engine: 'claude' });
  expect(textsOf(await (await again.follow(turn_id)).all()).claude).toBe('Well again.');
});
