import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  databaseForFile,
  inboxForFile,
  providersForFile,
  serverForFile,
  sourcesForFile,
} from '../../../testing/for-file.ts';
import { type GoogleStandIn, startGoogleStandIn } from '../../../testing/google-stand-in.ts';
import { makeCitation } from '../../../testing/make-citation.ts';
import { postJson } from '../../../testing/post-json.ts';
import { rowsWith } from '../../../testing/rows-with.ts';
import { signUpTestUser, type TestUser, testPassword, userOn } from '../../../testing/test-user.ts';

const own = databaseForFile();
const inbox = inboxForFile();
const providers = providersForFile();
const services = sourcesForFile();
let google: GoogleStandIn;
beforeAll(async () => {
  google = await startGoogleStandIn();
});
afterAll(() => google?.close());
const server = serverForFile(own, () => ({
  environment: {
    ...google.environment,
    ...providers.environment(),
    ...services.environment(),
    EVIDENCE: 'on',
    SMTP_URL: inbox.url,
  },
}));
beforeAll(() => services.hold([makeCitation('Metformin and mortality', { pmid: '30000001' })]));

const deletion = (user: TestUser, proof: object) =>
  user.call('/api/v1/account/delete/', { method: 'POST', json: proof });

/** Somebody of whom there is something in as many tables as can be. */
async function makeLife() {
  const user = await signUpTestUser(server.url, { isVerified: false });
  const marker = `marker${user.email.slice(0, 8)}`;
  const asked = await user.ask(`Does metformin lower mortality? ${marker}`);
  const { session_id: session, turn_id: turn } = (await asked.until(({ type }) => type === 'turn-start')) as {
    session_id: string;
    turn_id: string;
  };
  await asked.all();
  const { answers } = await user.get(`/api/v1/chat/turns/${turn}/`);
  expect(answers).toHaveLength(6);
  await user.post('/api/v1/account/verification/', {});
  const link = /#([\w-]{43})/.exec((await inbox.nextTo(user.email)).text ?? '')?.[1] ?? '';
  await postJson(server.url, 'verify-email', { token: link });
  const { token } = await user.post(`/api/v1/chat/sessions/${session}/share/`, {});
  // Left open: a link that is not used, a code, and a ticket.
  await postJson(server.url, 'forgot-password', { email: user.email });
  const otp = /^ +([A-Z2-9]{4})$/m.exec((await inbox.nextTo(user.email)).text ?? '')?.[1];
  await postJson(server.url, 'verify-otp', { email: user.email, otp });
  const form = new FormData();
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12MwTpuJFTEMLQkAyvtMgRDzNJ8AAAAASUVORK5CYII=',
    'base64',
  );
  form.append('profile_picture', new Blob([png]), 'me.jpg');
  const changed = await user.call('/api/v1/profile/', { method: 'PUT', body: form });
  const { profile_picture: picture } = (await changed.json()) as { profile_picture: string };
  const { rows } = await own.database.$client.query<{ id: string }>('select id from users where email = $1', [
    user.email,
  ]);
  await own.database.$client.query(
    `insert into objections (turn_id, user_id, cell) values ($1, $2, 'verdict:xai:yes')`,
    [turn, rows[0]?.id],
  );
  return {
    user,
    session,
    turn,
    token,
    picture,
    named: [rows[0]?.id ?? '', user.email, session, turn, marker, token],
  };
}

describe('deleting an account', () => {
  it('leaves nothing in any table that names its owner, ends all that is open, and touches no one else', async () => {
    const { named, picture, token, turn, user } = await makeLife();
    const other = await makeLife();
    const there = new Set((await rowsWith(own, named)).map((row) => row.split(':', 1)[0]));
    for (const table of ['users', 'sign_ins', 'sessions', 'turns', 'answers', 'objections', 'pictures'])
      expect(there).toContain(`public.${table}`);
    expect(
      [...there].some((table) => table?.startsWith('jobs.')),
      [...there].join(),
    ).toBe(true);

    providers.script('claude', { text: 'Long. '.repeat(50), chunkDelay: 100 });
    const open = await user.ask('And what of insulin?');
    await open.until(({ type }) => type === 'turn-snapshot');
    const elsewhere = await user.follow(turn);

    expect((await deletion(user, { password: testPassword })).status).toBe(200);
    await open.all();
    await elsewhere.all();
    await expect.poll(() => rowsWith(own, named)).toEqual([]);
    expect((await user.call('/api/v1/user-profile/')).status).toBe(401);
    expect((await postJson(server.url, 'token/refresh', { refresh: user.refresh })).status).toBe(401);
    const login = await postJson(server.url, 'login', { username: user.email, password: testPassword });
    expect(login.body.code).toBe('wrong-credentials');
    expect((await fetch(`${server.url}/api/v1/shared/${token}/`)).status).toBe(404);
    expect((await fetch(server.url + picture)).status).toBe(404);
    await expect
      .poll(async () => (await inbox.newestTo(user.email)).subject)
      .toBe('Your Sextant account was deleted');

    expect((await fetch(`${server.url}/api/v1/shared/${other.token}/`)).status).toBe(200);
    expect((await fetch(server.url + other.picture)).status).toBe(200);
    const again = await postJson(server.url, 'register', {
      full_name: 'Again',
      email: user.email,
      password: testPassword,
    });
    expect(again.status).toBe(200);
  });

  it('asks for the password', async () => {
    const user = await signUpTestUser(server.url);
    for (const proof of [{}, { password: 'not the password' }, { id_token: 'x' }]) {
      const refused = await deletion(user, proof);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: 'wrong-credentials' });
    }
    expect((await user.call('/api/v1/user-profile/')).status).toBe(200);
  });

  it('asks for a fresh sign-in where there is no password', async () => {
    const person = { sub: 'uid-leaving', email: 'leaving@example.org' };
    const now = Math.floor(Date.now() / 1_000);
    const { body } = await postJson(server.url, 'login', {
      username: person.email,
      password: person.sub,
      id_token: await google.signIdToken(person),
    });
    const user = userOn(server.url, { email: person.email, ...body });
    const stale = await google.signIdToken({ ...person, auth_time: now - 6 * 60 });
    const others = await google.signIdToken({ sub: 'uid-other', email: 'other@example.org' });
    for (const id_token of [stale, others, undefined])
      expect((await deletion(user, { id_token, password: person.sub })).status).toBe(400);
    // Addresses change at Google; the account is the same.
    const fresh = await google.signIdToken({ ...person, email: 'renamed@example.org' });
    expect((await deletion(user, { id_token: fresh })).status).toBe(200);
    expect((await user.call('/api/v1/user-profile/')).status).toBe(401);
  });
});
