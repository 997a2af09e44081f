import type { Logger } from 'pino';
import type { Database } from '../../platform/db/client.ts';
import { ownTurn } from '../../platform/process/own-turn.ts';
import { orAborted } from '../../platform/time/or-aborted.ts';
import { withinTime } from '../../platform/time/within-time.ts';
import type { AnswerFollower } from './answer-follower.ts';
import { type AnswerRunner, leftToOthers } from './answer-runner.ts';
import {
  type AnswerEnding,
  ended,
  interrupted,
  unstorable,
  waitingAgain,
  withoutVendorsValues,
} from './answer-states.ts';
import { readBeforeAsking } from './before-asking.ts';
import { BegunTurns } from './begun-turns.ts';
import { statesAtEnd } from './finding-states.ts';
import { Flusher, type TurnRequest } from './flusher.ts';
import { Gate } from './gate.ts';
import type { JustEnded } from './just-ended.ts';
import { LiveAnswer, type LiveTurn } from './live-turn.ts';
import type { RemoteTurns } from './remote-turns.ts';
import { stopForReader, stopRunning } from './stop-answers.ts';
import type { StoredTurn } from './stored-turn.ts';
import { toLiveTurn } from './to-live-turn.ts';
import type { TurnEvidence } from './turn-evidence.ts';
import type { TurnMetrics } from './turn-metrics.ts';
import type { TurnStore } from './turn-store.ts';
import { whileOwned } from './while-owned.ts';

/** Subscribers get an engine's first text at once and the rest at this pace, which is the one that pages grow their texts at. */
const deltaIntervalMs = 80;

/** Runs that a dead process left behind, before an answer is given up. */
const maxCrashes = 2;

/** How long who has stopped an answer waits for the database. */
const maxStoringMs = 2_000;

export interface TurnRunnerOptions {
  database: Database;
  store: TurnStore;
  evidence: TurnEvidence;
  runAnswer: AnswerRunner;
  follower: AnswerFollower;
  metrics: TurnMetrics;
  /** Tells those who followed a turn of what is still made of it. */
  remote: RemoteTurns;
  /** Has them for the jobs about them. */
  justEnded: JustEnded;
  log: Logger;
}

/** Runs turns: six engines side by side, each on its own, none of them able to touch the others. */
export class TurnRunner {
  /** The turns that run here. */
  readonly live = new Map<string, LiveTurn>();
  readonly #begun: BegunTurns;
  readonly #gate = new Gate();
  readonly #options: TurnRunnerOptions;
  readonly #flusher: Flusher;
  readonly #deltaTimer: NodeJS.Timeout;
  readonly #runs = new Set<Promise<void>>();
  #isClosing = false;

