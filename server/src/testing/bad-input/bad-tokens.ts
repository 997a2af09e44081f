import { SignJWT, UnsecuredJWT } from 'jose';
import { deriveKey } from '../../platform/tokens/derive-key.ts';
import { testAppSecret } from '../test-app.ts';
import { signUpTestUser } from '../test-user.ts';
import type { World } from './world.ts';

/** Values of the `authorization` header that no one may get in with. */
export async function badTokens({ reader, stranger, server }: World): Promise<Record<string, string>> {
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
