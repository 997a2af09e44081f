import type { Turn } from '@sextant/contracts';
import type { Findings } from '../../answers/turns/findings.ts';
import { storableJson } from '../../answers/turns/storable.ts';
import type { Turns } from '../../answers/turns/turns.ts';
import type { LedgerKeeper } from '../../citations/ledger/ledger-keeper.ts';
import { AppError } from '../../errors.ts';
import { noJudgement } from '../../overview/judge/choose-judges.ts';
import { judgeOverview } from '../../overview/judge/judge-overview.ts';
import type { OverviewMaker } from '../../overview/overview-maker.ts';
import type { Judging } from './judging.ts';
import { toOverviewInput } from './to-overview-input.ts';
import { withJudgement } from './with-judgement.ts';

export interface LaterFindingsOptions {
  turns: Pick<Turns, 'readEnded' | 'saveLater'>;
  /** Null without sources. */
  keeper: LedgerKeeper | null;
  maker: OverviewMaker;
  judging: Judging;
}

/** A turn that has ended, and the version of its findings: what was found since then is not overwritten. */
interface EndedTurn {
  turn: Turn;
  version: number;
  earlierQuestions: readonly string[];
}

/** What is found again about turns that have ended. */
export function createLaterFindings({ judging, keeper, maker, turns }: LaterFindingsOptions) {
  const rechecks = new Map<string, Promise<void>>();

  async function recheck({ earlierQuestions, turn, version }: EndedTurn): Promise<void> {
    if (!keeper) return;
    const { answers, evidence, overview, question } = turn;
    const signal = new AbortController().signal;
    const ledger = storableJson(
      await keeper.check({
        evidence,
        question,
        answers: answers.filter(({ text }) => text !== ''),
        ...(turn.ledger && { previous: turn.ledger }),
        recheck: true,
        signal,
      }),
    );
    const found: Partial<Findings> = { ledger };
    // An overview that cannot be made keeps no ledger from being written.
    const remade = await maker
      .make(toOverviewInput({ question, earlierQuestions }, answers, { evidence, ledger }), signal)
      .catch(() => null);
    if (remade) found.overview = storableJson(withJudgement(remade, overview));
    if (await turns.saveLater(turn.turn_id, version, found)) return;
    // A judge has spoken meanwhile: that stays too.
    const latest = await turns.readEnded(turn.turn_id);
    if (remade) found.overview = storableJson(withJudgement(remade, latest.turn.overview));
    await turns.saveLater(turn.turn_id, latest.version, found);
  }

  return {
    /** Checks the citations again and lays the answers side by side again; a second call joins the first. */
    async recheck(ended: EndedTurn): Promise<void> {
      const id = ended.turn.turn_id;
      const running = rechecks.get(id) ?? recheck(ended).finally(() => rechecks.delete(id));
      rechecks.set(id, running);
      await running;
    },

    /**
     * Has the answers judged again by an engine, or by rules alone where none is named. An engine that fails leaves the
     * rules' overview, which says so.
     * @throws AppError `invalid-input` for an engine that cannot judge; `rate-limited` past a day's count; `conflict`
     *   when something was found meanwhile
     */
    async makeOverview(
      { earlierQuestions, turn, version }: EndedTurn,
      engineId: string | null,
      userId: string,
    ): Promise<void> {
      const choice =
        engineId === null ? noJudgement('by-reader', 'You asked for rules alone.') : judging.choose(engineId);
      if (engineId !== null && !choice.judge)
        throw new AppError('invalid-input', 'Only an engine with a key of its own can judge.', {
          fields: { engine: 'has no key on this server' },
        });
      const refused = choice.judge && (await judging.limits.take(userId));
      if (refused) throw refused.error;
      const signal = new AbortController().signal;
      const input = toOverviewInput({ question: turn.question, earlierQuestions }, turn.answers, turn);
      const byRules = await maker.make(input, signal);
      const overview = await judgeOverview(input, byRules, choice, {
        signal,
        random: judging.random,
        timeoutMs: judging.timeoutMs,
      });
      if (!(await turns.saveLater(turn.turn_id, version, { overview: storableJson(overview) })))
        throw new AppError('conflict', 'Something has changed meanwhile. Please try again.');
    },
  };
}
