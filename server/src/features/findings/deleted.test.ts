import { beforeEach, expect, it } from 'vitest';
import {
  databaseForFile,
  providersForFile,
  serversForTests,
  sourcesForFile,
} from '../../testing/for-file.ts';
import { asScript, goodDraft } from '../../testing/judged-turns.ts';
import { eventually } from '../../testing/processes.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';
import { openWorkableDatabase } from '../../testing/workable-database.ts';

/** What is made of a turn once its engines have ended, where its session is deleted meanwhile. */

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const startServer = serversForTests(database);
beforeEach(() => {
  providers.reset();
  services.reset();
});

/** A server that takes jobs when it is told to. */
async function start(environment: Record<string, string> = {}) {
  const { database: own, work } = openWorkableDatabase(database.url);
  const server = await startServer({
    database: own,
    environment: { ...providers.environment(), ...services.environment(), EVIDENCE: 'on', ...environment },
  });
  return { user: await signUpTestUser(server.url), work };
}

/** A question whose engines have ended, each with a work that no one knows yet. */
async function ask(user: TestUser) {
  for (const engine of ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'])
    providers.script(
      engine,
      { text: 'It helps (doi:10.5555/unknown.2021.1).' },
      ...(engine === 'claude' ? [{ ...asScript(goodDraft), replyDelay: 120_000 }] : []),
    );
  const reader = await user.ask('Does metformin lower mortality?');
  const start = await reader.until(({ type }) => type === 'turn-start');
  const { session_id, turn_id } = start as { session_id: string; turn_id: string };
  await reader.until(({ type }) => type === 'findings-changed');
  return { endedAt: performance.now(), session_id, turn_id };
}

const remove = async (user: TestUser, sessionId: string) =>
  expect((await user.call(`/api/v1/chat/sessions/${sessionId}/`, { method: 'DELETE' })).status).toBe(204);
const isDone = async (turnId: string, kind: string) =>
  (
    await database.database.$client.query(
      `select from jobs.job where name = $2 and singleton_key = $1 and state = 'completed'`,
      [turnId, kind],
    )
  ).rows.length > 0;

it('no source is asked for citations of a session that was deleted while its question waited in line', async () => {
  const { user, work } = await start();
  work(false);
  const { endedAt, session_id, turn_id } = await ask(user);
  await remove(user, session_id);
  const asked = services.requests().length;
  await eventually(() => performance.now() - endedAt > 1_500);
  work(true);
  await eventually(() => isDone(turn_id, 'ledger'));
  expect(services.requests().slice(asked)).toEqual([]);
});

it('sources that are being asked for its citations are left', async () => {
  const { user, work } = await start();
  work(false);
  const { session_id, turn_id } = await ask(user);
  services.behave('crossref', { hang: true });
  const asked = services.requests('crossref').length;
  work(true);
  const request = await eventually(() => services.requests('crossref')[asked]);
  await remove(user, session_id);
  const removedAt = performance.now();
  // Given up as silent it would be after twelve seconds.
  expect((await eventually(() => request.abandonedAt)) - removedAt).toBeLessThan(8_000);
  await eventually(() => isDone(turn_id, 'ledger'));
});

it('a judge who reads its answers is left', async () => {
  const { user } = await start({ JUDGE: 'claude', SECOND_JUDGE: 'off' });
  const { session_id, turn_id } = await ask(user);
  const request = await eventually(() => providers.requests('claude')[1]);
  await remove(user, session_id);
  await eventually(() => request.abandonedAt, 20_000);
  await eventually(() => isDone(turn_id, 'judge'));
});

it('a judge whom a reader asked for is left, and no other is asked', async () => {
  const { user } = await start({ JUDGE: 'off' });
  const { session_id, turn_id } = await ask(user);
  await expect
    .poll(async () => (await user.get(`/api/v1/chat/turns/${turn_id}/`)).findings.overview.state)
    .toBe('ready');
  const judging = user.call(`/api/v1/chat/turns/${turn_id}/overview/`, {
    method: 'POST',
    json: { engine: 'claude' },
  });
  const request = await eventually(() => providers.requests('claude')[1]);
  const calls = () =>
    ['mistral', 'gemini', 'chatgpt', 'xai', 'deepseek'].map((id) => providers.requests(id).length);
  await remove(user, session_id);
  await eventually(() => request.abandonedAt, 20_000);
  expect((await judging).status).toBe(404);
  expect(calls()).toEqual([1, 1, 1, 1, 1]);
});
