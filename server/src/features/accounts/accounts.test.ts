import { describe, expect, it } from 'vitest';
import { users } from '../../platform/db/schema.ts';
import { databaseForFile, serverForFile } from '../../testing/for-file.ts';
import { postJson } from '../../testing/post-json.ts';

const password = 'a sound password';
const own = databaseForFile();
const server = serverForFile(own);

const post = (path: string, json: unknown) => postJson(server.url, path, json);
const register = (email: string, more = {}) =>
  post('register', { full_name: 'Ada Lovelace', email, password, ...more });
const login = (username: string, given = password) => post('login', { username, password: given });

describe('registration', () => {
  it('makes an account that signs in', async () => {
    expect(await register('ada@example.org')).toMatchObject({
      status: 200,
      body: { message: 'Registration successful!' },
    });
    const { body, status } = await login('ada@example.org');
    expect(status).toBe(200);
    const profile = await fetch(`${server.url}/api/v1/user-profile`, {
      headers: { authorization: `Bearer ${body.access}` },
    });
    expect(await profile.json()).toEqual({
      full_name: 'Ada Lovelace',
      profile_picture: null,
      email: 'ada@example.org',
    });
  });

  it('takes an address once, whatever its letters look like', async () => {
    await register('Grace.Hopper@Example.org');
    expect(await register(' grace.hopper@example.ORG ')).toMatchObject({
      status: 400,
      body: {
        code: 'email-taken',
        message: 'User with this email already exists.',
        fields: { email: 'User with this email already exists.' },
      },
    });
    expect((await login('GRACE.HOPPER@EXAMPLE.ORG')).status).toBe(200);
  });

  it('makes one account when ten ask for the same address at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => register(index % 2 ? 'Race@example.org' : 'race@example.org')),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'email-taken')).toHaveLength(9);
    const rows = await own.database.select().from(users);
    expect(rows.filter(({ email }) => email.toLowerCase() === 'race@example.org')).toHaveLength(1);
  });

  // The Kelvin sign, a dotless i and wide letters become ASCII when lowered or normalised carelessly.
  it.each([
    '\u212a@example.org',
    'ad\u0131@example.org',
    '\uff45@example.org',
    'ada@ex\u00e4mple.org',
    'ada',
    'a b@example.org',
    'a@example.org\r\nBcc: b@example.org',
  ])('refuses %s, which is no address or looks like another one', async (email) => {
    expect(await register(email)).toMatchObject({
      status: 400,
      body: { fields: { email: expect.any(String) } },
    });
  });

  it.each([
    'password',
    'Password1',
    'PASSWORD123!!',
    '12345678',
    'qwertyuiop',
    'Trustno1',
    'zzzzzzzzzzzz',
    'short',
    'x'.repeat(257),
    'common@example.org',
  ])('refuses the password %s and names the field', async (common) => {
    expect(await register('common@example.org', { password: common })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { password: expect.any(String) } },
    });
    const rows = await own.database.select({ email: users.email }).from(users);
    expect(rows).not.toContainEqual({ email: 'common@example.org' });
  });

  it('keeps neither the password nor anything that it can be read from', async () => {
    await register('hash@example.org');
    const rows = await own.database.select().from(users);
    const { passwordHash } = rows.find(({ email }) => email === 'hash@example.org') ?? {};
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('sign-in', () => {
  it('refuses a wrong password and an unknown address in the same words, twice told', async () => {
    await register('marie@example.org');
    const wrong = await login('marie@example.org', 'not her password');
    expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong-credentials' } });
    expect(wrong.body.non_field_errors).toEqual([wrong.body.message]);
    expect((await login('nobody@example.org', 'not her password')).body).toEqual(wrong.body);
  });

  it('takes a password however a system composes its letters', async () => {
    await register('compose@example.org', { password: 'Ange\u0301lique!' });
    expect((await login('compose@example.org', 'Ang\u00e9lique!')).status).toBe(200);
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    await register('timing@example.org');
    const timeOf = async (email: string) => {
      const start = performance.now();
      await login(email, 'not the password');
      return performance.now() - start;
    };
    const shares: number[] = [];
    for (let round = 0; round < 6; round++) {
      const known = await timeOf('timing@example.org');
      shares.push((await timeOf(`unknown-${round}@example.org`)) / known);
    }
    // Without a stand-in hash an unknown address takes a tenth of it. What runs beside it may slow down any of them.
    expect(median(shares)).toBeGreaterThan(0.5);
  });

  it('refuses the eighth try in five minutes, right password or not, and only for that address', async () => {
    await register('limit@example.org');
    for (let count = 0; count < 7; count++)
      expect((await login(count % 2 ? 'LIMIT@example.org' : 'limit@example.org', 'wrong one')).status).toBe(
        400,
      );
    const refused = await login('limit@example.org');
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate-limited', retryable: true } });
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(180);
    expect(retryAfter).toBeLessThanOrEqual(300);
    await register('unlimited@example.org');
    expect((await login('unlimited@example.org')).status).toBe(200);
  });

  it('does not hold successes against anybody', async () => {
    await register('often@example.org');
    for (let count = 0; count < 9; count++) expect((await login('often@example.org')).status).toBe(200);
  });
});

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
