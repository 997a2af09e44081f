import { expect, it } from 'vitest';
import { sql } from '../../platform/db/orm.ts';
import { refreshTokens } from '../../platform/db/schema.ts';
import { databaseForFile, serverForFile } from '../../testing/for-file.ts';
import { holdStatements, untilWaiting } from '../../testing/hold-statements.ts';
import { postJson } from '../../testing/post-json.ts';
import { signUpTestUser, type TestUser, testPassword } from '../../testing/test-user.ts';

/** Refresh tokens of one sign-in that come at one moment, or while the sign-in itself comes to its end. */

const own = databaseForFile();
const server = serverForFile(own);
const refresh = (token: string) => postJson(server.url, 'token/refresh', { refresh: token });
const ended = { status: 401, body: { code: 'unauthenticated' } };

/** A refresh that has seen what there is, and is about to write. */
const holdSwap = () => holdStatements(own, 'before update on refresh_tokens for each statement');
/** Somebody who waits for rows that another holds. */
const untilBlocked = () => untilWaiting(own.database.$client, "l.locktype in ('transactionid', 'tuple')");
const deletionOf = (user: TestUser) =>
  user.call('/api/v1/account/delete/', { method: 'POST', json: { password: testPassword } });
/** As if they had been given so long ago. */
const age = (ago: string) =>
  own.database.update(refreshTokens).set({ expiresAt: sql`${refreshTokens.expiresAt} - ${ago}::interval` });

/** Two lines of one sign-in: the token that both come from was used twice within the grace. */
async function twoLines() {
  const user = await signUpTestUser(server.url);
  const lines = [(await refresh(user.refresh)).body.refresh, (await refresh(user.refresh)).body.refresh];
  return lines as [string, string];
}

it('of two lines of a sign-in that are renewed at one moment one goes on, and the other ends both', async () => {
  const [one, other] = await twoLines();
  await age('15 minutes');
  const swaps = await holdSwap();
  const first = refresh(one);
  await swaps.reached();
  const second = refresh(other);
  await untilBlocked();
  await swaps.letGo();
  const renewed = await first;
  expect(renewed.status).toBe(200);
  expect(await second).toMatchObject(ended);
  expect(await refresh(renewed.body.refresh)).toMatchObject(ended);
});

it('two lines that are renewed at one moment within the grace both go on', async () => {
  const [one, other] = await twoLines();
  const swaps = await holdSwap();
  const first = refresh(one);
  await swaps.reached();
  const second = refresh(other);
  await untilBlocked();
  await swaps.letGo();
  for (const { body, status } of [await first, await second]) {
    expect(status).toBe(200);
    expect((await refresh(body.refresh)).status).toBe(200);
  }
});

it('a token that comes twice at one moment is good for both', async () => {
  const { refresh: token } = await signUpTestUser(server.url);
  const swaps = await holdSwap();
  const both = [refresh(token), refresh(token)];
  await swaps.reached();
  await untilBlocked();
  await swaps.letGo();
  for (const { body, status } of await Promise.all(both)) {
    expect(status).toBe(200);
    expect((await refresh(body.refresh)).status).toBe(200);
  }
});

it('a sign-in that is renewed as its account is deleted is either, and nobody waits for nothing', async () => {
  const user = await signUpTestUser(server.url);
  const swaps = await holdSwap();
  const renewing = refresh(user.refresh);
  await swaps.reached();
  const deleting = deletionOf(user);
  await untilBlocked();
  await swaps.letGo();
  expect((await deleting).status).toBe(200);
  const { body, status } = await renewing;
  expect(status).toBe(200);
  expect(await refresh(body.refresh)).toMatchObject(ended);
});

it('a sign-in of an account that has just been deleted is renewed no more', async () => {
  const user = await signUpTestUser(server.url);
  const deletions = await holdStatements(own, 'before delete on refresh_tokens for each statement');
  const deleting = deletionOf(user);
  await deletions.reached();
  const renewing = refresh(user.refresh);
  await untilBlocked();
  await deletions.letGo();
  expect((await deleting).status).toBe(200);
  expect(await renewing).toMatchObject(ended);
});
