import type { Overview, Turn } from '@sextant/contracts';
import type { Findings } from '../../answers/turns/findings.ts';
import { storableJson } from '../../answers/turns/storable.ts';
import type { Turns } from '../../answers/turns/turns.ts';
import type { LedgerKeeper } from '../../citations/ledger/ledger-keeper.ts';
import { AppError } from '../../errors.ts';
import { makeByEngine } from '../../overview/by-engine/make-by-engine.ts';
import type { OverviewEngine } from '../../overview/by-engine/overview-engine.ts';
import type { OverviewMaker } from '../../overview/overview-maker.ts';
import { toOverviewInput } from './to-overview-input.ts';

export interface LaterFindingsOptions {
  turns: Pick<Turns, 'saveLater'>;
  /** Null without sources. */
  keeper: LedgerKeeper | null;
  maker: OverviewMaker;
  /** Those that can make an overview. */
  overviewEngines: readonly OverviewEngine[];
}

/** A turn that has ended, and the version of its findings: what was found since then is not overwritten. */
interface EndedTurn {
  turn: Turn;
  version: number;
  earlierQuestions: readonly string[];
}

/** What is found again about turns that have ended. */
export function createLaterFindings({ keeper, maker, overviewEngines, turns }: LaterFindingsOptions) {
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
    if (remade) found.overview = storableJson(withEnginesPart(remade, overview));
    await turns.saveLater(turn.turn_id, version, found);
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
     * Has the overview made again by an engine, or by rules where none is named. An engine that fails leaves the
     * rules' overview, which says so.
     * @throws AppError `invalid-input` for an engine that cannot make one; `conflict` when something was found meanwhile
     */
    async makeOverview(
      { earlierQuestions, turn, version }: EndedTurn,
      engineId: string | null,
    ): Promise<void> {
      const engine = overviewEngines.find(({ id }) => id === engineId);
      if (engineId !== null && !engine)
        throw new AppError('invalid-input', 'Only an engine with a key of its own can make an overview.', {
          fields: { engine: 'has no key on this server' },
        });
      const signal = new AbortController().signal;
      const input = toOverviewInput({ question: turn.question, earlierQuestions }, turn.answers, turn);
      const byRules = await maker.make(input, signal);
      const overview = engine ? await makeByEngine(engine, input, byRules, signal) : byRules;
      if (!(await turns.saveLater(turn.turn_id, version, { overview: storableJson(overview) })))
        throw new AppError('conflict', 'Something has changed meanwhile. Please try again.');
    },
  };
}

/** What an engine made of the same answers stays: only the literature's part has changed. */
function withEnginesPart(remade: Overview, before: Overview | null): Overview {
  if (!before?.made_by.engine) return remade;
  const { engines, made_by, positions, statements, synthesis } = before;
  return { ...remade, engines, made_by, positions, statements, synthesis };
}
