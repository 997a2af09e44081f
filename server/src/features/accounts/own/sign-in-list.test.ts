import type { SignIn } from '@sextant/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseForFile, inboxForFile, providersForFile, serverForFile } from '../../../testing/for-file.ts';
import { postJson } from '../../../testing/post-json.ts';
import { signUpTestUser, type TestUser, testPassword, userOn } from '../../../testing/test-user.ts';

const own = databaseForFile();
const inbox = inboxForFile();
const providers = providersForFile();
const options = () => ({ environment: { ...providers.environment(), SMTP_URL: inbox.url } });
const server = serverForFile(own, options);
const otherServer = serverForFile(own, options);

beforeAll(() => {
  for (const engine of ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'])
    providers.script(engine, { hang: 'before-reply' });
});

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** The same person at another device. */
async function signInAgain(
  { email }: TestUser,
  userAgent: string,
  password = testPassword,
): Promise<TestUser> {
  const { body } = await postJson(
    server.url,
    'login',
    { username: email, password },
    { 'user-agent': userAgent },
  );
  return userOn(server.url, { email, ...body });
}
const list = async (user: TestUser): Promise<SignIn[]> =>
  (await user.get('/api/v1/account/sign-ins/')).sign_ins;
const statusOf = async (user: TestUser) => (await user.call('/api/v1/user-profile/')).status;
/** Follows a question that no one answers, by way of the other process. */
async function openStream(user: TestUser) {
  const asked = await user.ask('Is it so?');
  const { turn_id: id } = (await asked.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  const there = await userOn(otherServer.url, user).follow(id);
  await there.until(({ type }) => type === 'turn-snapshot');
  return [asked, there];
}

describe('the list of sign-ins', () => {
  it('says which browser on which system, when, and which one asks', async () => {
    const user = await signUpTestUser(server.url);
    const before = Date.now();
    const phone = await signInAgain(user, iphone);
    await signInAgain(user, firefox);
    const [first, second, third] = await list(phone);
    expect([first?.device, second?.device]).toEqual(['Firefox on Windows', 'Safari on iOS']);
    expect([first?.current, second?.current, third?.current]).toEqual([false, true, false]);
    expect(Date.parse(second?.last_used_at ?? '')).toBeGreaterThanOrEqual(before - 1_000);
    await postJson(server.url, 'token/refresh', { refresh: phone.refresh });
    expect((await list(phone))[0]).toMatchObject({ device: 'Safari on iOS', current: true });
  });

  it('keeps nothing of a user agent that names no browser, and little of a made-up one', async () => {
    const user = await signUpTestUser(server.url);
    await signInAgain(user, '(;;;)');
    await signInAgain(user, `${'x'.repeat(3_000)}/1.0 <script>`);
    for (const { device } of await list(user)) expect(device?.length ?? 0).toBeLessThanOrEqual(60);
  });

  it('leaves out what has been signed out', async () => {
    const user = await signUpTestUser(server.url);
    const phone = await signInAgain(user, iphone);
    await postJson(server.url, 'logout', { refresh: phone.refresh });
    expect(await list(user)).toHaveLength(1);
  });
});

describe('ending sign-ins', () => {
  it('ends one, with its open streams in every process within a second, and no other', async () => {
    const user = await signUpTestUser(server.url);
    const phone = await signInAgain(user, iphone);
    const streams = await openStream(phone);
    const mine = await user.ask('And so?');
    const { id } = (await list(user)).find(({ device }) => device === 'Safari on iOS') as SignIn;
    const start = performance.now();
    const reply = await user.call(`/api/v1/account/sign-ins/${id}/`, { method: 'DELETE' });
    expect(((await reply.json()) as { sign_ins: SignIn[] }).sign_ins).toHaveLength(1);
    for (const stream of streams) await stream.all();
    // A second by design; the rest is for a busy machine.
    expect(performance.now() - start).toBeLessThan(15_000);
    expect(await statusOf(phone)).toBe(401);
    expect((await postJson(server.url, 'token/refresh', { refresh: phone.refresh })).status).toBe(401);
    expect(await statusOf(user)).toBe(200);
    expect(mine.events.at(-1)?.type).not.toBe('turn-end');
    mine.leave();
    const again = await user.call(`/api/v1/account/sign-ins/${id}/`, { method: 'DELETE' });
    expect(again.status).toBe(404);
  });

  it('ends streams when somebody signs out', async () => {
    const user = await signUpTestUser(server.url);
    const streams = await openStream(user);
    await user.post('/api/v1/logout/', { refresh: user.refresh });
    for (const stream of streams) await stream.all();
  });

  it('ends all but the one that asks', async () => {
    const user = await signUpTestUser(server.url);
    const others = [await signInAgain(user, iphone), await signInAgain(user, firefox)];
    const reply = await user.call('/api/v1/account/sign-ins/', { method: 'DELETE' });
    expect(((await reply.json()) as { sign_ins: SignIn[] }).sign_ins).toMatchObject([{ current: true }]);
    for (const other of others) expect(await statusOf(other)).toBe(401);
    expect(await statusOf(user)).toBe(200);
  });
});

describe('a password', () => {
  const change = (user: TestUser, current_password: string, new_password: string) =>
    user.call('/api/v1/account/password/', { method: 'POST', json: { current_password, new_password } });
  const chosen = 'a wholly new password';

  it('is changed by anyone who knows the old one, which ends all other sign-ins and is told by mail', async () => {
    const user = await signUpTestUser(server.url);
    const phone = await signInAgain(user, iphone);
    expect((await change(user, testPassword, chosen)).status).toBe(200);
    expect(await statusOf(phone)).toBe(401);
    expect(await statusOf(user)).toBe(200);
    expect((await postJson(server.url, 'token/refresh', { refresh: user.refresh })).status).toBe(200);
    expect(
      (await postJson(server.url, 'login', { username: user.email, password: testPassword })).status,
    ).toBe(400);
    expect(await statusOf(await signInAgain(user, firefox, chosen))).toBe(200);
    expect((await inbox.newestTo(user.email)).subject).toBe('Your Sextant password was changed');
  });

  it('stays when the old one is wrong or the new one too common, and the field at fault is named', async () => {
    const user = await signUpTestUser(server.url);
    const wrong = await change(user, 'not the password', chosen);
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      code: 'wrong-credentials',
      fields: { current_password: expect.any(String) },
    });
    expect(await (await change(user, testPassword, 'password123')).json()).toMatchObject({
      fields: { new_password: expect.any(String) },
    });
    expect(await statusOf(await signInAgain(user, firefox))).toBe(200);
  });

  it('is changed in the end, however often the new one was too common', async () => {
    const user = await signUpTestUser(server.url);
    for (let tries = 0; tries < 12; tries++)
      expect((await change(user, testPassword, 'password123')).status).toBe(400);
    expect((await change(user, testPassword, chosen)).status).toBe(200);
  });

  it('is not to be guessed from an open page: ten tries an hour, at once or not', async () => {
    const user = await signUpTestUser(server.url);
    const tries = await Promise.all(Array.from({ length: 30 }, () => change(user, 'a wrong guess', chosen)));
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});
