import type { Overview, Turn } from '@sextant/contracts';
import type { LedgerKeeper } from '../citations/ledger/ledger-keeper.ts';
import type { Engine } from '../engines/engine.ts';
import { toEngineError } from '../engines/engine-error.ts';
import { AppError } from '../errors.ts';
import { makeByEngine } from '../overview/by-engine/make-by-engine.ts';
import type { OverviewMaker } from '../overview/overview-maker.ts';
import type { Findings } from './findings.ts';
import { storableJson } from './storable.ts';
import { toOverviewInput } from './to-overview-input.ts';
import type { TurnStore } from './turn-store.ts';

export interface LaterFindingsOptions {
  store: TurnStore;
  /** Null without sources. */
  keeper: LedgerKeeper | null;
  maker: OverviewMaker;
  engines: readonly Engine[];
}

/** What is found anew about turns that have ended. */
export class LaterFindings {
  readonly #options: LaterFindingsOptions;
  readonly #rechecks = new Map<string, Promise<void>>();

  constructor(options: LaterFindingsOptions) {
    this.#options = options;
  }

  /**
   * Checks the citations again and lays the answers side by side anew; a second call joins the first.
   * @param version of the findings that `turn` holds: what was found since then is not overwritten
   */
  async recheck(turn: Turn, version: number): Promise<void> {
    const running =
      this.#rechecks.get(turn.turn_id) ??
      this.#recheck(turn, version).finally(() => this.#rechecks.delete(turn.turn_id));
    this.#rechecks.set(turn.turn_id, running);
    await running;
  }

  /**
   * Has the overview made anew by an engine, or by rules where none is named. An engine that fails leaves the rules'
   * overview, which says so.
   * @throws AppError `invalid-input` for an engine that cannot make one; `conflict` when something was found meanwhile
   */
  async makeOverview(turn: Turn, version: number, engineId: string | null): Promise<void> {
    const { engines, maker, store } = this.#options;
    const engine = engines.find(({ id, mode }) => id === engineId && mode === 'live');
    if (engineId !== null && !engine)
      throw new AppError('invalid-input', 'Only an engine with a key of its own can make an overview.', {
        fields: { engine: 'has no key on this server' },
      });
    const signal = new AbortController().signal;
    const input = toOverviewInput(turn.question, turn.answers, turn);
    const byRules = await maker.make(input, signal);
    const overview = engine
      ? await makeByEngine(engine, input, byRules, signal).catch((error: unknown) => ({
          ...byRules,
          made_by: { ...byRules.made_by, failure: toEngineError(engine.label, error).message },
        }))
      : byRules;
    if (!(await store.saveLater(turn.turn_id, version, { overview: storableJson(overview) })))
      throw new AppError('conflict', 'Something has changed meanwhile. Please try again.');
  }

  async #recheck(turn: Turn, version: number): Promise<void> {
    const { keeper, maker, store } = this.#options;
    if (!keeper) return;
    const { answers, evidence, overview, question } = turn;
    const signal = new AbortController().signal;
    const ledger = storableJson(
      await keeper.check({
        evidence,
        answers: answers.filter(({ text }) => text !== ''),
        ...(turn.ledger && { previous: turn.ledger }),
        recheck: true,
        signal,
      }),
    );
    const found: Partial<Findings> = { ledger };
    // An overview that cannot be made keeps no ledger from being written.
    const remade = await maker
      .make(toOverviewInput(question, answers, { evidence, ledger }), signal)
      .catch(() => null);
    if (remade) found.overview = storableJson(withEnginesPart(remade, overview));
    await store.saveLater(turn.turn_id, version, found);
  }
}

/** What an engine made of the same answers stays: only the literature's part has changed. */
function withEnginesPart(remade: Overview, before: Overview | null): Overview {
  if (!before?.made_by.engine) return remade;
  const { engines, made_by, positions, statements, synthesis } = before;
  return { ...remade, engines, made_by, positions, statements, synthesis };
}
