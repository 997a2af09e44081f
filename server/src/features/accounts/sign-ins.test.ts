import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { eq, sql } from '../../platform/db/orm.ts';
import { refreshTokens, users } from '../../platform/db/schema.ts';
import { hashOpaqueToken } from '../../platform/tokens/opaque-token.ts';
import { databaseForFile, serverForFile } from '../../testing/for-file.ts';
import { postJson } from '../../testing/post-json.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

const own = databaseForFile();
const server = serverForFile(own);

const post = (path: string, refresh: string) => postJson(server.url, path, { refresh });
const refresh = (token: string) => post('token/refresh', token);
const statusWith = async (access: string) =>
  (await fetch(`${server.url}/api/v1/user-profile/`, { headers: { authorization: `Bearer ${access}` } }))
    .status;
/** As if a token had been used so long ago. */
const setUsed = (token: string, ago: string) =>
  own.database
    .update(refreshTokens)
    .set({ usedAt: sql`now() - ${ago}::interval` })
    .where(eq(refreshTokens.hash, hashOpaqueToken(token)));

it('swaps a refresh token for new tokens, again and again', async () => {
  const user = await signUpTestUser(server.url);
  let token = user.refresh;
  for (let count = 0; count < 3; count++) {
    const { body, status } = await refresh(token);
    expect(status).toBe(200);
    expect(body.refresh).not.toBe(token);
    expect(await statusWith(body.access)).toBe(200);
    token = body.refresh;
  }
});

it('gives an access token 15 minutes, and says how to get in without one', async () => {
  const user = await signUpTestUser(server.url);
  const { exp = 0, iat = 0 } = decodeJwt(user.access);
  expect(exp - iat).toBe(15 * 60);
  const refused = await fetch(`${server.url}/api/v1/user-profile/`, {
    headers: { authorization: 'Bearer x' },
  });
  expect(refused.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
});

it('gives both of two tabs that refresh at once tokens that work on', async () => {
  const user = await signUpTestUser(server.url);
  const replies = await Promise.all(Array.from({ length: 4 }, () => refresh(user.refresh)));
  for (const { body, status } of replies) {
    expect(status).toBe(200);
    expect(await statusWith(body.access)).toBe(200);
    expect((await refresh(body.refresh)).status).toBe(200);
  }
});

it('ends the whole sign-in when a used token turns up after the grace', async () => {
  const user = await signUpTestUser(server.url);
  const other = await signUpTestUser(server.url);
  const next = (await refresh(user.refresh)).body;
  await setUsed(user.refresh, '9 seconds');
  expect((await refresh(user.refresh)).status).toBe(200);
  await setUsed(user.refresh, '11 seconds');
  expect(await refresh(user.refresh)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect((await refresh(next.refresh)).status).toBe(401);
  expect(await statusWith(next.access)).toBe(401);
  expect(await statusWith(other.access)).toBe(200);
});

it('ends a sign-in of which two lines go on after a token was copied within the grace', async () => {
  const user = await signUpTestUser(server.url);
  const [first, copied] = [(await refresh(user.refresh)).body, (await refresh(user.refresh)).body];
  // As if both had waited until their access tokens ran out.
  await own.database
    .update(refreshTokens)
    .set({ expiresAt: sql`${refreshTokens.expiresAt} - interval '15 minutes'` });
  const next = (await refresh(first.refresh)).body;
  expect(await statusWith(next.access)).toBe(200);
  expect(await refresh(copied.refresh)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect((await refresh(next.refresh)).status).toBe(401);
  expect(await statusWith(next.access)).toBe(401);
});

it('goes on with the one line that two tabs have settled on', async () => {
  const user = await signUpTestUser(server.url);
  await refresh(user.refresh);
  let { refresh: token } = (await refresh(user.refresh)).body;
  for (let count = 0; count < 3; count++) {
    await own.database
      .update(refreshTokens)
      .set({ expiresAt: sql`${refreshTokens.expiresAt} - interval '15 minutes'` });
    const { body, status } = await refresh(token);
    expect(status).toBe(200);
    token = body.refresh;
  }
});

it('refuses an expired refresh token, and what is none', async () => {
  const user = await signUpTestUser(server.url);
  await own.database
    .update(refreshTokens)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(refreshTokens.hash, hashOpaqueToken(user.refresh)));
  for (const token of [user.refresh, user.access, 'x'])
    expect(await refresh(token)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});

it('gives a refresh token 30 days', async () => {
  const user = await signUpTestUser(server.url);
  const [row] = await own.database
    .select({ days: sql<number>`extract(epoch from ${refreshTokens.expiresAt} - now())::float / 86400` })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOpaqueToken(user.refresh)));
  expect(row?.days).toBeCloseTo(30, 1);
});

it('signs out at once and for good, and this sign-in only', async () => {
  const user = await signUpTestUser(server.url);
  const login = await user.post('/api/v1/login/', {
    username: user.email,
    password: 'correct horse battery staple',
  });
  expect(await post('logout', user.refresh)).toMatchObject({ status: 200 });
  expect(await statusWith(user.access)).toBe(401);
  expect((await refresh(user.refresh)).status).toBe(401);
  expect(await statusWith(login.access)).toBe(200);
  expect((await post('logout', user.refresh)).status).toBe(200);
  expect((await post('logout', 'never a token')).status).toBe(200);
});

it('keeps no token in the database', async () => {
  const user = await signUpTestUser(server.url);
  const rows = await own.database.select().from(refreshTokens);
  expect(JSON.stringify(rows)).not.toContain(user.refresh);
});

it('answers 401 to somebody whose account is gone', async () => {
  const user = await signUpTestUser(server.url);
  await own.database.delete(users).where(eq(users.email, user.email));
  expect(await statusWith(user.access)).toBe(401);
  expect((await refresh(user.refresh)).status).toBe(401);
});