  constructor(options: TurnRunnerOptions) {
    this.#options = options;
    this.#begun = new BegunTurns(options.store);
    this.#flusher = new Flusher({
      ...options,
      live: this.live,
      begun: this.#begun.runs,
      onLost: (turns) => {
        for (const turn of turns) this.#leave(turn);
      },
      onConfirmed: (askedAt) => {
        if (this.#gate.confirm(askedAt)) for (const turn of this.live.values()) turn.release();
      },
      onRequests: (requests) => this.#carryOut(requests),
      onUnstorable: (turn, answer) => this.#failUnstorable(turn, answer),
    });
    this.#deltaTimer = setInterval(() => {
      this.#gate.isOpen();
      for (const turn of this.live.values()) turn.sendDeltas();
    }, deltaIntervalMs);
    this.#deltaTimer.unref();
  }

  /** @see BegunTurns.holding */
  holding<T>(turnIds: readonly string[], work: (run: string) => Promise<T>): Promise<T> {
    return this.#begun.holding(turnIds, work);
  }

  /** Whether a run is one of this process. */
  isOwn(turnId: string, run: string | null): boolean {
    if (run === null) return false;
    return this.#begun.runs.get(run)?.includes(turnId) || this.live.get(turnId)?.head.run === run;
  }

  /** Resolves when it is sure which turns are this process's, or that it cannot be known right now. */
  async sure(): Promise<void> {
    if (!this.#gate.isOpen()) await this.#flusher.flush().catch(() => {});
  }

  /**
   * Takes a stored turn into memory, where it can be followed.
   * @param since when it was begun to be stored or taken for this run, as `performance.now` tells
   * @returns what asks every engine that has not answered, or is to answer again; it must be called
   */
  prepare(stored: StoredTurn, run: string, since: number): () => void {
    const { id } = stored.turn;
    const { store } = this.#options;
    if (this.#isClosing) {
      void store.release([run]).catch(() => {});
      return () => {};
    }
    const earlier = this.live.get(id);
    if (earlier) this.#leave(earlier);
    const turn = toLiveTurn(stored, run, this.#gate, (found) => store.saveFindings(id, run, found));
    this.live.set(id, turn);
    const toRun = stored.answers
      .filter((row) => !row.hasEnded || row.retryRequested)
      .flatMap((row) => turn.answers.get(row.engine) ?? []);
    // Until it is asked, it is no answer that has ended: nothing else may ask it, and it can be stopped.
    for (const answer of toRun) if (answer.hasEnded) answer.summary = waitingAgain(answer.summary);
    const givenUp = new Set(stored.answers.filter(({ crashes }) => crashes > maxCrashes).map(({ id }) => id));
    return () => this.#track(this.#runAnswers(turn, toRun, since, givenUp));
  }

  /** Stops one engine of a turn that runs here, or all. */
  stop(turn: LiveTurn, engine: string | undefined): Promise<void> {
    const note = () => this.#options.store.requestStop(turn.head.turnId, engine);
    const leaveNote = () =>
      withinTime(
        note().then(() => this.#flusher.flush()),
        maxStoringMs,
      ).catch(() => {});
    return stopForReader(turn, engine, leaveNote);
  }

  /** Asks an engine of a turn that runs here once more. */
  retry(turn: LiveTurn, engine: string): void {
    const earlier = turn.answers.get(engine);
    if (!earlier?.hasEnded) return;
    const again = earlier.again();
    turn.answers.set(engine, again);
    this.#track(this.#runAnswers(turn, [again], performance.now()));
  }

  /** Breaks the engines off, writes all that was told of them and gives the turns back: another process goes on at once. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#deltaTimer);
    const left = [...this.live.values()];
    for (const turn of left) {
      turn.sendDeltas();
      for (const answer of turn.answers.values()) if (!answer.hasEnded) answer.abort.abort(leftToOthers);
    }
    await this.#flusher.flush().catch(() => {});
    for (const turn of left) this.#leave(turn);
    this.#flusher.close();
    await Promise.allSettled([this.#begun.close(), ...this.#runs]);
    await this.#options.store.release(left.map(({ head }) => head.run)).catch(() => {});
  }

  #track(run: Promise<void>): void {
    this.#runs.add(run);
    void run.finally(() => this.#runs.delete(run));
  }

  /** Writes what there is of a turn: as soon as the database can, unless it is lost before. */
  #untilStored(turn: LiveTurn): Promise<void> {
    return whileOwned(turn, () => this.#flusher.flush());
  }

  async #runAnswers(
    turn: LiveTurn,
    toRun: LiveAnswer[],
    since: number,
    givenUp = new Set<string>(),
  ): Promise<void> {
    const { evidence, log, runAnswer, store } = this.#options;
    try {
      // Hundreds of questions may be stored at the same moment, and each begins its search here.
      await ownTurn();
      const toAsk = toRun.filter(({ id }) => !givenUp.has(id));
      // One engine is asked again while others of its turn stream: a database that is away for a moment breaks none off.
      const untilStored = () => this.#untilStored(turn);
      const earlier = await readBeforeAsking(turn, toAsk, { store, since, untilStored });
      if (turn.isLost) return;
      const gathered = earlier ? evidence.gather(turn, turn.earlierQuestions ?? []) : Promise.resolve();
      const onChange = (answer: LiveAnswer) => this.#flusher.changed(answer);
      await Promise.all(
        toRun.map(async (answer) => {
          const ending = givenUp.has(answer.id)
            ? interrupted(answer.summary.label)
            : await runAnswer({ turn, answer, earlier: earlier ?? [], gathered, onChange });
          if (ending) await this.#endAnswer(turn, answer, ending);
        }),
      );
      await this.#endTurn(turn);
    } catch (error) {
      // Its lease runs out, so that it is taken over and nothing of it is lost.
      log.error({ err: error, turn: turn.head.turnId }, 'a turn broke off');
      this.#leave(turn);
    }
  }

  async #endAnswer(turn: LiveTurn, answer: LiveAnswer, ending: AnswerEnding): Promise<void> {
    turn.sendDeltas(answer);
    answer.summary = ended(answer.summary, ending, new Date());
    turn.oweEnd(answer);
    this.#flusher.changed(answer);
    this.#options.metrics.answerEnded(answer.summary);
    const stored = this.#untilStored(turn);
    void withinTime(stored, maxStoringMs).finally(() => answer.ended.resolve());
    // An end that a reader was told of is one that is kept.
    await stored;
    // Another run has it, or it could not be stored and has ended as a failure instead.
    if (turn.isLost || !turn.tellEnd(answer)) return;
    answer.ended.resolve();
    this.#options.follower.answerEnded(turn);
  }

  #endTurn(turn: LiveTurn): Promise<void> {
    // The turn stays in memory, its text with it, until it can be stored.
    const { log } = this.#options;
    return whileOwned(turn, () => this.#tryToEnd(turn), { log, failure: 'a turn cannot be ended yet' });
  }

  async #tryToEnd(turn: LiveTurn): Promise<void> {
    const { follower, justEnded, remote, store } = this.#options;
    const { run, turnId } = turn.head;
    // Of two runs of one turn, where engines are asked again while others run, the other may have ended it meanwhile.
    if (!turn.isOpen || !turn.haveAllEnded) return;
    await this.#flusher.flush();
    if (!turn.isOpen || !turn.haveAllEnded) return;
    await turn.saveFindings();
    await orAborted(follower.jobsBegun(), turn.left.signal);
    turn.ends += 1;
    const end = await store.end(turnId, run, turn.hasNews ? follower.addJobs : null).finally(() => {
      turn.ends -= 1;
    });
    // Null: an engine is to be asked again, and the next flush will bring that request.
    if (!end) return;
    turn.endedAt = end.endedAt;
    turn.left.abort(leftToOthers);
    if (this.live.get(turnId) === turn) this.live.delete(turnId);
    // Each has a copy of its own: one is told what is found from now on.
    const asEnded = () => ({ ...turn.snapshot(), findings: end.findings });
    const { earlierQuestions } = turn;
    const { version } = end.findings;
    // Of a turn whose engines were all stopped before they were read, who makes findings reads them with it.
    if (earlierQuestions && turn.hasNews)
      justEnded.keep({ turn: asEnded(), states: statesAtEnd, version, earlierQuestions, at: end.endedAt });
    remote.takeOver(asEnded(), turn.takeSubscribers());
    follower.jobsAdded();
  }

  /** One answer holds what the database refuses: it alone fails, and nothing that its vendor sent is kept. */
  #failUnstorable(turn: LiveTurn, answer: LiveAnswer): void {
    answer.abort.abort(leftToOthers);
    answer.ended.resolve();
    // Emptied already, and refused again: it is the row. The turn is left, and no one else's waits for it.
    if (answer.isEmptied) {
      this.#leave(turn);
      return;
    }
    const emptied = new LiveAnswer(answer.id, withoutVendorsValues(answer.summary), '', true);
    emptied.isEmptied = true;
    turn.answers.set(answer.summary.engine, emptied);
    this.#track(this.#endAnswer(turn, emptied, unstorable(answer.summary.label)));
  }

  #carryOut(requests: TurnRequest[]): void {
    for (const request of requests) {
      const turn = this.live.get(request.turnId);
      // Of an attempt before the running one it has been carried out already.
      if (turn?.answers.get(request.engine)?.summary.attempt !== request.attempt) continue;
      // A retry forgets any earlier stop: of both, the stop came last.
      if (request.retryRequested) this.retry(turn, request.engine);
      if (request.stopRequested) void stopRunning(turn, request.engine);
    }
  }

  /** Stops running a turn without ending it. */
  #leave(turn: LiveTurn): void {
    turn.isLost = true;
    turn.left.abort(leftToOthers);
    if (this.live.get(turn.head.turnId) === turn) this.live.delete(turn.head.turnId);
    for (const answer of turn.answers.values()) {
      answer.abort.abort(leftToOthers);
      answer.ended.resolve();
    }
    turn.closeSubscribers();
  }
}
