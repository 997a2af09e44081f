import type { Judgement } from '@sextant/contracts';
import { AppError } from '../../errors.ts';
import type { Database } from '../../platform/db/client.ts';
import { createLimiter } from '../../platform/plugins/limiter.ts';

const day = 24 * 60 * 60;

export type JudgeLimits = ReturnType<typeof createJudgeLimits>;

/** How often answers may be judged: a day's count of each user and of the server, in the database of all processes. */
export function createJudgeLimits(
  database: Database,
  { dailyServer, dailyUser }: { dailyUser: number; dailyServer: number },
) {
  const limits = [
    {
      why: 'limit-user' as const,
      key: (userId: string) => userId,
      limiter: createLimiter(database, {
        name: 'judge-user',
        times: dailyUser,
        seconds: day,
        message: `Your answers have been judged ${dailyUser} times in a day, which is the limit`,
      }),
    },
    {
      why: 'limit-server' as const,
      key: () => 'everyone',
      limiter: createLimiter(database, {
        name: 'judge-server',
        times: dailyServer,
        seconds: day,
        message: `This server has judged ${dailyServer} times in a day, which is its limit`,
      }),
    },
  ];
  return {
    /**
     * Counts one judgement, or nothing where there may be none.
     * @returns why there may be none, with the error that says so; null where there may
     */
    async take(
      userId: string,
    ): Promise<{ missing: NonNullable<Judgement['missing']>; error: AppError } | null> {
      const counted: (() => Promise<void>)[] = [];
      for (const { key, limiter, why } of limits)
        try {
          await limiter.consume(key(userId));
          counted.push(() => limiter.refund(key(userId)));
        } catch (error) {
          for (const giveBack of counted) await giveBack();
          if (!(error instanceof AppError && error.code === 'rate-limited')) throw error;
          return { missing: { why, reason: error.message }, error };
        }
      return null;
    },
  };
}
