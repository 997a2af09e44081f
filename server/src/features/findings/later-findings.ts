import { limits, type Turn } from '@sextant/contracts';
import { pending } from '../../answers/turns/finding-states.ts';
import type { Turns } from '../../answers/turns/turns.ts';
import type { LedgerThreads } from '../../citations/ledger/in-threads/ledger-threads.ts';
import { AppError } from '../../errors.ts';
import { judgeOverview } from '../../overview/judge/judge-overview.ts';
import type { OverviewMaker } from '../../overview/overview-maker.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { addLedgerJob, addOverviewJob } from './finding-jobs.ts';
import { whileNoOtherJudges } from './judge-at-work.ts';
import type { Judging } from './judging.ts';
import { saveJudgement } from './save-judgement.ts';
import { toOverviewInput } from './to-overview-input.ts';
import type { WhileTurnStands } from './while-turn-stands.ts';

export interface LaterFindingsOptions {
  turns: Pick<Turns, 'readEnded' | 'saveLater' | 'want' | 'whenSettled' | 'read'>;
  /** Null without sources. */
  keeper: LedgerThreads | null;
  maker: OverviewMaker;
  jobs: Jobs;
  judging: Judging;
  whileTurnStands: WhileTurnStands;
  /** Aborted when this process ends: judges that are at work then are left. */
  over: AbortSignal;
}

/** What is found again about turns that have ended. */
export function createLaterFindings({
  jobs,
  judging,
  keeper,
  maker,
  over,
  turns,
  whileTurnStands,
}: LaterFindingsOptions) {
  const judgesAtWork = new Set<Promise<unknown>>();

  /** Has the overview laid out again by its job: without a judge where the reader wants rules alone. */
  async function remake(turnId: string): Promise<Turn> {
    const { states, turn } = await turns.readEnded(turnId);
    // What failed, or is not there, was to be made as it is for everybody.
    const isByRules = turn.overview !== null && states.overview?.state !== 'failed';
    await jobs.begun();
    await turns.want(turnId, { overview: { ...pending, isByRules } }, addOverviewJob(jobs));
    jobs.wake('overview');
    return turns.whenSettled(turnId, limits.remakingWait);
  }

  return {
    /**
     * Checks the citations again and lays the answers side by side again; a second call joins the first.
     * @returns the turn with its new ledger, or as it stands where that takes long
     */
    async recheck(turnId: string): Promise<Turn> {
      if (!keeper) return turns.read(turnId);
      await jobs.begun();
      await turns.want(turnId, { ledger: { ...pending, recheck: true } }, addLedgerJob(jobs));
      jobs.wake('ledger');
      return turns.whenSettled(turnId, limits.remakingWait);
    },

    /**
     * Has the answers judged again by an engine, or by rules alone where none is named. An engine that fails leaves the
     * rules' overview, which says so.
     * @throws AppError `invalid-input` for an engine that cannot judge; `rate-limited` past a day's count; `conflict`
     *   while another one is asked, or when the answers have changed; `not-found` when the turn is deleted meanwhile;
     *   `unavailable` when this process ends
     */
    async makeOverview(turnId: string, engineId: string | null, userId: string): Promise<Turn> {
      if (engineId === null) return remake(turnId);
      const choice = judging.choose(engineId);
      if (!choice.judge)
        throw new AppError('invalid-input', 'Only an engine with a key of its own can judge.', {
          fields: { engine: 'has no key on this server' },
        });
      const judgement = whileNoOtherJudges(turns, turnId, async ({ earlierQuestions, endedAt, turn }) => {
        const refused = await judging.limits.take(userId);
        if (refused) throw refused.error;
        const input = toOverviewInput({ question: turn.question, earlierQuestions }, turn.answers, turn);
        const made = await maker.make(input, { isOwed: true, signal: over });
        const byRules = made.overview.read();
        const { random, reader, timeoutMs } = judging;
        const judged = await whileTurnStands({ turn_id: turnId, ended_at: endedAt }, over, (signal) =>
          judgeOverview(input, byRules, choice, { signal, random, reader, timeoutMs }),
        );
        if (!(await saveJudgement(turns, { judged, of: turn, byRules, isWhole: true })))
          throw new AppError('conflict', 'The answers changed in the meantime. Please try again.');
      });
      judgesAtWork.add(judgement);
      try {
        await judgement;
      } catch (error) {
        if (error !== over.reason) throw error;
        throw new AppError('unavailable', 'The server has stopped. Please ask the judge again.', {
          retryAfter: 1,
        });
      } finally {
        judgesAtWork.delete(judgement);
      }
      return turns.read(turnId);
    },

    /** Waits until no judge is noted as at work here; to be called once this process ends. */
    async settle(): Promise<void> {
      await Promise.allSettled(judgesAtWork);
    },
  };
}
