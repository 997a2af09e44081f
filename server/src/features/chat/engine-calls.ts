import type { Engine } from '../../answers/engines/engine.ts';
import { AppError } from '../../errors.ts';
import type { Database } from '../../platform/db/client.ts';
import { createLimiter } from '../../platform/plugins/limiter.ts';

const day = 24 * 60 * 60;

/** So many calls of vendors a day, which somebody pays for. */
export interface EngineCallLimits {
  dailyUser: number;
  dailyServer: number;
}

export type EngineCalls = ReturnType<typeof createEngineCalls>;

/** A day's count of vendors' calls, of each user and of the server, in the database of all processes. Demo engines are free. */
export function createEngineCalls(database: Database, { dailyServer, dailyUser }: EngineCallLimits) {
  const ofUser = createLimiter(database, {
    name: 'engine-calls-user',
    times: dailyUser,
    seconds: day,
    message: `You have asked engines ${dailyUser.toLocaleString('en')} times in a day, which is the limit`,
  });
  const ofServer = createLimiter(database, {
    name: 'engine-calls-server',
    times: dailyServer,
    seconds: day,
    message: `This server has asked engines ${dailyServer.toLocaleString('en')} times in a day, which is its limit`,
  });
  return {
    /**
     * Counts the calls of a question before they are made.
     * @returns what gives them back when nothing came of it
     * @throws AppError `daily-limit`
     */
    async take(userId: string, engines: readonly Pick<Engine, 'mode'>[]): Promise<() => Promise<void>> {
      const calls = engines.filter(({ mode }) => mode === 'live').length;
      if (calls === 0) return async () => {};
      const giveBackUser = () => ofUser.refund(userId, calls);
      const giveBackServer = () => ofServer.refund('everyone', calls);
      const [user, server] = await Promise.allSettled([
        ofUser.consume(userId, calls),
        ofServer.consume('everyone', calls),
      ]);
      if (user.status === 'rejected') {
        if (server.status === 'fulfilled') await giveBackServer();
        asDailyLimit(user.reason);
      }
      if (server.status === 'rejected') {
        await giveBackUser();
        asDailyLimit(server.reason);
      }
      return async () => {
        await Promise.all([giveBackUser(), giveBackServer()]);
      };
    },
  };
}

function asDailyLimit(error: unknown): never {
  if (error instanceof AppError && error.code === 'rate-limited')
    throw new AppError('daily-limit', error.message, error.details);
  throw error;
}
