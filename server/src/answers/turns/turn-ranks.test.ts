import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { databaseForFile } from '../../testing/for-file.ts';
import { createTurnRanks } from './turn-ranks.ts';

const own = databaseForFile();

it('gives turns of one person that end together ranks of their own, and none waits for another to be stored', async () => {
  const ranks = createTurnRanks();
  const [busy, other] = [randomUUID(), randomUUID()];
  const held = Promise.withResolvers<void>();
  /** Resolves when the turn has its rank; the transaction stays open until `held` does. */
  const end = (userId: string) =>
    new Promise<{ rank: number; stored: Promise<void> }>((resolve, reject) => {
      const stored = ranks.whileWriting((rankOf) =>
        own.database.transaction(async (transaction) => {
          const { rank } = await rankOf(transaction, randomUUID(), userId);
          resolve({ rank, stored });
          await held.promise;
        }),
      );
      stored.catch(reject);
    });
  const ends = [await end(busy), await end(busy), await end(other), await end(busy)];
  expect(ends.map(({ rank }) => rank)).toEqual([0, 1, 0, 2]);
  held.resolve();
  await Promise.all(ends.map(({ stored }) => stored));
  expect((await end(busy)).rank).toBe(0);
});

it('counts no turn that could not be stored', async () => {
  const ranks = createTurnRanks();
  const user = randomUUID();
  const failing = ranks.whileWriting((rankOf) =>
    own.database.transaction(async (transaction) => {
      await rankOf(transaction, randomUUID(), user);
      throw new Error('the disk is full');
    }),
  );
  await expect(failing).rejects.toThrow('the disk is full');
  const rank = await ranks.whileWriting((rankOf) =>
    own.database.transaction(async (transaction) => (await rankOf(transaction, randomUUID(), user)).rank),
  );
  expect(rank).toBe(0);
});
