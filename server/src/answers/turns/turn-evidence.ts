import type { Evidence } from '@sextant/contracts';
import type { Logger } from 'pino';
import { describeEvidence } from '../../literature/evidence/evidence-prompt.ts';
import type { EvidenceGatherer } from '../../literature/evidence/gather-evidence.ts';
import { Written } from '../../platform/db/written.ts';
import type { LiveTurn } from './live-turn.ts';
import { whileOwned } from './while-owned.ts';

/** The evidence of turns, found before their engines are asked. Nothing of it can stop a turn. */
export class TurnEvidence {
  readonly #gatherer: EvidenceGatherer | null;
  readonly #log: Logger;
  readonly #gathering = new WeakMap<LiveTurn, Promise<void>>();
  readonly #described = new WeakMap<Written<Evidence>, string>();

  /** @param gatherer null: nothing is looked for */
  constructor(gatherer: EvidenceGatherer | null, log: Logger) {
    this.#gatherer = gatherer;
    this.#log = log;
  }

  /**
   * Looks for evidence, for a turn that has none yet. None is looked for beside a text that was written without: what "[1]"
   * is in it would be read as the first work of a list that its engine was not given. Never rejects, and takes no longer than
   * the sources may.
   */
  async gather(turn: LiveTurn, earlierQuestions: readonly string[]): Promise<void> {
    const gatherer = this.#gatherer;
    if (!gatherer || turn.evidence) return;
    if ([...turn.answers.values()].some(({ shownText }) => shownText !== '') && !this.#gathering.has(turn))
      return;
    const running =
      this.#gathering.get(turn) ??
      this.#gather(gatherer, turn, earlierQuestions).finally(() => this.#gathering.delete(turn));
    this.#gathering.set(turn, running);
    await running;
  }

  /** The evidence in words, for the engines' prompts; null where none was looked for. */
  describe({ evidence }: LiveTurn): string | null {
    if (!evidence) return null;
    const described = this.#described.get(evidence) ?? describeEvidence(evidence.read());
    this.#described.set(evidence, described);
    return described;
  }

  async #gather(gatherer: EvidenceGatherer, turn: LiveTurn, earlierQuestions: readonly string[]) {
    const { head, left } = turn;
    try {
      const evidence = await gatherer.gather(head.question, earlierQuestions, left.signal);
      turn.publish('evidence', Written.of(evidence, evidence.searched_at));
      // The engines do not wait for the database, but it is to have them before a process that goes on with their texts.
      void whileOwned(turn, () => turn.saveFindings());
    } catch (error) {
      if (!left.signal.aborted)
        this.#log.error({ err: error, turn: head.turnId }, 'no evidence could be gathered');
    }
  }
}
