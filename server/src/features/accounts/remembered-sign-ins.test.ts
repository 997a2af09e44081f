import { expect, it } from 'vitest';
import { databaseForFile, serverForFile } from '../../testing/for-file.ts';
import { signUpTestUser, type TestUser, testPassword, userOn } from '../../testing/test-user.ts';

const database = databaseForFile();
const here = serverForFile(database);
const there = serverForFile(database);

const statusOf = async (user: TestUser) => (await user.call('/api/v1/chat/sessions/')).status;

/** Somebody by two sign-ins, both of which the server has just seen. */
async function signInTwice(): Promise<[TestUser, TestUser]> {
  const user = await signUpTestUser(here.url);
  const tokens = await user.post('/api/v1/login/', { username: user.email, password: testPassword });
  const other = userOn(here.url, { ...user, ...tokens });
  for (const one of [user, other])
    for (let count = 0; count < 3; count += 1) expect(await statusOf(one)).toBe(200);
  return [user, other];
}

it.each<[string, (user: TestUser, other: TestUser) => Promise<unknown>, own: number]>([
  ['signing out', (user, other) => user.post('/api/v1/logout/', { refresh: other.refresh }), 200],
  [
    'ending one of one’s sign-ins',
    async (user) => {
      const { sign_ins } = await user.get('/api/v1/account/sign-ins/');
      const { id } = sign_ins.find(({ current }: { current: boolean }) => !current);
      expect((await user.call(`/api/v1/account/sign-ins/${id}/`, { method: 'DELETE' })).status).toBe(200);
    },
    200,
  ],
  [
    'ending all others',
    async (user) =>
      expect((await user.call('/api/v1/account/sign-ins/', { method: 'DELETE' })).status).toBe(200),
    200,
  ],
  [
    'another password',
    (user) =>
      user.post('/api/v1/account/password/', {
        current_password: testPassword,
        new_password: 'another long password of theirs',
      }),
    200,
  ],
  [
    'deleting the account',
    async (user) =>
      expect(
        (await user.call('/api/v1/account/delete/', { method: 'POST', json: { password: testPassword } }))
          .status,
      ).toBe(200),
    401,
  ],
])('%s ends a sign-in at once, however lately it was seen', async (_name, end, own) => {
  const [user, other] = await signInTwice();
  // Asked for all the while: what was read before the end is not remembered after it.
  let isOver = false;
  const asking = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!isOver) await statusOf(other);
    }),
  );
  await end(user, other);
  expect(await statusOf(other)).toBe(401);
  isOver = true;
  await asking;
  expect(await statusOf(other)).toBe(401);
  expect(await statusOf(user)).toBe(own);
});

it('another process hears of it within two seconds', async () => {
  const [user, other] = await signInTwice();
  const elsewhere = userOn(there.url, other);
  expect(await statusOf(elsewhere)).toBe(200);
  await user.post('/api/v1/logout/', { refresh: other.refresh });
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(await statusOf(elsewhere)).toBe(401);
});
