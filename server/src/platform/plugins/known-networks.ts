import type { Database } from '../db/client.ts';
import { and, eq, gt, sql } from '../db/orm.ts';
import { rateLimits } from '../db/schema.ts';
import { fingerprint } from './limiter.ts';
import { networkOf } from './network-of.ts';

/** An account that no one has signed in to for so long from a network is a stranger there again. */
const days = 90;

/** An account at a network, as limits count the two together. */
export const placeOf = (email: string, address: string): string =>
  `${email.toLowerCase()} ${networkOf(address)}`;

/**
 * From which networks accounts have been signed in to. What strangers do to an account is counted apart from what is
 * done where its owner is, so that no number of them keeps the owner out. Kept beside the counters, with a date on it.
 */
export function createKnownNetworks(database: Database) {
  const keyOf = (email: string, address: string) => `known-network:${fingerprint(placeOf(email, address))}`;
  return {
    async has(email: string, address: string): Promise<boolean> {
      const rows = await database
        .select({ key: rateLimits.key })
        .from(rateLimits)
        .where(and(eq(rateLimits.key, keyOf(email, address)), gt(rateLimits.expire, Date.now())));
      return rows.length > 0;
    },

    async remember(email: string, address: string): Promise<void> {
      const expire = Date.now() + days * 86_400_000;
      await database
        .insert(rateLimits)
        .values({ key: keyOf(email, address), points: 1, expire })
        .onConflictDoUpdate({ target: rateLimits.key, set: { expire: sql`excluded.expire` } });
    },
  };
}
