import { judgedCells } from '@sextant/contracts';
import { describe, expect, it } from 'vitest';
import {
  databaseForFile,
  inboxForFile,
  providersForFile,
  serverForFile,
  sourcesForFile,
} from '../../../testing/for-file.ts';
import { isFullSecurityRun } from '../../../testing/full-security-run.ts';
import { holdStatements, untilWaiting } from '../../../testing/hold-statements.ts';
import { pictureOf } from '../../../testing/pictures.ts';
import { postJson } from '../../../testing/post-json.ts';
import { rowsWith } from '../../../testing/rows-with.ts';
import { signUpTestUser, type TestUser, testPassword } from '../../../testing/test-user.ts';

/** All that writes something of an account, in the moment in which the account is deleted. */

const own = databaseForFile();
const inbox = inboxForFile();
const providers = providersForFile();
const services = sourcesForFile();
const server = serverForFile(own, () => ({
  environment: {
    ...providers.environment(),
    ...services.environment(),
    EVIDENCE: 'on',
    SMTP_URL: inbox.url,
  },
}));

const rowsOf = async (sql: string, values: unknown[]) => (await own.database.$client.query(sql, values)).rows;

/** Somebody who has asked a question, with a verdict that a judge has spoken. */
async function makeAsker() {
  const user = await signUpTestUser(server.url);
  const { session_id: session, turn_id: turn } = await user.post('/api/v1/chat/', {
    input_text: 'Does metformin lower mortality?',
  });
  const [row] = await rowsOf(
    `update turns set overview = jsonb_set(overview, '{engines,0}', overview #> '{engines,0}' || '{"by": "judge", "verdict": "no"}')
      where id = $1 returning user_id as id`,
    [turn],
  );
  const [cell] = judgedCells((await user.get(`/api/v1/chat/turns/${turn}/`)).overview);
  return { user, session, turn, cell, id: row.id };
}
type Asker = Awaited<ReturnType<typeof makeAsker>>;

const post = (user: TestUser, path: string, json: unknown = {}) =>
  user.call(`/api/v1/${path}/`, { method: 'POST', json });
