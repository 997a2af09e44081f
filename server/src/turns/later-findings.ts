import type { Overview, Turn } from '@sextant/contracts';
import type { LedgerKeeper } from '../citations/ledger/ledger-keeper.ts';
import type { OverviewMaker } from '../overview/overview-maker.ts';
import { storableJson } from './storable.ts';
import { toOverviewInput } from './to-overview-input.ts';
import type { Findings, TurnStore } from './turn-store.ts';

export interface LaterFindingsOptions {
  store: TurnStore;
  /** Null without sources. */
  keeper: LedgerKeeper | null;
  maker: OverviewMaker;
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
