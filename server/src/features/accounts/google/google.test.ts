import type { Profile } from '@sextant/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from '../../../platform/db/orm.ts';
import { users } from '../../../platform/db/schema.ts';
import { databaseForFile, serverForFile } from '../../../testing/for-file.ts';
import { type GoogleStandIn, startGoogleStandIn } from '../../../testing/google-stand-in.ts';
import { postJson } from '../../../testing/post-json.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const own = databaseForFile();
let google: GoogleStandIn;
beforeAll(async () => {
  google = await startGoogleStandIn();
});
afterAll(() => google?.close());
const server = serverForFile(own, () => ({
  environment: google.environment,
  parts: { outbound: google.outbound },
}));

beforeEach(() => google.reset());

let count = 0;
const somebody = () => {
  count++;
  return {
    email: `person${count}@example.org`,
    sub: `firebase-uid-${count}`,
    googleUid: `1000000000${count}`,
  };
};

const post = (path: string, json: unknown, at = server.url) => postJson(at, path, json);
const login = (username: string, password: string, idToken?: string) =>
  post('login', { username, password, ...(idToken && { id_token: idToken }) });
async function profileOf(access: string): Promise<Profile> {
  const headers = { authorization: `Bearer ${access}` };
  return (await fetch(`${server.url}/api/v1/user-profile/`, { headers })).json() as Promise<Profile>;
}
const isThere = async (email: string) =>
  (await own.database.select().from(users).where(eq(users.email, email))).length > 0;

describe('a sign-in with Google', () => {
  it('makes an account the first time and finds it the next time', async () => {
    const { email, googleUid, sub } = somebody();
    const idToken = await google.signIdToken({ sub, email, name: 'Rosalind Franklin', googleUid });
    const first = await login(email.toUpperCase(), googleUid, idToken);
    expect(first.status).toBe(200);
    expect(await profileOf(first.body.access)).toMatchObject({ full_name: 'Rosalind Franklin', email });
    expect((await login(email, sub, idToken)).status).toBe(200);
    expect(await own.database.select().from(users).where(eq(users.googleUid, sub))).toHaveLength(1);
  });

  it('makes one account when the same person comes five times at once', async () => {
    const { email, googleUid, sub } = somebody();
    const idToken = await google.signIdToken({ sub, email, googleUid });
    const replies = await Promise.all(Array.from({ length: 5 }, () => login(email, googleUid, idToken)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await own.database.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });

  it('registers under the name that was given, once', async () => {
    const { email, googleUid, sub } = somebody();
    const idToken = await google.signIdToken({ sub, email, googleUid, name: 'At Google' });
    const account = { full_name: 'As Given', email, password: googleUid, id_token: idToken };
    expect(await post('register', account)).toMatchObject({
      status: 200,
      body: { message: 'Registration successful!' },
    });
    expect(await post('register', account)).toMatchObject({ status: 400, body: { code: 'email-taken' } });
    const { body } = await login(email, googleUid, idToken);
    expect(await profileOf(body.access)).toMatchObject({ full_name: 'As Given' });
  });

  it('is the only way into its account', async () => {
    const { email, googleUid, sub } = somebody();
    await login(email, googleUid, await google.signIdToken({ sub, email, googleUid }));
    for (const password of [googleUid, sub, 'null', 'a sound password'])
      expect(await login(email, password)).toMatchObject({
        status: 400,
        body: { code: 'wrong-credentials' },
      });
  });

  it('does not open an account that has a password', async () => {
    const { email, googleUid, sub } = somebody();
    await post('register', { full_name: 'Squatter', email, password: 'a sound password' });
    const refused = await login(email, googleUid, await google.signIdToken({ sub, email, googleUid }));
    expect(refused).toMatchObject({ status: 400, body: { code: 'wrong-credentials' } });
    expect(refused.body.non_field_errors[0]).toMatch(/sign in with the password/);
  });

  it('does not open the account of who had the address before', async () => {
    const { email, googleUid, sub } = somebody();
    await login(email, googleUid, await google.signIdToken({ sub, email, googleUid }));
    const idToken = await google.signIdToken({ sub: 'successor', email, googleUid: '2' });
    expect(await login(email, '2', idToken)).toMatchObject({ status: 400 });
  });
});

describe('an ID token is refused', () => {
  const cases: [string, (email: string, sub: string) => Promise<string>][] = [
    ['of another project', (email, sub) => google.signIdToken({ email, sub, aud: 'another-project' })],
    ['of another issuer', (email, sub) => google.signIdToken({ email, sub, iss: 'https://evil.example' })],
    ['that has expired', (email, sub) => google.signIdToken({ email, sub, expires: '1 minute ago' })],
    [
      'whose address is not verified',
      (email, sub) => google.signIdToken({ email, sub, email_verified: false }),
    ],
    ['of another address', (_email, sub) => google.signIdToken({ email: 'other@example.org', sub })],
    ['of another person', (email) => google.signIdToken({ email, sub: 'somebody-else' })],
    ['of another way to sign in', (email, sub) => google.signIdToken({ email, sub, provider: 'password' })],
    ['signed by another key', (email, sub) => google.signIdToken({ email, sub, forged: 'same-key-id' })],
    [
      'signed by an unknown key',
      (email, sub) => google.signIdToken({ email, sub, forged: 'unknown-key-id' }),
    ],
    [
      'signed with the public key as a secret',
      (email, sub) => google.signIdToken({ email, sub, forged: 'hmac' }),
    ],
    ['without a signature', (email, sub) => google.signIdToken({ email, sub, forged: 'none' })],
    ['that is none', async () => 'not.a.token'],
  ];
  it.each(cases)('%s', async (_what, make) => {
    const { email, sub } = somebody();
    const idToken = await make(email, sub);
    const { body, status } = await login(email, sub, idToken);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'wrong-credentials' });
    expect(body.non_field_errors).toEqual([body.message]);
    const registered = await post('register', { full_name: 'A', email, password: sub, id_token: idToken });
    expect(registered).toMatchObject({ status: 400, body: { code: 'wrong-credentials' } });
    expect(await isThere(email)).toBe(false);
  });
});

