import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../errors.ts';
import type { PlatformDependencies } from '../dependencies.ts';
import { createAccessTokens, type VerifiedClaims } from '../tokens/access-token.ts';

/** RFC 6750; a token has no spaces in it. */
const bearer = /^Bearer +(\S+)$/i;

/** So long (ms) a sign-in that stood is not asked for again: one that another process ends lives on for it. */
const rememberedMs = 2_000;
const maxRemembered = 20_000;

/** A token that was good: what it says does not change, whether its sign-in stands does. */
interface Remembered {
  claims: VerifiedClaims;
  /** When that was last asked for and found, as `performance.now` tells. */
  stoodAt: number;
}

/**
 * Decorates `app.requireUser`, the guard of every call with `access: 'user'`: it sets `request.userId` and `request.signInId`, or answers
 * 401 in one and the same way, whatever is wrong with the token.
 */
export const authentication = fastifyPlugin(
  async (
    app: FastifyInstance,
    { appSecret, database }: Pick<PlatformDependencies, 'appSecret' | 'database'>,
  ) => {
    const accessTokens = createAccessTokens(appSecret);

    const remembered = new LRUCache<string, Remembered>({ max: maxRemembered });
    /** Grows as sign-ins end here: what was asked before that is not remembered after it. */
    let endings = 0;

    /** A token outlives its sign-in by up to 15 minutes, so that the sign-in itself is asked for. */
    async function isSignedIn({ signInId, userId }: VerifiedClaims): Promise<boolean> {
      const { rows } = await database.$client.query({
        name: 'sign-in-stands',
        text: 'select from sign_ins where id = $1 and user_id = $2 and ended_at is null',
        values: [signInId, userId],
      });
      return rows.length > 0;
    }

    /** Whose token it is; null where it is none, or no longer one. */
    async function claimsOf(token: string): Promise<VerifiedClaims | null> {
      const known = remembered.get(token);
      const claims = known?.claims ?? (await accessTokens.verify(token));
      const askedAt = performance.now();
      if (!claims || claims.expiresAt <= Date.now()) return null;
      if (known && askedAt - known.stoodAt < rememberedMs) return claims;
      const before = endings;
      if (!(await isSignedIn(claims))) return null;
      if (before === endings) remembered.set(token, { claims, stoodAt: askedAt });
      return claims;
    }

    app.decorate('signInsEnded', () => {
      endings += 1;
      remembered.clear();
    });
    app.decorateRequest('userId', '');
    app.decorateRequest('signInId', '');
    app.decorate('requireUser', async (request: FastifyRequest, reply: FastifyReply) => {
      const token = bearer.exec(request.headers.authorization ?? '')?.[1];
      const claims = token ? await claimsOf(token) : null;
      if (claims) {
        request.userId = claims.userId;
        request.signInId = claims.signInId;
        return;
      }
      reply.header('www-authenticate', token ? 'Bearer error="invalid_token"' : 'Bearer');
      throw new AppError('unauthenticated', 'Please sign in.');
    });
  },
  { name: 'authentication' },
);

declare module 'fastify' {
  interface FastifyInstance {
    /** `onRequest` hook that lets only signed-in people pass. */
    requireUser(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /** To be called once sign-ins have ended, before it is said: from then on their tokens are refused here. */
    signInsEnded(): void;
  }
  interface FastifyRequest {
    /** Who asks; empty unless `app.requireUser` ran. */
    userId: string;
    /** By which sign-in; empty as above. */
    signInId: string;
  }
}
