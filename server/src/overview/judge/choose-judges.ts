import type { Judgement } from '@sextant/contracts';
import type { Judge } from './judge.ts';

/** `auto`, `off`, or the id of an engine. */
export interface JudgeSettings {
  judge: string;
  second: string;
  /** Judgements a day for one reader, and for all together; 0 for none. */
  dailyUser: number;
  dailyServer: number;
}

type Missing = NonNullable<Judgement['missing']>;

/** Who judges, and who is asked where it counts; where no one, why. */
export interface JudgeChoice {
  judge: Judge | null;
  missing: Missing | null;
  second: Judge | null;
  secondMissing: Missing | null;
}

const nobody = (why: Missing['why'], reason: string): JudgeChoice => ({
  judge: null,
  missing: { why, reason },
  second: null,
  secondMissing: null,
});

/** No judgement, since the reader or a limit has it so. */
export const noJudgement = nobody;

/**
 * Chooses who judges: as is set, or the engine that the reader asks for.
 * @param live engines with a key, in the order of the registry; the judge that is set may have a model of its own
 */
export function chooseJudges(
  live: readonly Judge[],
  { judge: wanted, second: wantedSecond, dailyServer, dailyUser }: JudgeSettings,
  asked?: string,
): JudgeChoice {
  if (live.length === 0)
    return nobody(
      'no-live-engine',
      "No engine has a key here: add an engine's key to have statements compared and a synthesis written.",
    );
  if (wanted === 'off' && !asked)
    return nobody(
      'off',
      dailyUser > 0 && dailyServer > 0
        ? 'On this server the judge runs only when a reader asks for it.'
        : 'Judging is turned off on this server.',
    );
  const judge = findJudge(live, asked ?? wanted);
  if (!judge) return nobody('no-key', `${asked ?? wanted}, chosen as the judge, has no key on this server.`);
  const others = live.filter(({ id }) => id !== judge.id);
  const without = (why: Missing['why'], reason: string): JudgeChoice => ({
    judge,
    missing: null,
    second: null,
    secondMissing: { why, reason },
  });
  if (wantedSecond === 'off') return without('off', 'No second judge is asked on this server.');
  if (others.length === 0)
    return without(
      'only-one-live',
      'There is only one judge, itself one of the six engines: no other has a key on this server.',
    );
  // The one that is set as second may be the very one that the reader asks to judge.
  const second = findJudge(others, wantedSecond === judge.id ? 'auto' : wantedSecond);
  if (!second)
    return without('no-key', `${wantedSecond}, chosen as the second judge, has no key on this server.`);
  return { judge, missing: null, second, secondMissing: null };
}

const findJudge = (live: readonly Judge[], wanted: string): Judge | undefined =>
  wanted === 'auto' ? live[0] : live.find(({ id }) => id === wanted);
