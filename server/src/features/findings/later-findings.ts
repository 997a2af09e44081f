import type { Turn } from '@sextant/contracts';
import { pending, ready } from '../../answers/turns/finding-states.ts';
import type { EndedTurn, Turns } from '../../answers/turns/turns.ts';
import type { LedgerKeeper } from '../../citations/ledger/ledger-keeper.ts';
import { AppError } from '../../errors.ts';
import { makeByEngine } from '../../overview/by-engine/make-by-engine.ts';
import type { OverviewEngine } from '../../overview/by-engine/overview-engine.ts';
import type { OverviewMaker } from '../../overview/overview-maker.ts';
import { storableJson } from '../../platform/db/storable.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { addLedgerJob, addOverviewJob } from './finding-jobs.ts';
import { toOverviewInput } from './to-overview-input.ts';

/** Milliseconds that a reply waits for what was asked for; it then says that it is still being made. */
const longestWait = 30_000;

export interface LaterFindingsOptions {
  turns: Pick<Turns, 'readEnded' | 'saveLater' | 'want' | 'whenSettled' | 'read'>;
  /** Null without sources. */
  keeper: LedgerKeeper | null;
  maker: OverviewMaker;
  jobs: Jobs;
  /** Those that can make an overview. */
  overviewEngines: readonly OverviewEngine[];
}

/** What is found again about turns that have ended. */
export function createLaterFindings({ jobs, keeper, maker, overviewEngines, turns }: LaterFindingsOptions) {
  async function makeByOneEngine(
    { earlierQuestions, turn, version }: EndedTurn,
    engine: OverviewEngine,
  ): Promise<void> {
    const signal = new AbortController().signal;
    const input = toOverviewInput({ question: turn.question, earlierQuestions }, turn.answers, turn);
    const byRules = await maker.make(input, { isOwed: true, signal });
    const overview = storableJson(await makeByEngine(engine, input, byRules, signal));
    if (
      !(await turns.saveLater(
        turn.turn_id,
        { version },
        { found: { overview }, states: { overview: ready } },
      ))
    )
      throw new AppError('conflict', 'Something has changed meanwhile. Please try again.');
  }

  return {
    /**
     * Checks the citations again and lays the answers side by side again; a second call joins the first.
     * @returns the turn with its new ledger, or as it stands where that takes long
     */
    async recheck(turnId: string): Promise<Turn> {
      if (!keeper) return turns.read(turnId);
      await turns.want(turnId, { ledger: { ...pending, recheck: true } }, addLedgerJob(jobs));
      jobs.wake('ledger');
      return turns.whenSettled(turnId, longestWait);
    },

    /**
     * Has the overview made again by an engine, or by rules where none is named. An engine that fails leaves the
     * rules' overview, which says so.
     * @throws AppError `invalid-input` for an engine that cannot make one; `conflict` when something was found meanwhile
     */
    async makeOverview(turnId: string, engineId: string | null): Promise<Turn> {
      const engine = overviewEngines.find(({ id }) => id === engineId);
      if (engineId !== null && !engine)
        throw new AppError('invalid-input', 'Only an engine with a key of its own can make an overview.', {
          fields: { engine: 'has no key on this server' },
        });
      if (engine) {
        await makeByOneEngine(await turns.readEnded(turnId), engine);
        return turns.read(turnId);
      }
      await turns.want(turnId, { overview: pending }, addOverviewJob(jobs));
      jobs.wake('overview');
      return turns.whenSettled(turnId, longestWait);
    },
  };
}
