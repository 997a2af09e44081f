import { setImmediate } from 'node:timers/promises';
import type { Evidence, Ledger, Turn } from '@sextant/contracts';
import type { Logger } from 'pino';
import { createLedgerKeeper, type LedgerKeeper } from '../citations/ledger/ledger-keeper.ts';
import { describeEvidence } from '../evidence/evidence-prompt.ts';
import { createEvidenceGatherer, type EvidenceGatherer } from '../evidence/gather-evidence.ts';
import type { Source } from '../sources/source.ts';
import type { LiveTurn } from './live-turn.ts';
import { storableJson } from './storable.ts';
import type { TurnStore } from './turn-store.ts';

/** Two checks may still be to come when the last answer ends; each keeps its own time, this is for what does not. */
const longestSettling = 12_000;

export interface TurnFindingsOptions {
  store: TurnStore;
  /** This process, as leases name it. */
  owner: string;
  sources: readonly Source[];
  log: Logger;
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
  unsaved: Set<'evidence' | 'ledger'>;
  saving: Promise<void>;
}

/**
 * What is found about a turn beside its answers: the evidence before they start, the ledger of their citations as
 * they end. Nothing of it can stop a turn. Without sources, there is neither.
 */
export class TurnFindings {
  readonly #options: TurnFindingsOptions;
  readonly #gatherer: EvidenceGatherer | null;
  readonly #keeper: LedgerKeeper | null;
  readonly #progress = new WeakMap<LiveTurn, Progress>();
  readonly #described = new WeakMap<Evidence, string>();
  readonly #rechecks = new Map<string, Promise<void>>();

  constructor(options: TurnFindingsOptions) {
    this.#options = options;
    const isOn = options.sources.length > 0;
    this.#gatherer = isOn ? createEvidenceGatherer(options) : null;
    this.#keeper = isOn ? createLedgerKeeper(options) : null;
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

  /** Has the citations of all answers that have ended checked: one check at a time, and one more for all that come meanwhile. */
  check(turn: LiveTurn): void {
    const keeper = this.#keeper;
    if (!keeper) return;
    const progress = this.#progressOf(turn);
    progress.isCheckWanted = true;
    progress.checking ??= this.#check(turn, keeper, progress);
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

  /** Checks the citations of a finished turn again; a second call joins the first. */
  async recheck(turn: Turn, version: number): Promise<void> {
    const keeper = this.#keeper;
    if (!keeper) return;
    const running =
      this.#rechecks.get(turn.turn_id) ??
      (async () => {
        const ledger = await keeper.check({
          evidence: turn.evidence,
          answers: turn.answers.filter(({ text }) => text !== ''),
          ...(turn.ledger && { previous: turn.ledger }),
          recheck: true,
          signal: new AbortController().signal,
        });
        await this.#options.store.saveRecheck(turn.turn_id, version, storableJson(ledger));
      })().finally(() => this.#rechecks.delete(turn.turn_id));
    this.#rechecks.set(turn.turn_id, running);
    await running;
  }

  async #check(turn: LiveTurn, keeper: LedgerKeeper, progress: Progress): Promise<void> {
    // The end of an answer goes out before its citations are looked at.
    await setImmediate();
    while (progress.isCheckWanted && !turn.isLost && !turn.endedAt) {
      progress.isCheckWanted = false;
      const startedAt = performance.now();
      try {
        const ledger: Ledger = await keeper.check({
          evidence: turn.evidence,
          answers: shownAnswers(turn),
          ...(turn.ledger && { previous: turn.ledger }),
          ...(progress.isSlow && { budget: budgetAfterSlowCheck }),
          signal: turn.left.signal,
        });
        progress.isSlow = performance.now() - startedAt > slowCheck || progress.isSlow;
        if (turn.isLost || turn.endedAt) break;
        turn.ledger = storableJson(ledger);
        progress.unsaved.add('ledger');
        turn.emit({ type: 'citations-checked', turn_id: turn.head.turnId, ledger: turn.ledger });
        await this.save(turn).catch(() => {});
      } catch (error) {
        if (turn.left.signal.aborted) break;
        this.#options.log.error({ err: error, turn: turn.head.turnId }, 'citations could not be checked');
      }
    }
    progress.checking = null;
  }

  async #write(turn: LiveTurn, { unsaved }: Progress): Promise<void> {
    if (unsaved.size === 0 || turn.isLost) return;
    const { evidence, ledger, head } = turn;
    const names = [...unsaved];
    unsaved.clear();
    try {
      await this.#options.store.saveFindings(head.turnId, this.#options.owner, {
        ...(names.includes('evidence') && evidence && { evidence }),
        ...(names.includes('ledger') && ledger && { ledger }),
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

/** Answers that have ended, and of those that are asked again, what they said before while it is still shown. */
function shownAnswers(turn: LiveTurn) {
  return [...turn.answers.values()]
    .filter((answer) => answer.hasEnded || !answer.hasText)
    .filter((answer) => answer.shownText !== '')
    .map((answer) => ({
      engine: answer.summary.engine,
      text: answer.shownText,
      vendor_sources: answer.summary.vendor_sources,
    }));
}
