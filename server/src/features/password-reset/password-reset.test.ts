import { describe, expect, it } from 'vitest';
import { eq, sql } from '../../platform/db/orm.ts';
import { resetCodes, resetTickets, users } from '../../platform/db/schema.ts';
import { databaseForFile, inboxForFile, serverForFile } from '../../testing/for-file.ts';
import { holdStatements, untilWaiting } from '../../testing/hold-statements.ts';
import { postJson } from '../../testing/post-json.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

const own = databaseForFile();
const inbox = inboxForFile();
const server = serverForFile(own, () => ({
  environment: { SMTP_URL: inbox.url, MAIL_FROM: 'Sextant <desk@sextant.example>' },
}));

const post = (path: string, json: unknown, headers?: Record<string, string>, at = server.url) =>
  postJson(at, path, json, headers);
const askFor = (email: string) => post('forgot-password', { email });
const codeIn = (text = '') => /^ +([A-HJ-NP-Z2-9]{4})$/m.exec(text)?.[1] ?? '';
const nextCode = async (email: string) => codeIn((await inbox.nextTo(email)).text);
const verify = (email: string, otp: string) => post('verify-otp', { email, otp });
const reset = (email: string, cookie: string, new_password = 'a much better one') =>
  post('reset-password', { email, new_password }, { cookie });
const cookieOf = ({ headers }: { headers: Headers }) => headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
const login = (username: string, password: string) => post('login', { username, password });
/** A code that is not the right one. */
const another = (code: string) => (code.startsWith('A') ? 'B' : 'A') + code.slice(1);
const userId = async (email: string) =>
  (await own.database.select().from(users).where(eq(users.email, email)))[0]?.id ?? '';

async function codeFor(email: string): Promise<string> {
  expect((await askFor(email)).status).toBe(200);
  return nextCode(email);
}
async function ticketFor(email: string): Promise<string> {
  return cookieOf(await verify(email, await codeFor(email)));
}

describe('the whole way', () => {
  it('leads from a forgotten password to a new one, and signs out everywhere', async () => {
    const user = await signUpTestUser(server.url);
    expect(await askFor(user.email.toUpperCase())).toMatchObject({
      status: 200,
      body: { message: 'OTP sent to your email' },
    });
    const mail = await inbox.nextTo(user.email);
    expect(mail).toMatchObject({ subject: 'Your Sextant code', from: { address: 'desk@sextant.example' } });
    const code = codeIn(mail.text);

    const verified = await verify(user.email, ` ${code.toLowerCase()} `);
    expect(verified).toMatchObject({ status: 200, body: { message: 'OTP verified successfully' } });
    const [cookie = ''] = verified.headers.getSetCookie();
    expect(cookie).toMatch(
      /^reset_ticket=[\w-]{43}; Max-Age=600; Path=\/api\/v1\/reset-password; HttpOnly; SameSite=Strict$/,
    );

    const updated = await reset(user.email, cookieOf(verified));
    expect(updated).toMatchObject({ status: 200, body: { message: 'Password updated successfully' } });
    expect(updated.headers.getSetCookie()[0]).toMatch(/^reset_ticket=;.*Expires=Thu, 01 Jan 1970/);

    expect((await user.call('/api/v1/user-profile/')).status).toBe(401);
    expect((await post('token/refresh', { refresh: user.refresh })).status).toBe(401);
    expect((await login(user.email, 'correct horse battery staple')).status).toBe(400);
    expect((await login(user.email, 'a much better one')).status).toBe(200);
    expect((await inbox.nextTo(user.email)).subject).toBe('Your Sextant password was changed');
  });

  it('sends the cookie over https only where the product is on https', async () => {
    const secure = await startTestApp({
      database: own.database,
      environment: { SMTP_URL: inbox.url, PUBLIC_URL: 'https://sextant.example' },
    });
    try {
      const { email } = await signUpTestUser(server.url);
      const verified = await post('verify-otp', { email, otp: await codeFor(email) }, {}, secure.url);
      expect(verified.headers.getSetCookie()[0]).toMatch(/; Secure/);
    } finally {
      await secure.close();
    }
  });

  it('lets in somebody who had been locked out by wrong guesses', async () => {
    const { email } = await signUpTestUser(server.url);
    for (let count = 0; count < 8; count++) await login(email, 'a wrong guess');
    expect((await login(email, 'correct horse battery staple')).status).toBe(429);
    await reset(email, await ticketFor(email));
    expect((await login(email, 'a much better one')).status).toBe(200);
  });
});

