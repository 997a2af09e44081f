import { setImmediate } from 'node:timers/promises';
import type { Answer, Evidence, Ledger, Overview } from '@sextant/contracts';
import type { Logger } from 'pino';
import type { LedgerKeeper } from '../citations/ledger/ledger-keeper.ts';
import { describeEvidence } from '../evidence/evidence-prompt.ts';
import { createEvidenceGatherer, type EvidenceGatherer } from '../evidence/gather-evidence.ts';
import type { OverviewMaker } from '../overview/overview-maker.ts';
import type { Source } from '../sources/source.ts';
import type { LiveTurn } from './live-turn.ts';
import { storableJson } from './storable.ts';
import { toOverviewInput } from './to-overview-input.ts';
import type { TurnStore } from './turn-store.ts';

/** Two checks may still be to come when the last answer ends; each keeps its own time, this is for what does not. */
const longestSettling = 12_000;

export interface TurnFindingsOptions {
  store: TurnStore;
  /** This process, as leases name it. */
  owner: string;
  sources: readonly Source[];
  /** Null without sources. */
  keeper: LedgerKeeper | null;
  maker: OverviewMaker;
  log: Logger;
  /** Milliseconds that the sources have, for a search and for a check. */
  budget?: number;
}

/** A check that took so long met sources that hang: those after it do not wait for them as long again. */
const slowCheck = 3_000;
const budgetAfterSlowCheck = 1_500;

/** What goes on beside the answers of one turn. */
interface Progress {
  gathering: Promise<void> | null;
  checking: Promise<void> | null;
  /** An answer has ended since the running check began. */
  isCheckWanted: boolean;
  isSlow: boolean;
  unsaved: Set<'evidence' | 'ledger' | 'overview'>;
  saving: Promise<void>;
}

/**
 * What is found about a turn beside its answers: the evidence before they start, the ledger of their citations and the
 * overview of them as they end. Nothing of it can stop a turn. Without sources, there is an overview alone.
 */
export class TurnFindings {
  readonly #options: TurnFindingsOptions;
  readonly #gatherer: EvidenceGatherer | null;
  readonly #progress = new WeakMap<LiveTurn, Progress>();
  readonly #described = new WeakMap<Evidence, string>();

  constructor(options: TurnFindingsOptions) {
    this.#options = options;
    this.#gatherer = options.sources.length > 0 ? createEvidenceGatherer(options) : null;
  }

  /** Looks for evidence, for a turn that has none yet. Never rejects, and takes no longer than the sources may. */
  async gather(turn: LiveTurn, earlierQuestions: readonly string[]): Promise<void> {
    const { head, left } = turn;
    const gatherer = this.#gatherer;
    if (!gatherer || turn.evidence) return;
    const progress = this.#progressOf(turn);
    progress.gathering ??= (async () => {
      try {
        const found = storableJson(await gatherer.gather(head.question, earlierQuestions, left.signal));
        if (turn.isLost || turn.endedAt) return;
        turn.evidence = found;
        progress.unsaved.add('evidence');
        turn.emit({ type: 'sources-found', turn_id: head.turnId, evidence: found });
        // The engines do not wait for the database; what cannot be written now is written at the turn's end.
        void this.save(turn).catch(() => {});
      } catch (error) {
        if (!left.signal.aborted)
          this.#options.log.error({ err: error, turn: head.turnId }, 'no evidence could be gathered');
      } finally {
        progress.gathering = null;
      }
    })();
    await progress.gathering;
  }

  /** The evidence in words, for the engines' prompts; null where none was looked for. */
  describe({ evidence }: LiveTurn): string | null {
    if (!evidence) return null;
    const described = this.#described.get(evidence) ?? describeEvidence(evidence);
    this.#described.set(evidence, described);
    return described;
  }

  /**
   * Has all answers that have ended laid side by side and their citations checked: one check at a time, and one more
   * for all that come meanwhile.
   */
  check(turn: LiveTurn): void {
    const progress = this.#progressOf(turn);
    progress.isCheckWanted = true;
    progress.checking ??= this.#check(turn, progress);
  }

