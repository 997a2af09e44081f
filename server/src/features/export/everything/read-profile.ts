import { pages } from '@sextant/contracts';
import type { Database } from '../../../platform/db/client.ts';
import { and, asc, eq, isNotNull, isNull } from '../../../platform/db/orm.ts';
import { pictures, sessions, signIns, users } from '../../../platform/db/schema.ts';

/** What is kept of somebody beside their sessions. */
export async function readProfile(database: Database, userId: string, publicUrl: string) {
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  if (!user) return null;
  const signedIn = await database
    .select()
    .from(signIns)
    .where(and(eq(signIns.userId, userId), isNull(signIns.endedAt)))
    .orderBy(asc(signIns.createdAt));
  const shared = await database
    .select({ title: sessions.title, token: sessions.shareToken })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.shareToken)))
    .orderBy(asc(sessions.createdAt));
  return {
    email: user.email,
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    full_name: user.fullName,
    created_at: user.createdAt.toISOString(),
    signs_in_with: user.passwordHash === null ? 'Google' : 'password',
    sign_ins: signedIn.map(({ createdAt, device, lastUsedAt }) => ({
      device,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
    shared_links: shared.map(({ title, token }) => ({
      title,
      address: `${publicUrl}${pages.shared.replace(':token', token ?? '')}`,
    })),
  };
}

/** Profile pictures, as they are kept. */
export async function readPictures(database: Database, userId: string): Promise<Buffer[]> {
  const rows = await database
    .select({ jpeg: pictures.jpeg })
    .from(pictures)
    .where(eq(pictures.userId, userId));
  return rows.map(({ jpeg }) => jpeg);
}
