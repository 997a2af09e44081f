import { beforeEach, expect, it } from 'vitest';
import { rateLimits } from '../../platform/db/schema.ts';
import { databaseForFile, providersForFile, serversForTests } from '../../testing/for-file.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

const input_text = 'Does metformin lower cardiovascular mortality?';
const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];

const own = databaseForFile();
const emulator = providersForFile();
const startServer = serversForTests(own);

beforeEach(async () => {
  emulator.reset();
  await own.database.delete(rateLimits);
});

async function start(environment: Record<string, string>) {
  const { url } = await startServer({
    environment: { ...emulator.environment(), ...environment },
    parts: { deadlines: { firstToken: 60_000, gap: 60_000, total: 110_000, retryPause: 20 } },
  });
  return url;
}

it("asks engines as often a day as a reader's budget says, counted before they are asked, and says so", async () => {
  const url = await start({ ENGINE_CALLS_DAILY_USER: '13' });
  const user = await signUpTestUser(url);
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => user.call('/api/v1/chat/', { method: 'POST', json: { input_text } })),
  );
  expect(replies.filter(({ ok }) => ok)).toHaveLength(2);
  const refused = replies.find(({ ok }) => !ok);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect(await refused?.json()).toMatchObject({
    code: 'daily-limit',
    message: expect.stringMatching(
      /^You have asked engines 13 times in a day, which is the limit\. Please try again in 24 hours\.$/,
    ),
  });
  const { sessions } = await user.get('/api/v1/chat/sessions/');
  expect(sessions).toHaveLength(2);
  const other = await signUpTestUser(url);
  expect((await other.post('/api/v1/chat/', { input_text })).turn_id).toBeTruthy();
});

it("counts all readers' calls for the server, and gives back what came to nothing", async () => {
  const url = await start({ ENGINE_CALLS_DAILY_SERVER: '6' });
  const user = await signUpTestUser(url);
  const missing = await user.call('/api/v1/chat/', {
    method: 'POST',
    json: { input_text, session_id: '00000000-0000-4000-8000-000000000000' },
  });
  expect(missing.status).toBe(404);
  expect((await user.post('/api/v1/chat/', { input_text })).turn_id).toBeTruthy();
  const other = await signUpTestUser(url);
  const refused = await other.call('/api/v1/chat/', { method: 'POST', json: { input_text } });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'daily-limit' });
});

it('counts a question once that is sent again with its Idempotency-Key, and answers it when nothing is left', async () => {
  const url = await start({ ENGINE_CALLS_DAILY_USER: '13' });
  const user = await signUpTestUser(url);
  const send = (question: string, key?: string) =>
    user.call('/api/v1/chat/', {
      method: 'POST',
      json: { input_text: question },
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const turnOf = async (response: Response) => ((await response.json()) as { turn_id?: string }).turn_id;
  const atOnce = await Promise.all([send(input_text, 'one'), send(input_text, 'one')]);
  const [turnId, ...others] = await Promise.all([...atOnce, await send(input_text, 'one')].map(turnOf));
  expect(turnId).toBeTruthy();
  expect(others).toEqual([turnId, turnId]);
  expect(await turnOf(await send('Does aspirin prevent strokes?'))).toBeTruthy();
  expect(emulator.requests('claude')).toHaveLength(2);

  expect((await send(input_text, 'another')).status).toBe(429);
  expect(await turnOf(await send(input_text, 'one'))).toBe(turnId);
  expect((await send('Something else?', 'one')).status).toBe(422);
  expect(emulator.requests('claude')).toHaveLength(2);
});

it('counts no demo engines', async () => {
  const server = await startServer({ environment: { ENGINE_CALLS_DAILY_USER: '0' } });
  const user = await signUpTestUser(server.url);
  expect((await user.post('/api/v1/chat/', { input_text })).turn_id).toBeTruthy();
});

it('lets one reader follow so many answers at once, and another go on', async () => {
  const url = await start({});
  const user = await signUpTestUser(url);
  for (const engine of six) emulator.script(engine, { hang: 1 });
  const asked = await user.ask(input_text);
  const { turn_id: turnId } = await asked.until<{ type: 'turn-start'; turn_id: string; session_id: string }>(
    ({ type }) => type === 'turn-start',
  );
  const path = `/api/v1/chat/turns/${turnId}/events/`;
  const leaving = new AbortController();
  const followed = await Promise.all(
    Array.from({ length: 40 }, () => user.call(path, { signal: leaving.signal })),
  );
  const isOk = (response: Response) => response.status === 200;
  expect(followed.filter(isOk)).toHaveLength(29);
  const refused = followed.find((response) => !isOk(response));
  expect(refused?.status).toBe(429);
  expect(await refused?.json()).toMatchObject({ code: 'rate-limited', retryable: true });

  const other = await signUpTestUser(url);
  emulator.reset();
  expect((await other.post('/api/v1/chat/', { input_text })).turn_id).toBeTruthy();
  leaving.abort();
  await expect
    .poll(async () => {
      const again = new AbortController();
      const { status } = await user.call(path, { signal: again.signal });
      again.abort();
      return status;
    })
    .toBe(200);
  asked.leave();
});
