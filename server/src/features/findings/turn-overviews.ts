import { type Judgement, unjudged } from '@sextant/contracts';
import type { Findings, WrittenTurn } from '../../answers/turns/findings.ts';
import { noJudgement } from '../../overview/judge/choose-judges.ts';
import type { MadeOverview, OverviewMaker } from '../../overview/overview-maker.ts';
import type { StoredState } from '../../platform/db/schema.ts';
import { Written } from '../../platform/db/written.ts';
import { orAborted } from '../../platform/time/or-aborted.ts';
import { toOverviewInput } from './to-overview-input.ts';
import { withJudgement } from './with-judgement.ts';

/** Milliseconds that an overview which nobody waited for any more is kept for the job that is to have it. */
const leftMs = 30_000;

/** An overview that is being made, or waits for its job. */
interface Making {
  overview: Promise<MadeOverview>;
  /** So many wait for it now. */
  waiting: number;
}

/**
 * Makes the overviews of turns whose answers have ended, each once for the same answers and ledger, whoever asks for it: one
 * hostile set of answers is to hold one thread.
 */
export function createTurnOverviews(maker: OverviewMaker) {
  const underWay = new Map<string, Making>();

  function makeByRules(
    turn: WrittenTurn,
    earlierQuestions: readonly string[],
    isAlone: boolean,
    signal: AbortSignal,
  ): Promise<MadeOverview> {
    const { answers, ended_at, ledger, question, turn_id } = turn;
    const key = [turn_id, ended_at, ledger?.at, isAlone].join(' ');
    const joined = underWay.get(key);
    if (joined) return waitFor(joined, signal);
    const input = toOverviewInput({ question, earlierQuestions }, answers, turn);
    const overview = maker.make(input, {
      isOwed: true,
      signal: new AbortController().signal,
      judgement: isAlone ? rulesAlone : undefined,
    });
    const making = { overview, waiting: 0 };
    underWay.set(key, making);
    const forget = () => underWay.delete(key);
    overview.then(() => (making.waiting > 0 ? forget() : setTimeout(forget, leftMs).unref()), forget);
    return waitFor(making, signal);
  }

  /**
   * By rules: `withWhatWasJudged` sets upon it what a judge has said by the time it is written.
   * @param wanted whether the reader wants rules alone
   * @throws as `OverviewMaker.make`
   */
  return (
    turn: WrittenTurn,
    earlierQuestions: readonly string[],
    wanted: StoredState,
    signal: AbortSignal,
  ): Promise<MadeOverview> => makeByRules(turn, earlierQuestions, wanted.isByRules === true, signal);
}

/** With what was judged of the same answers so far, where that is wanted. */
export const withWhatWasJudged = (
  made: MadeOverview,
  wanted: StoredState,
  { overview }: Pick<WrittenTurn, 'overview'>,
): MadeOverview => (wanted.keepsJudgement && overview ? asJudged(made, overview) : made);

async function waitFor(making: Making, signal: AbortSignal): Promise<MadeOverview> {
  making.waiting += 1;
  try {
    return await orAborted(making.overview, signal);
  } finally {
    making.waiting -= 1;
  }
}

/** Of an overview that the reader wants by rules alone. */
const rulesAlone: Judgement = {
  ...unjudged,
  missing: noJudgement('by-reader', 'You asked for rules only.').missing,
};

function asJudged(made: MadeOverview, before: Findings['overview']): MadeOverview {
  const overview = withJudgement(made.overview.read(), before.read());
  return { overview: Written.of(overview, overview.made_at), judgement: overview.judgement };
}
