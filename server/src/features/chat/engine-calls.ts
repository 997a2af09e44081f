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
      await ofUser.consume(userId, calls).catch(asDailyLimit);
      try {
        await ofServer.consume('everyone', calls);
      } catch (error) {
        await ofUser.refund(userId, calls);
        asDailyLimit(error);
      }
      return async () => {
        await ofUser.refund(userId, calls);
        await ofServer.refund('everyone', calls);
      };
    },
  };
}

function asDailyLimit(error: unknown): never {
  if (error instanceof AppError && error.code === 'rate-limited')
    throw new AppError('daily-limit', error.message, error.details);
  throw error;
}
