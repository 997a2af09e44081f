import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import { signIns } from '../db/schema.ts';
import type { PlatformDependencies } from '../dependencies.ts';
import { createAccessTokens } from '../tokens/access-token.ts';

/** RFC 6750; a token has no spaces in it. */
const bearer = /^Bearer +(\S+)$/i;

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

    /** A token outlives its sign-in by up to 15 minutes, so that the sign-in itself is asked for. */
    async function isSignedIn(userId: string, signInId: string): Promise<boolean> {
      const rows = await database
        .select({ id: signIns.id })
        .from(signIns)
        .where(and(eq(signIns.id, signInId), eq(signIns.userId, userId), isNull(signIns.endedAt)));
      return rows.length > 0;
    }

    app.decorateRequest('userId', '');
    app.decorateRequest('signInId', '');
    app.decorate('requireUser', async (request: FastifyRequest, reply: FastifyReply) => {
      const token = bearer.exec(request.headers.authorization ?? '')?.[1];
      const claims = token ? await accessTokens.verify(token) : null;
      if (claims && (await isSignedIn(claims.userId, claims.signInId))) {
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
  }
  interface FastifyRequest {
    /** Who asks; empty unless `app.requireUser` ran. */
    userId: string;
    /** By which sign-in; empty as above. */
    signInId: string;
  }
}
