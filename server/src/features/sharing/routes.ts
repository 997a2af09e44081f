import { routes } from '@sextant/contracts';
import type { FastifyInstance } from 'fastify';
import { readTurnVersions, writeConversations } from '../../answers/turns/written-conversations.ts';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../errors.ts';
import { and, eq, sql } from '../../platform/db/orm.ts';
import { sessions, users } from '../../platform/db/schema.ts';
import { noAccount } from '../../platform/db/standing-account.ts';
import { isUnchanged, sendJson } from '../../platform/plugins/json-text.ts';
import { serve } from '../../platform/plugins/serve.ts';
import { createOpaqueToken } from '../../platform/tokens/opaque-token.ts';

const missing = () => new AppError('not-found', 'This session does not exist.');

/** Links by which others read a session. A link that was revoked is as good as one that never was. */
export async function sharingFeature(app: FastifyInstance, { database }: Dependencies): Promise<void> {
  const own = (userId: string, sessionId: string) =>
    and(eq(sessions.id, sessionId), eq(sessions.userId, userId));

  serve(app, routes.share, async ({ params, userId }) => {
    const [session] = await database
      .select({ token: sessions.shareToken })
      .from(sessions)
      .where(own(userId, params.id));
    if (!session) throw missing();
    return session;
  });

  serve(app, routes.shareSession, async ({ params, userId }) => {
    const [owner] = await database
      .select({ verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.id, userId));
    if (!owner) throw noAccount();
    if (!owner.verifiedAt)
      throw new AppError('email-unverified', 'Please verify your email address before you share sessions.');
    // Two presses at once, or a second one later, find the link that there is.
    const [session] = await database
      .update(sessions)
      .set({ shareToken: sql`coalesce(${sessions.shareToken}, ${createOpaqueToken()})` })
      .where(own(userId, params.id))
      .returning({ token: sessions.shareToken });
    if (!session) throw missing();
    return session;
  });

  serve(app, routes.unshareSession, async ({ params, userId }) => {
    const [session] = await database
      .update(sessions)
      .set({ shareToken: null })
      .where(own(userId, params.id))
      .returning({ token: sessions.shareToken });
    if (!session) throw missing();
    return session;
  });

  serve(app, routes.sharedSession, async ({ params, reply, request }) => {
    await app.limits.shared(request.ip);
    const [session] = await database.select().from(sessions).where(eq(sessions.shareToken, params.token));
    if (!session) throw new AppError('not-found', 'This link doesn’t work, or no longer does.');
    reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' });
    const turns = await readTurnVersions(database, session.id, { before: null, limit: null });
    const head = {
      title: session.title,
      created_at: session.createdAt.toISOString(),
      updated_at: session.updatedAt.toISOString(),
    };
    if (isUnchanged(request, reply, [head, turns.map(({ version }) => version)]))
      return reply.code(304).send();
    const kept = app.keptReply(request, reply);
    if (kept) return kept;
    const conversations = await writeConversations(database, turns, 'included');
    return sendJson(reply, head, { conversations: `[${conversations}]` });
  });
}
