import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../db/client.ts';
import { lt, sql } from '../db/orm.ts';
import { emailLinks, rateLimits, refreshTokens, resetCodes, resetTickets, signIns } from '../db/schema.ts';
import type { PlatformDependencies } from '../dependencies.ts';

const interval = 10 * 60_000;

/** Removes what has expired, at the start and now and then. Any number of processes may do so side by side. */
export const sweep = fastifyPlugin(
  async (app: FastifyInstance, { database, log }: Pick<PlatformDependencies, 'database' | 'log'>) => {
    let running = Promise.resolve();
    const run = () => {
      running = sweepExpired(database).catch((error) => log.warn({ err: error }, 'sweeping failed'));
    };
    const timer = setInterval(run, interval);
    timer.unref();
    app.addHook('onListen', async () => run());
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: 'sweep' },
);

async function sweepExpired(database: Database): Promise<void> {
  await database.delete(refreshTokens).where(lt(refreshTokens.expiresAt, sql`now()`));
  // Its last token has expired, or it was ended: either way nothing can come of it.
  await database.delete(signIns).where(
    sql`${signIns.endedAt} is not null or not exists
      (select from ${refreshTokens} where ${refreshTokens.signInId} = ${signIns.id})`,
  );
  await database.delete(resetCodes).where(lt(resetCodes.expiresAt, sql`now()`));
  await database.delete(resetTickets).where(lt(resetTickets.expiresAt, sql`now()`));
  await database.delete(emailLinks).where(lt(emailLinks.expiresAt, sql`now()`));
  await database.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
}
