import { expect, it } from 'vitest';
import { databaseForFile } from '../../testing/for-file.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { sql } from '../db/orm.ts';
import { rateLimits, refreshTokens, resetCodes, resetTickets, signIns, users } from '../db/schema.ts';

const own = databaseForFile();

it('removes what has expired and nothing else when a server starts', async () => {
  const { database } = own;
  const past = sql`now() - interval '1 second'`;
  const future = sql`now() + interval '1 minute'`;
  const [user] = await database.insert(users).values({ email: 'a@example.org', fullName: 'A' }).returning();
  const userId = user?.id ?? '';
  const [open, over, ended] = await database
    .insert(signIns)
    .values([{ userId }, { userId }, { userId, endedAt: past }])
    .returning();
  await database.insert(refreshTokens).values([
    { hash: 'used', signInId: open?.id ?? '', expiresAt: future, usedAt: past },
    { hash: 'live', signInId: open?.id ?? '', expiresAt: future },
    { hash: 'expired', signInId: open?.id ?? '', expiresAt: past },
    { hash: 'last', signInId: over?.id ?? '', expiresAt: past },
    { hash: 'signed out', signInId: ended?.id ?? '', expiresAt: future },
  ]);
  await database.insert(resetCodes).values([
    { userId, codeHash: 'live', expiresAt: future },
    { userId, codeHash: 'expired', expiresAt: past },
  ]);
  await database.insert(resetTickets).values([
    { userId, hash: 'live', expiresAt: future },
    { userId, hash: 'expired', expiresAt: past },
  ]);
  await database.insert(rateLimits).values([
    { key: 'live', points: 1, expire: Date.now() + 60_000 },
    { key: 'expired', points: 1, expire: Date.now() - 1 },
  ]);

  const server = await startTestApp({ database });
  try {
    await expect.poll(() => database.$count(rateLimits)).toBe(1);
    const tokens = await database.select({ hash: refreshTokens.hash }).from(refreshTokens);
    expect(tokens.map(({ hash }) => hash).sort()).toEqual(['live', 'used']);
    expect((await database.select().from(signIns)).map(({ id }) => id)).toEqual([open?.id]);
    expect((await database.select().from(resetCodes)).map(({ codeHash }) => codeHash)).toEqual(['live']);
    expect((await database.select().from(resetTickets)).map(({ hash }) => hash)).toEqual(['live']);
  } finally {
    await server.close();
  }
});