describe('when Google cannot be reached', () => {
  it('says so, and that it may be tried again', async () => {
    const away = await startTestApp({
      database: own.database,
      environment: { ...google.environment, FIREBASE_JWKS_URL: 'http://127.0.0.1:9/keys' },
    });
    try {
      const { email, sub } = somebody();
      const idToken = await google.signIdToken({ email, sub });
      const body = { username: email, password: sub, id_token: idToken };
      // However often: whoever tries again was not guessing.
      for (let tries = 0; tries < 10; tries++)
        expect(await post('login', body, away.url)).toMatchObject({
          status: 503,
          body: { code: 'google-unavailable', retryable: true },
        });
      expect((await login(email, sub, idToken)).status).toBe(200);
    } finally {
      await away.close();
    }
  });

  it('goes on with the keys it has', async () => {
    const { email, googleUid, sub } = somebody();
    const idToken = await google.signIdToken({ sub, email, googleUid });
    expect((await login(email, googleUid, idToken)).status).toBe(200);
    google.failKeys();
    expect((await login(email, googleUid, idToken)).status).toBe(200);
  });

  it('says clearly where it is not set up', async () => {
    const without = await startTestApp({ database: own.database });
    try {
      const { email, sub } = somebody();
      const body = { username: email, password: sub, id_token: await google.signIdToken({ email, sub }) };
      const refused = await post('login', body, without.url);
      expect(refused.status).toBe(400);
      expect(refused.body.non_field_errors[0]).toMatch(/not set up/);
    } finally {
      await without.close();
    }
  });
});

describe("the account's picture", () => {
  const picture = `https://lh3.googleusercontent.com/a/somebody=s96-c`;
  async function signInWith(address: string) {
    const { email, googleUid, sub } = somebody();
    const idToken = await google.signIdToken({ sub, email, googleUid, picture: address });
    const { body, status } = await login(email, googleUid, idToken);
    expect(status).toBe(200);
    return (await profileOf(body.access)).profile_picture;
  }

  it('is taken over, made again, and served from here', async () => {
    const address = await signInWith(picture);
    expect(google.asked()).toEqual(['lh3.googleusercontent.com/a/somebody=s512-c']);
    const served = await fetch(server.url + address);
    const { format, height, width } = await sharp(await served.arrayBuffer()).metadata();
    expect({ format, height, width }).toEqual({ format: 'jpeg', height: 512, width: 512 });
  });

  it.each([
    'http://lh3.googleusercontent.com/a/x',
    'https://lh3.googleusercontent.com:8443/a/x',
    'https://lh3.googleusercontent.com.evil.example/a/x',
    'https://evil-lh3.googleusercontent.com/a/x',
    'https://user:secret@lh3.googleusercontent.com/a/x',
    'https://127.0.0.1/a/x',
    'https://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'not an address',
  ])('is not asked for at %s', async (address) => {
    expect(await signInWith(address)).toBeNull();
    expect(google.connectedTo()).toEqual([]);
  });

  it.each(['redirect', 'missing', 'garbage', 'endless', 'hang'] as const)(
    'is done without when the host answers with: %s',
    async (behaviour) => {
      google.answerPicturesWith(behaviour);
      expect(await signInWith(picture)).toBeNull();
      expect(google.asked()).toHaveLength(1);
    },
  );

  it('whose account is deleted while it is being fetched is kept by nobody, and who signs in is told to do so again', async () => {
    const { email, googleUid, sub } = somebody();
    google.answerPicturesWith('hang');
    const idToken = await google.signIdToken({ sub, email, googleUid, picture });
    const signingIn = login(email, googleUid, idToken);
    await expect.poll(() => google.asked()).toHaveLength(1);
    await own.database.delete(users).where(eq(users.email, email));
    expect(await signingIn).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});
