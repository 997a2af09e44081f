import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '../../../errors.ts';
import { outboundFetch } from '../../../platform/outbound/outbound-fetch.ts';
import type { GoogleSettings } from '../../../platform/settings.ts';

/** What a Firebase ID token tells of a Google sign-in; other claims are of no use here. */
const claims = z.object({
  sub: z.string().min(1).max(128),
  email: z.string(),
  email_verified: z.literal(true),
  auth_time: z.number().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
  firebase: z
    .object({
      // The project may have other ways to sign in, which prove less.
      sign_in_provider: z.literal('google.com').optional(),
      identities: z.object({ 'google.com': z.array(z.string()).optional() }).optional(),
    })
    .optional(),
});

/** Somebody whom Google vouches for. */
export interface GooglePerson {
  uid: string;
  email: string;
  name: string | undefined;
  picture: string | undefined;
  /** When the sign-in took place that the token is of; null where it does not tell. */
  signedInAt: Date | null;
}

/** What the caller claims, to be borne out by the token. */
export interface Claimed {
  /** Null: whatever address the account has by now. */
  email: string | null;
  /** The Google account's unique id, or the project's id of it. */
  uid: string;
  idToken: string;
}

export type VerifyGoogleAccount = (claimed: Claimed) => Promise<GooglePerson>;

const refusal = (cause?: unknown) =>
  new AppError('wrong-credentials', 'Google did not confirm this sign-in. Please try again.', {
    asNonFieldError: true,
    cause,
  });

/**
 * Checks ID tokens against the project's keys, which are fetched when first needed and kept.
 * @throws AppError `wrong-credentials` for a token that does not hold, `google-unavailable` when no keys can be had
 */
export function createGoogleVerifier({ issuer, jwksUrl, projectId }: GoogleSettings): VerifyGoogleAccount {
  const keys = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: 5_000,
    // A token that names an unknown key makes us ask again, but not more often than this.
    cooldownDuration: 30_000,
    cacheMaxAge: 60 * 60_000,
    [customFetch]: outboundFetch,
  });
  return async ({ email, idToken, uid }) => {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      issuer,
      audience: projectId,
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: 5,
    }).catch((error: unknown) => {
      throw isTokenAtFault(error) ? refusal(error) : keysMissing(error);
    });
    const parsed = claims.safeParse(payload);
    if (!parsed.success) throw refusal(parsed.error);
    const { sub, auth_time: authTime, name, picture, firebase } = parsed.data;
    const uids = [sub, ...(firebase?.identities?.['google.com'] ?? [])];
    const isAddress = email === null || parsed.data.email.toLowerCase() === email.toLowerCase();
    if (!uids.includes(uid) || !isAddress) throw refusal();
    const signedInAt = authTime === undefined ? null : new Date(authTime * 1_000);
    return { uid: sub, email: parsed.data.email, name, picture, signedInAt };
  };
}

/** Of jose's errors only these speak of the token; the rest, and whatever `fetch` throws, mean that keys are missing. */
const isTokenAtFault = (error: unknown) =>
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys;

const keysMissing = (cause: unknown) =>
  new AppError('google-unavailable', 'Google cannot be reached. Please try again in a moment.', {
    asNonFieldError: true,
    retryAfter: 10,
    cause,
  });