  /** Resolves when the last check that was asked for is done, or has taken too long. */
  async settled(turn: LiveTurn): Promise<void> {
    const { checking } = this.#progressOf(turn);
    if (!checking) return;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, longestSettling);
    });
    await Promise.race([checking, patience]);
    clearTimeout(timer);
  }

  /** Writes what is not in the database yet. @throws what the database does; then it is still to be written */
  async save(turn: LiveTurn): Promise<void> {
    const progress = this.#progressOf(turn);
    // One after the other, so that an older ledger never replaces a newer one.
    progress.saving = progress.saving.catch(() => {}).then(() => this.#write(turn, progress));
    await progress.saving;
  }

  async #check(turn: LiveTurn, progress: Progress): Promise<void> {
    // The end of an answer goes out before its citations are looked at.
    await setImmediate();
    while (progress.isCheckWanted && isOpen(turn)) {
      progress.isCheckWanted = false;
      // Sources may hang: the answers are laid side by side before they are asked, and again after.
      await this.#makeOverview(turn, progress);
      if (await this.#checkCitations(turn, progress)) await this.#makeOverview(turn, progress);
      await this.save(turn).catch(() => {});
    }
    progress.checking = null;
  }

  async #makeOverview(turn: LiveTurn, progress: Progress): Promise<void> {
    if (!isOpen(turn)) return;
    try {
      const overview: Overview = await this.#options.maker.make(
        toOverviewInput(turn.head.question, shownAnswers(turn), turn),
        turn.left.signal,
      );
      if (!isOpen(turn)) return;
      turn.overview = storableJson(overview);
      progress.unsaved.add('overview');
      turn.emit({ type: 'overview-updated', turn_id: turn.head.turnId, overview: turn.overview });
    } catch (error) {
      if (turn.left.signal.aborted) return;
      this.#options.log.error(
        { err: error, turn: turn.head.turnId },
        'the answers could not be laid side by side',
      );
    }
  }

  /** @returns whether there is a new ledger */
  async #checkCitations(turn: LiveTurn, progress: Progress): Promise<boolean> {
    const { keeper, log } = this.#options;
    if (!keeper || !isOpen(turn)) return false;
    const startedAt = performance.now();
    try {
      const ledger: Ledger = await keeper.check({
        evidence: turn.evidence,
        answers: shownAnswers(turn).filter(({ text }) => text !== ''),
        ...(turn.ledger && { previous: turn.ledger }),
        ...(progress.isSlow && { budget: this.#options.budget ?? budgetAfterSlowCheck }),
        signal: turn.left.signal,
      });
      progress.isSlow = performance.now() - startedAt > slowCheck || progress.isSlow;
      if (!isOpen(turn)) return false;
      turn.ledger = storableJson(ledger);
      progress.unsaved.add('ledger');
      turn.emit({ type: 'citations-checked', turn_id: turn.head.turnId, ledger: turn.ledger });
      return true;
    } catch (error) {
      if (!turn.left.signal.aborted)
        log.error({ err: error, turn: turn.head.turnId }, 'citations could not be checked');
      return false;
    }
  }

  async #write(turn: LiveTurn, { unsaved }: Progress): Promise<void> {
    if (unsaved.size === 0 || turn.isLost) return;
    const { evidence, ledger, overview, head } = turn;
    const names = [...unsaved];
    unsaved.clear();
    try {
      await this.#options.store.saveFindings(head.turnId, this.#options.owner, {
        ...(names.includes('evidence') && evidence && { evidence }),
        ...(names.includes('ledger') && ledger && { ledger }),
        ...(names.includes('overview') && overview && { overview }),
      });
    } catch (error) {
      for (const name of names) unsaved.add(name);
      throw error;
    }
  }

  #progressOf(turn: LiveTurn): Progress {
    const known = this.#progress.get(turn);
    if (known) return known;
    const fresh: Progress = {
      gathering: null,
      checking: null,
      isCheckWanted: false,
      isSlow: false,
      unsaved: new Set(),
      saving: Promise.resolve(),
    };
    this.#progress.set(turn, fresh);
    return fresh;
  }
}

const isOpen = (turn: LiveTurn) => !turn.isLost && !turn.endedAt;

/** Answers as they are shown: those at work have no text yet, but for what one that is asked again said before. */
function shownAnswers(turn: LiveTurn): Answer[] {
  return [...turn.answers.values()].map((answer) => ({
    ...answer.summary,
    text: answer.hasEnded || !answer.hasText ? answer.shownText : '',
  }));
}
