import type { Database } from '../platform/db/client.ts';
import { eq, sql } from '../platform/db/orm.ts';
import { users } from '../platform/db/schema.ts';

const databases = new Map<string, Database>();

/**
 * Says which database a server of this process has.
 * @returns forgets it: once closed, its address may be given to a server of another process
 */
export function knowServer(url: string, database: Database): () => void {
  databases.set(url, database);
  return () => void databases.delete(url);
}

/**
 * Makes an e-mail address count as verified, as if its owner had opened the link; `accounts/own/email.test.ts` opens it.
 * On a server of another process it stays unverified, and the account shares nothing.
 */
export async function verifyDirectly(url: string, email: string): Promise<void> {
  await databases.get(url)?.update(users).set({ emailVerifiedAt: sql`now()` }).where(eq(users.email, email));
}
