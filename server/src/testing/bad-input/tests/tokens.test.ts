import fc from 'fast-check';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKey } from '../../../platform/tokens/derive-key.ts';
import { testAppSecret } from '../../test-app.ts';
import { signUpTestUser } from '../../test-user.ts';
import { callOf, idOf, plausibleCall, sendWatched, table } from '../calls.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let tokens: Record<string, string>;

beforeAll(async () => {
  world = await createWorld();
  tokens = await badTokens(world);
});
afterAll(() => world?.close());

/** Values of the `authorization` header that nobody may get in with. */
async function badTokens({ reader, stranger, server }: World): Promise<Record<string, string>> {
  const good = reader.user.access;
  const [head = '', claims = '', signature = ''] = good.split('.');
  const { sub, sid } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const fields = { sub, sid, iss: 'sextant', aud: 'sextant-api' };
  const sign = (key: Uint8Array, expires: string, typ = 'at+jwt') =>
    new SignJWT(fields)
      .setProtectedHeader({ alg: 'HS256', typ })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key);
  const key = deriveKey(testAppSecret, 'access-token');

  const signedOut = await signUpTestUser(server.url);
  await signedOut.post('/api/v1/logout/', { refresh: signedOut.refresh });

  return {
    none: '',
    'the scheme alone': 'Bearer',
    'the scheme and spaces': 'Bearer    ',
    'another scheme': `Basic ${Buffer.from('reader:password').toString('base64')}`,
    'the token without its scheme': good,
    'two tokens': `Bearer ${good} ${good}`,
    'no token': 'Bearer null',
    'three dots': 'Bearer ...',
    'a long nonsense': `Bearer ${'a'.repeat(6_000)}`,
    'one without a signature': `Bearer ${head}.${claims}.`,
    'one that is cut': `Bearer ${good.slice(0, -5)}`,
    'one with a letter changed': `Bearer ${head}.${claims}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    "another person's claims": `Bearer ${head}.${stranger.user.access.split('.')[1]}.${signature}`,
    'algorithm none': `Bearer ${new UnsecuredJWT(fields).setExpirationTime('1h').encode()}`,
    'a forged one': `Bearer ${await sign(new Uint8Array(32), '1h')}`,
    'one of a key for another purpose': `Bearer ${await sign(deriveKey(testAppSecret, 'reset-code'), '1h')}`,
    'one of another kind': `Bearer ${await sign(key, '1h', 'JWT')}`,
    'an expired one': `Bearer ${await sign(key, '1 second ago')}`,
    'a refresh token': `Bearer ${reader.user.refresh}`,
    'one of a sign-in that has ended': `Bearer ${signedOut.access}`,
  };
}

it('takes a token of this making when it is right', async () => {
  const { sub, sid } = JSON.parse(
    Buffer.from(world.reader.user.access.split('.')[1] ?? '', 'base64url').toString(),
  );
  const token = await new SignJWT({ sub, sid, iss: 'sextant', aud: 'sextant-api' })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(deriveKey(testAppSecret, 'access-token'));
  const reply = await sendWatched(world, {
    url: '/api/v1/chat/sessions/',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.statusCode).toBe(200);
});

describe.each(table.filter(([, { access }]) => access === 'user'))('%s', (_name, contract) => {
  it('lets nobody in without a token that is right, and says the same to all', async () => {
    const [parts = {}] = fc.sample(plausibleCall(contract, world.reader), { numRuns: 1, seed: 1 });
    for (const [kind, authorization] of Object.entries(tokens)) {
      const call = callOf(contract, {
        ...parts,
        id: idOf(contract, world.reader),
        access: undefined as never,
      });
      const reply = await sendWatched(world, {
        ...call,
        headers: { ...call.headers, ...(authorization && { authorization }) },
      });
      expectRefusal(reply, `${contract.path} with ${kind}`);
      expect([reply.statusCode, reply.json().code], kind).toEqual([401, 'unauthenticated']);
      expect(reply.headers['www-authenticate'], kind).toMatch(/^Bearer/);
    }
  });
});
