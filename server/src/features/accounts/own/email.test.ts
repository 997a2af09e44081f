import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from '../../../platform/db/orm.ts';
import { emailLinks, users } from '../../../platform/db/schema.ts';
import { databaseForFile, inboxForFile, serverForFile } from '../../../testing/for-file.ts';
import { type GoogleStandIn, startGoogleStandIn } from '../../../testing/google-stand-in.ts';
import { postJson } from '../../../testing/post-json.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { signUpTestUser, type TestUser } from '../../../testing/test-user.ts';

const own = databaseForFile();
const inbox = inboxForFile();
let google: GoogleStandIn;
beforeAll(async () => {
  google = await startGoogleStandIn();
});
afterAll(() => google?.close());
const server = serverForFile(own, () => ({
  environment: { ...google.environment, SMTP_URL: inbox.url, PUBLIC_URL: 'https://sextant.example' },
}));

const somebody = () => signUpTestUser(server.url, { isVerified: false });
const verify = (token: string) => postJson(server.url, 'verify-email', { token });
const isVerified = async (user: TestUser) => (await user.get('/api/v1/account/')).email_verified;
/** The token of the next mail to somebody. */
async function tokenTo({ email }: TestUser): Promise<string> {
  const { text = '' } = await inbox.nextTo(email);
  return /^https:\/\/sextant\.example\/verify-email#([\w-]{43})$/m.exec(text)?.[1] ?? `no link in: ${text}`;
}
const send = (user: TestUser) => user.post('/api/v1/account/verification/', {});

describe('an e-mail address', () => {
  it('is verified by the link in a mail, and until then nothing is shared', async () => {
    const user = await somebody();
    const { session_id: id } = await user.post('/api/v1/chat/', { input_text: 'Is it so?' });
    const share = () => user.call(`/api/v1/chat/sessions/${id}/share/`, { method: 'POST', json: {} });
    const refused = await share();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'email-unverified', retryable: false });
    expect(await user.get('/api/v1/account/')).toEqual({
      email: user.email,
      email_verified: false,
      has_password: true,
    });
    await send(user);
    expect(await verify(await tokenTo(user))).toMatchObject({ status: 200 });
    expect(await isVerified(user)).toBe(true);
    expect((await share()).status).toBe(200);
  });

  it('is verified by any mail of several, and each of them works once', async () => {
    const user = await somebody();
    await send(user);
    await send(user);
    const tokens = [await tokenTo(user), await tokenTo(user)] as const;
    expect((await verify(tokens[0])).status).toBe(200);
    for (const token of tokens)
      expect(await verify(token)).toMatchObject({ status: 400, body: { code: 'wrong-code' } });
    expect(await send(user)).toEqual({ message: 'Your email address is verified already.' });
  });

  it('is not verified by a link that has expired, nor by what is none', async () => {
    const user = await somebody();
    await send(user);
    const token = await tokenTo(user);
    await own.database.update(emailLinks).set({ expiresAt: sql`now() - interval '1 second'` });
    for (const wrong of [token, 'x', user.access])
      expect(await verify(wrong.slice(0, 200))).toMatchObject({ status: 400 });
    expect(await isVerified(user)).toBe(false);
  });

  it('gets five mails a day, no matter who asks for them', async () => {
    const user = await somebody();
    for (let count = 0; count < 5; count++) await send(user);
    const sixth = await user.call('/api/v1/account/verification/', { method: 'POST', json: {} });
    expect(sixth.status).toBe(429);
  });

  it('is kept with no token that works', async () => {
    const user = await somebody();
    await send(user);
    const token = await tokenTo(user);
    expect(JSON.stringify(await own.database.select().from(emailLinks))).not.toContain(token);
  });

  it('is verified by a forgotten password too: its code came by the same mail', async () => {
    const user = await somebody();
    await postJson(server.url, 'forgot-password', { email: user.email });
    const otp = /^ +([A-Z2-9]{4})$/m.exec((await inbox.nextTo(user.email)).text ?? '')?.[1];
    const verified = await postJson(server.url, 'verify-otp', { email: user.email, otp });
    const cookie = String(verified.headers.get('set-cookie')).split(';', 1)[0] ?? '';
    const new_password = 'another sound password';
    await postJson(server.url, 'reset-password', { email: user.email, new_password }, { cookie });
    const [row] = await own.database.select().from(users).where(eq(users.email, user.email));
    expect(row?.emailVerifiedAt).toBeInstanceOf(Date);
  });

  it('that Google has verified is verified here', async () => {
    const person = { sub: 'uid-verified', email: 'by-google@example.org' };
    const idToken = await google.signIdToken(person);
    const { body } = await postJson(server.url, 'login', {
      username: person.email,
      password: person.sub,
      id_token: idToken,
    });
    const reply = await fetch(`${server.url}/api/v1/account/`, {
      headers: { authorization: `Bearer ${body.access}` },
    });
    expect(await reply.json()).toEqual({ email: person.email, email_verified: true, has_password: false });
  });
});

it('says so when the mail server takes no mail, and counts none of the five links a day', async () => {
  const silent = await startTestApp({
    database: own.database,
    environment: { SMTP_URL: 'smtp://127.0.0.1:9' },
  });
  try {
    const user = await signUpTestUser(silent.url, { isVerified: false });
    for (let count = 0; count < 6; count++) {
      const reply = await user.call('/api/v1/account/verification/', { method: 'POST', json: {} });
      expect(reply.status).toBe(503);
      expect(await reply.json()).toMatchObject({ code: 'unavailable' });
    }
  } finally {
    await silent.close();
  }
});