const formOf = (name: string, value: string | Blob) => {
  const form = new FormData();
  form.append(name, value);
  return form;
};
const codeIn = (text = '') => /^ +([A-HJ-NP-Z2-9]{4})$/m.exec(text)?.[1] ?? '';
async function codeFor({ email }: TestUser): Promise<string> {
  await postJson(server.url, 'forgot-password', { email });
  return codeIn((await inbox.nextTo(email)).text);
}
async function ticketFor(user: TestUser): Promise<string> {
  const { headers } = await postJson(server.url, 'verify-otp', {
    email: user.email,
    otp: await codeFor(user),
  });
  return headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

type Call = () => Promise<Response>;
/** What each call is answered when the account is gone by then. */
const calls: [name: string, status: number, make: (asker: Asker) => Call | Promise<Call>][] = [
  [
    'a question',
    401,
    ({ user }) =>
      () =>
        post(user, 'chat', { input_text: 'And?' }),
  ],
  [
    'a question in a session',
    401,
    ({ session, user }) =>
      () =>
        post(user, 'chat', { input_text: 'And?', session_id: session }),
  ],
  [
    'stopping',
    404,
    ({ turn, user }) =>
      () =>
        post(user, `chat/turns/${turn}/stop`),
  ],
  [
    'asking an engine again',
    404,
    ({ turn, user }) =>
      () =>
        post(user, `chat/turns/${turn}/retry`, { engine: 'claude' }),
  ],
  [
    'checking again',
    404,
    ({ turn, user }) =>
      () =>
        post(user, `chat/turns/${turn}/check`),
  ],
  [
    'an overview by rules',
    404,
    ({ turn, user }) =>
      () =>
        post(user, `chat/turns/${turn}/overview`, { engine: null }),
  ],
  [
    'an overview by a judge',
    404,
    ({ turn, user }) =>
      () =>
        post(user, `chat/turns/${turn}/overview`, { engine: 'claude' }),
  ],
  [
    'an objection',
    401,
    ({ cell, turn, user }) =>
      () =>
        post(user, `chat/turns/${turn}/objections`, { cell, wrong: true }),
  ],
  [
    'an objection that is taken back',
    401,
    async ({ cell, turn, user }) => {
      expect((await post(user, `chat/turns/${turn}/objections`, { cell, wrong: true })).status).toBe(200);
      return () => post(user, `chat/turns/${turn}/objections`, { cell, wrong: false });
    },
  ],
  [
    'a new title',
    404,
    ({ session, user }) =>
      () =>
        user.call(`/api/v1/chat/sessions/${session}/`, { method: 'PATCH', json: { title: 'New' } }),
  ],
  [
    'deleting a session',
    404,
    ({ session, user }) =>
      () =>
        user.call(`/api/v1/chat/sessions/${session}/`, { method: 'DELETE' }),
  ],
  [
    'sharing',
    404,
    ({ session, user }) =>
      () =>
        post(user, `chat/sessions/${session}/share`),
  ],
  [
    'ending a link',
    404,
    ({ session, user }) =>
      () =>
        user.call(`/api/v1/chat/sessions/${session}/share/`, { method: 'DELETE' }),
  ],
  [
    'a new name',
    401,
    ({ user }) =>
      () =>
        user.call('/api/v1/profile/', { method: 'PUT', body: formOf('full_name', 'Other') }),
  ],
  [
    'a picture',
    401,
    async ({ user }) => {
      const body = formOf('profile_picture', new Blob([new Uint8Array(await pictureOf('png', 8, 8))]));
      return () => user.call('/api/v1/profile/', { method: 'PUT', body });
    },
  ],
  [
    'a link to verify the address',
    401,
    async ({ id, user }) => {
      await rowsOf('update users set email_verified_at = null where id = $1', [id]);
      return () => post(user, 'account/verification');
    },
  ],
  [
    'verifying the address',
    400,
    async ({ id, user }) => {
      await rowsOf('update users set email_verified_at = null where id = $1', [id]);
      await post(user, 'account/verification');
      const token = /#([\w-]{43})/.exec((await inbox.nextTo(user.email)).text ?? '')?.[1];
      return () => post(user, 'verify-email', { token });
    },
  ],
  [
    'another password',
    401,
    ({ user }) =>
      () =>
        post(user, 'account/password', { current_password: testPassword, new_password: 'a much better one' }),
  ],
  [
    'ending other sign-ins',
    200,
    ({ user }) =>
      () =>
        user.call('/api/v1/account/sign-ins/', { method: 'DELETE' }),
  ],
  [
    'deleting it once more',
    401,
    ({ user }) =>
      () =>
        post(user, 'account/delete', { password: testPassword }),
  ],
  [
    'a forgotten password',
    200,
    ({ user }) =>
      () =>
        post(user, 'forgot-password', { email: user.email }),
  ],
  [
    'a code',
    400,
    async ({ user }) => {
      const otp = await codeFor(user);
      return () => post(user, 'verify-otp', { email: user.email, otp });
    },
  ],
  [
    'a password by a code',
    400,
    async ({ user }) => {
      const cookie = await ticketFor(user);
      const json = { email: user.email, new_password: 'a much better one' };
      return () => user.call('/api/v1/reset-password/', { method: 'POST', json, headers: { cookie } });
    },
  ],
  [
    'signing in',
    409,
    ({ user }) =>
      () =>
        post(user, 'login', { username: user.email, password: testPassword }),
  ],
  [
    'signing out',
    200,
    ({ user }) =>
      () =>
        post(user, 'logout', { refresh: user.refresh }),
  ],
  [
    'fresh tokens',
    401,
    ({ user }) =>
      () =>
        post(user, 'token/refresh', { refresh: user.refresh }),
  ],
];

/** Of an account that is about to be deleted, what waits for nothing may be done still. */
const isDone = [200, 204];
/** In the short form each call in one of the two moments, turn about. */
const tried = (turn: number) => calls.filter((_, place) => isFullSecurityRun || place % 2 === turn);

describe.each([
  ['is about to be deleted', 'before delete on users for each statement', isDone, tried(0)],
  ['has just been deleted', 'after delete on users deferrable initially deferred for each row', [], tried(1)],
])('of an account that %s', (_when, moment, orElse, tries) => {
  it.each(tries)('%s is answered as is promised (%i), and leaves nothing', async (_name, status, make) => {
    const asker = await makeAsker();
    const call = await make(asker);
    const { id, session, turn, user } = asker;
    const deletions = await holdStatements(own, moment);
    const deleting = post(user, 'account/delete', { password: testPassword });
    await deletions.reached();
    const calling = call();
    // Some do not wait for the deletion.
    await Promise.race([
      calling,
      untilWaiting(own.database.$client, "l.locktype in ('transactionid', 'tuple')"),
    ]);
    await deletions.letGo();
    const reply = await calling;
    expect([status, ...orElse], await reply.text()).toContain(reply.status);
    expect((await deleting).status).toBe(200);
    await expect.poll(() => rowsWith(own, [id, session, turn, user.email])).toEqual([]);
  });
});
