import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { deriveKey } from './derive-key.ts';

const algorithm = 'HS256';
const type = 'at+jwt';
const issuer = 'sextant';
const audience = 'sextant-api';
/** Short, because it is kept where a script of the page could read it. */
const lifetime = '15m';

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

/** Whose access token it is, and which sign-in it was given to. */
export interface AccessClaims {
  userId: string;
  signInId: string;
}

/** What a token says that is still valid. */
export interface VerifiedClaims extends AccessClaims {
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** Null for whatever is not an access token of ours that is still valid; it does not say why. */
  verify(token: string): Promise<VerifiedClaims | null>;
}

/** Signs and checks access tokens: JSON web tokens that only servers with this secret can make. */
export function createAccessTokens(appSecret: string): AccessTokens {
  const key = deriveKey(appSecret, 'access-token');
  return {
    sign: ({ userId, signInId }) =>
      new SignJWT({ sid: signInId })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(key),
    async verify(token) {
      const verified = await jwtVerify(token, key, {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience,
        requiredClaims: ['exp', 'sub'],
      }).catch(() => null);
      const parsed = claims.safeParse(verified?.payload);
      if (!parsed.success) return null;
      const { exp, sid, sub } = parsed.data;
      return { userId: sub, signInId: sid, expiresAt: exp * 1_000 };
    },
  };
}
