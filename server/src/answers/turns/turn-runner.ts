import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../platform/db/client.ts';
import { withinTime } from '../../platform/time/within-time.ts';
import type { AnswerFollower } from './answer-follower.ts';
import { type AnswerRunner, leftToOthers } from './answer-runner.ts';
import { type AnswerEnding, ended, interrupted } from './answer-states.ts';
import { Flusher, type TurnRequest } from './flusher.ts';
import { LiveAnswer, type LiveTurn } from './live-turn.ts';
import { toLiveTurn } from './to-live-turn.ts';
import type { TurnEvidence } from './turn-evidence.ts';
import type { TurnMetrics } from './turn-metrics.ts';
import type { StoredTurn, TurnStore } from './turn-store.ts';

/** Subscribers get an engine's first text at once and the rest at this pace. */
const deltaIntervalMs = 40;

/** Runs that a dead process left behind, before an answer is given up. */
const maxCrashes = 2;

/** How long a reader waits for an answer's end to be stored before being told of it all the same. */
const maxStoringMs = 2_000;

/** Between two attempts to end a turn while the database is away. */
const endRetryMs = 500;

export interface TurnRunnerOptions {
  /** This process, as leases name it. */
  owner: string;
  database: Database;
  store: TurnStore;
  evidence: TurnEvidence;
  runAnswer: AnswerRunner;
  follower: AnswerFollower;
  onEnded: (turnId: string) => void;
  metrics: TurnMetrics;
  log: Logger;
}

/** A stop that is not a failure. */
const stoppedByReader = Symbol('stopped by the reader');

/** Runs turns: six engines side by side, each on its own, none of them able to touch the others. */
export class TurnRunner {
  /** The turns that run here. */
  readonly live = new Map<string, LiveTurn>();
  readonly #options: TurnRunnerOptions;
  readonly #flusher: Flusher;
  readonly #deltaTimer: NodeJS.Timeout;
  readonly #runs = new Set<Promise<void>>();