describe('whether an address has an account', () => {
  it('is told neither by the reply nor by its time', async () => {
    const { email } = await signUpTestUser(server.url);
    const timed = async (address: string) => {
      const start = performance.now();
      const { body, status } = await askFor(address);
      return { body, status, time: performance.now() - start };
    };
    const known = await timed(email);
    const unknown = await timed('nobody-at-all@example.org');
    expect({ ...unknown, time: 0 }).toEqual({ ...known, time: 0 });
    // What is done for an account takes a fraction of it, in the background.
    expect(Math.min(known.time, unknown.time)).toBeGreaterThanOrEqual(295);
  });

  it('is not told by a wrong code', async () => {
    const { email } = await signUpTestUser(server.url);
    const code = await codeFor(email);
    const known = await verify(email, another(code));
    expect(known).toMatchObject({ status: 400, body: { code: 'wrong-code' } });
    const unknown = await verify('nobody-at-all@example.org', another(code));
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: known.status,
      body: known.body,
    });
  });

  it('is told to its owner: a Google account gets a mail that says so', async () => {
    await own.database.insert(users).values({ email: 'g@example.org', fullName: 'G', googleUid: 'uid' });
    expect((await askFor('g@example.org')).body).toEqual({ message: 'OTP sent to your email' });
    const mail = await inbox.nextTo('g@example.org');
    expect(mail.text).toMatch(/Continue with Google/);
    expect(codeIn(mail.text)).toBe('');
    expect(
      await own.database
        .select()
        .from(resetCodes)
        .where(eq(resetCodes.userId, await userId('g@example.org'))),
    ).toEqual([]);
  });

  it('is not told by the limit of five codes a day', async () => {
    const { email } = await signUpTestUser(server.url);
    for (const address of [email, 'nobody-again@example.org']) {
      const statuses: number[] = [];
      for (let count = 0; count < 6; count++)
        statuses.push((await askFor(count % 2 ? address.toUpperCase() : address)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});

describe('a code', () => {
  it('dies after five wrong tries, those at the same moment counted', async () => {
    const { email } = await signUpTestUser(server.url);
    const code = await codeFor(email);
    const tries = await Promise.all(Array.from({ length: 5 }, () => verify(email, another(code))));
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect((await verify(email, code)).body.code).toBe('wrong-code');
  });

  it('works on the fifth try', async () => {
    const { email } = await signUpTestUser(server.url);
    const code = await codeFor(email);
    for (let count = 0; count < 4; count++) await verify(email, another(code));
    expect((await verify(email, code)).status).toBe(200);
  });

  it('works once, also for two at the same moment', async () => {
    const { email } = await signUpTestUser(server.url);
    const code = await codeFor(email);
    const both = await Promise.all([verify(email, code), verify(email, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await verify(email, code)).status).toBe(400);
  });

  it('works, and is followed by the next one, where that is asked for at the same moment', async () => {
    const { email } = await signUpTestUser(server.url);
    const code = await codeFor(email);
    const tickets = await holdStatements(own, 'before insert on reset_tickets for each statement');
    const verifying = verify(email, code);
    await tickets.reached();
    expect((await askFor(email)).status).toBe(200);
    await untilWaiting(own.database.$client, "l.locktype <> 'advisory'");
    await tickets.letGo();
    expect((await verifying).status).toBe(200);
    expect((await verify(email, await nextCode(email))).status).toBe(200);
  });

  it('works for ten minutes', async () => {
    const { email } = await signUpTestUser(server.url);
    const code = await codeFor(email);
    const ofUser = eq(resetCodes.userId, await userId(email));
    const [row] = await own.database
      .select({ seconds: sql<number>`extract(epoch from ${resetCodes.expiresAt} - now())::float` })
      .from(resetCodes)
      .where(ofUser);
    expect(row?.seconds).toBeGreaterThan(500);
    expect(row?.seconds).toBeLessThanOrEqual(600);
    await own.database.update(resetCodes).set({ expiresAt: sql`now() - interval '1 second'` }).where(ofUser);
    expect((await verify(email, code)).body.code).toBe('wrong-code');
  });

  it('ends with the next one', async () => {
    const { email } = await signUpTestUser(server.url);
    const first = await codeFor(email);
    const second = await codeFor(email);
    if (first !== second) expect((await verify(email, first)).status).toBe(400);
    expect((await verify(email, second)).status).toBe(200);
  });

  it('is of no use to another account', async () => {
    const [mine, other] = [await signUpTestUser(server.url), await signUpTestUser(server.url)];
    const code = await codeFor(mine.email);
    if ((await codeFor(other.email)) !== code) expect((await verify(other.email, code)).status).toBe(400);
  });

  it('cannot be read from the database', async () => {
    const { email } = await signUpTestUser(server.url);
    const code = await codeFor(email);
    const [row] = await own.database
      .select()
      .from(resetCodes)
      .where(eq(resetCodes.userId, await userId(email)));
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.codeHash).not.toContain(code.toLowerCase());
  });
});

describe('a new password', () => {
  it('takes the cookie of a verified code', async () => {
    const { email } = await signUpTestUser(server.url);
    await codeFor(email);
    for (const cookie of ['', 'reset_ticket=', `reset_ticket=${'A'.repeat(43)}`, 'other=1'])
      expect(await reset(email, cookie)).toMatchObject({ status: 400, body: { code: 'wrong-code' } });
    expect((await login(email, 'correct horse battery staple')).status).toBe(200);
  });

  it('takes the cookie once, also for two at the same moment', async () => {
    const { email } = await signUpTestUser(server.url);
    const ticket = await ticketFor(email);
    const both = await Promise.all([
      reset(email, ticket, 'the first of two'),
      reset(email, ticket, 'the other of two'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await reset(email, ticket)).status).toBe(400);
  });

  it('is set by one of two cookies of two codes that come at the same moment, and by neither later', async () => {
    const { email } = await signUpTestUser(server.url);
    const tickets = [await ticketFor(email), await ticketFor(email)] as const;
    const changes = await holdStatements(own, 'before update of password_hash on users for each statement');
    const both = Promise.all(tickets.map((ticket, at) => reset(email, ticket, `the new one number ${at}`)));
    await untilWaiting(own.database.$client, 'true', 2);
    await changes.letGo();
    expect((await both).map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const ticket of tickets) expect((await reset(email, ticket)).status).toBe(400);
  });

  it('does not take the cookie of another account', async () => {
    const [thief, victim] = [await signUpTestUser(server.url), await signUpTestUser(server.url)];
    expect((await reset(victim.email, await ticketFor(thief.email))).status).toBe(400);
    expect((await login(victim.email, 'correct horse battery staple')).status).toBe(200);
  });

  it('does not take the cookie after ten minutes', async () => {
    const { email } = await signUpTestUser(server.url);
    const ticket = await ticketFor(email);
    await own.database
      .update(resetTickets)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(resetTickets.userId, await userId(email)));
    expect((await reset(email, ticket)).status).toBe(400);
  });

  it('may be chosen again when the first choice was too common', async () => {
    const { email } = await signUpTestUser(server.url);
    const ticket = await ticketFor(email);
    expect(await reset(email, ticket, 'password123')).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { new_password: expect.any(String) } },
    });
    expect((await reset(email, ticket)).status).toBe(200);
  });

  it('ends the codes that are still under way', async () => {
    const { email } = await signUpTestUser(server.url);
    const ticket = await ticketFor(email);
    const code = await codeFor(email);
    expect((await reset(email, ticket)).status).toBe(200);
    expect((await verify(email, code)).status).toBe(400);
  });
});