  constructor(options: TurnRunnerOptions) {
    this.#options = options;
    this.#flusher = new Flusher({
      ...options,
      live: this.live,
      onLost: (turnIds) => {
        for (const id of turnIds) this.#leave(id);
      },
      onRequests: (requests) => this.#carryOut(requests),
    });
    this.#deltaTimer = setInterval(() => {
      for (const turn of this.live.values()) turn.sendDeltas();
    }, deltaIntervalMs);
    this.#deltaTimer.unref();
  }

  /**
   * Takes a stored turn into memory, where it can be followed.
   * @returns what asks every engine that has not answered, or is to answer again; it must be called
   */
  prepare(stored: StoredTurn): () => void {
    const { owner, store } = this.#options;
    const turn = toLiveTurn(stored, (found) => store.saveFindings(stored.turn.id, owner, found));
    this.live.set(turn.head.turnId, turn);
    const toRun = stored.answers
      .filter((row) => !row.hasEnded || row.retryRequested)
      .flatMap((row) => turn.answers.get(row.engine) ?? []);
    const givenUp = new Set(stored.answers.filter(({ crashes }) => crashes > maxCrashes).map(({ id }) => id));
    return () => this.#track(this.#runAnswers(turn, toRun, givenUp));
  }

  /** Stops one engine of a turn that runs here, or all. */
  async stop(turn: LiveTurn, engine: string | undefined): Promise<void> {
    const running = [...turn.answers.values()].filter(
      (answer) => !answer.hasEnded && (!engine || engine === answer.summary.engine),
    );
    for (const answer of running) answer.abort.abort(stoppedByReader);
    await Promise.all(running.map(({ ended }) => ended.promise));
  }

  /** Asks an engine of a turn that runs here once more. */
  retry(turn: LiveTurn, engine: string): void {
    const earlier = turn.answers.get(engine);
    if (!earlier?.hasEnded) return;
    const again = new LiveAnswer(earlier.id, earlier.summary, earlier.shownText);
    again.summary = { ...again.summary, state: 'waiting', ended_at: null, error: null };
    turn.answers.set(engine, again);
    this.#track(this.#runAnswers(turn, [again]));
  }

  /** Writes what there is and gives the turns back, so that another process goes on with them at once. */
  async close(): Promise<void> {
    clearInterval(this.#deltaTimer);
    const ids = [...this.live.keys()];
    await this.#flusher.flush().catch(() => {});
    for (const id of ids) this.#leave(id);
    this.#flusher.close();
    await Promise.allSettled(this.#runs);
    await this.#options.store.release(ids, this.#options.owner).catch(() => {});
  }

  #track(run: Promise<void>): void {
    this.#runs.add(run);
    void run.finally(() => this.#runs.delete(run));
  }

  async #runAnswers(turn: LiveTurn, toRun: LiveAnswer[], givenUp = new Set<string>()): Promise<void> {
    const { evidence, follower, log, runAnswer, store } = this.#options;
    const { position, sessionId, turnId } = turn.head;
    try {
      const earlier = position > 1 ? await store.earlierTurns(sessionId, position) : [];
      turn.earlierQuestions = earlier.map(({ question }) => question);
      const gathered = evidence.gather(turn, turn.earlierQuestions);
      const onChange = (answer: LiveAnswer) => this.#flusher.changed(answer);
      await Promise.all(
        toRun.map(async (answer) => {
          const ending = givenUp.has(answer.id)
            ? interrupted(answer.summary.label)
            : await runAnswer({ turn, answer, earlier, gathered, onChange });
          if (ending) await this.#endAnswer(turn, answer, ending);
        }),
      );
      await follower.settled(turn);
      await this.#endTurn(turn);
    } catch (error) {
      // Its lease runs out, so that it is taken over and nothing of it is lost.
      log.error({ err: error, turn: turnId }, 'a turn broke off');
      this.#leave(turnId);
    }
  }

  async #endAnswer(turn: LiveTurn, answer: LiveAnswer, ending: AnswerEnding): Promise<void> {
    turn.sendDeltas(answer);
    answer.summary = ended(answer.summary, ending, new Date());
    this.#flusher.changed(answer);
    this.#options.metrics.answerEnded(answer.summary);
    await withinTime(
      this.#flusher.flush().catch(() => {}),
      maxStoringMs,
    );
    const type = ending.error ? 'answer-error' : 'answer-end';
    turn.emit({ type, turn_id: turn.head.turnId, answer: answer.summary });
    answer.ended.resolve();
    this.#options.follower.answerEnded(turn);
  }

  async #endTurn(turn: LiveTurn): Promise<void> {
    const { onEnded, owner, store } = this.#options;
    const { turnId } = turn.head;
    while (!turn.isLost && turn.haveAllEnded) {
      try {
        await this.#flusher.flush();
        if (turn.isLost || !turn.haveAllEnded) return;
        await turn.saveFindings();
        const endedAt = await store.end(turnId, owner);
        // Null: an engine is to be asked again, and the next flush will bring that request.
        if (!endedAt) return;
        turn.endedAt = endedAt;
        if (this.live.get(turnId) === turn) this.live.delete(turnId);
        turn.emit({ type: 'turn-end', turn_id: turnId, ended_at: endedAt.toISOString() });
        turn.closeSubscribers();
        onEnded(turnId);
        return;
      } catch {
        // The database is away: the turn stays in memory, its text with it, until it can be stored.
        await setTimeout(endRetryMs, undefined, { ref: false });
      }
    }
  }

  #carryOut(requests: TurnRequest[]): void {
    for (const request of requests) {
      const turn = this.live.get(request.turnId);
      // A request of an attempt before the running one has been carried out already.
      if (turn?.answers.get(request.engine)?.summary.attempt !== request.attempt) continue;
      if (request.stopRequested) void this.stop(turn, request.engine);
      if (request.retryRequested) this.retry(turn, request.engine);
    }
  }

  /** Stops running a turn without ending it. */
  #leave(turnId: string): void {
    const turn = this.live.get(turnId);
    if (!turn) return;
    turn.isLost = true;
    turn.left.abort(leftToOthers);
    this.live.delete(turnId);
    for (const answer of turn.answers.values()) {
      answer.abort.abort(leftToOthers);
      answer.ended.resolve();
    }
    turn.closeSubscribers();
  }
}
