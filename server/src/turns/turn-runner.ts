import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { createLedgerKeeper } from '../citations/ledger/ledger-keeper.ts';
import type { Database } from '../db/client.ts';
import type { Engine } from '../engines/engine.ts';
import { EngineError, toEngineError } from '../engines/engine-error.ts';
import { type Deadlines, runEngine } from '../engines/run-engine.ts';
import { createOverviewMaker, type OverviewMaker } from '../overview/overview-maker.ts';
import type { Source } from '../sources/source.ts';
import { type AnswerEnding, asked, ended, failed, interrupted } from './answer-states.ts';
import { Flusher, type TurnRequest } from './flusher.ts';
import { LaterFindings } from './later-findings.ts';
import { LiveAnswer, LiveTurn } from './live-turn.ts';
import { buildPrompt, type EarlierTurn } from './prompt.ts';
import { toAnswerSummary } from './rows.ts';
import { TurnFindings } from './turn-findings.ts';
import { createTurnMetrics } from './turn-metrics.ts';
import { createTurnStore, type StoredTurn, type TurnStore } from './turn-store.ts';

/** Subscribers get an engine's first text at once and the rest at this pace. */
const deltaInterval = 40;

/** Runs that a dead process left behind, before an answer is given up. */
const mostCrashes = 2;

/** How long the reader waits for an answer's end to be stored before it is told of it all the same. */
const storePatience = 2_000;

export interface TurnRunnerOptions {
  database: Database;
  engines: readonly Engine[];
  /** Where literature is looked for; with none, nothing is. */
  sources: readonly Source[];
  log: Logger;
  deadlines?: Deadlines;
  /** Milliseconds that the sources have, for a search and for a check. */
  budget?: number;
  /** Where the figures of the engines go. */
  metrics: Registry;
}

/** Stops that are not failures: who aborted says why. */
const stoppedByReader = Symbol('stopped by the reader');
const leftToOthers = Symbol('left to another process');

/** Runs turns: six engines side by side, each on its own, none of them able to touch the others. */
export class TurnRunner {
  /** This process, as leases name it. */
  readonly owner = randomUUID();
  readonly live = new Map<string, LiveTurn>();
  readonly store: TurnStore;
  readonly #options: TurnRunnerOptions;
  readonly #flusher: Flusher;
  readonly #findings: TurnFindings;
  readonly #maker: OverviewMaker;
  /** What is found anew about turns that have ended. */
  readonly later: LaterFindings;
  readonly #metrics: ReturnType<typeof createTurnMetrics>;
  readonly #deltaTimer: NodeJS.Timeout;
  readonly #runs = new Set<Promise<void>>();

  constructor(options: TurnRunnerOptions) {
    this.#options = options;
    this.store = createTurnStore(options.database);
    const keeper = options.sources.length > 0 ? createLedgerKeeper(options) : null;
    this.#maker = createOverviewMaker(options.log);
    const found = { ...options, store: this.store, keeper, maker: this.#maker };
    this.#findings = new TurnFindings({ ...found, owner: this.owner });
    this.later = new LaterFindings(found);
    this.#metrics = createTurnMetrics(options.metrics, () => this.live.size);
    this.#flusher = new Flusher({
      ...options,
      owner: this.owner,
      live: this.live,
      onLost: (turnIds) => {
        for (const id of turnIds) this.#leave(id);
      },
      onRequests: (requests) => this.#heed(requests),
    });
    this.#deltaTimer = setInterval(() => {
      for (const turn of this.live.values()) turn.sendDeltas();
    }, deltaInterval);
    this.#deltaTimer.unref();
  }

  /**
   * Takes a stored turn into memory, where it can be followed.
   * @returns what asks every engine that has not answered, or is to answer again; it must be called
   */
  prepare(stored: StoredTurn): () => void {
    const turn = new LiveTurn(
      {
        turnId: stored.turn.id,
        sessionId: stored.turn.sessionId,
        position: stored.turn.position,
        question: stored.turn.question,
        createdAt: stored.turn.createdAt,
      },
      stored.answers.map((row) => new LiveAnswer(row.id, toAnswerSummary(row), row.text)),
      stored.turn,
    );
    this.live.set(turn.head.turnId, turn);
    const toRun = stored.answers
      .filter((row) => row.endedAt === null || row.retryRequested)
      .flatMap((row) => turn.answers.get(row.engine) ?? []);
    const givenUp = new Set(
      stored.answers.filter(({ crashes }) => crashes > mostCrashes).map(({ id }) => id),
    );
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

  /** Resolves when all that stands now is in the database. */
  flush(): Promise<void> {
    return this.#flusher.flush();
  }

  /** Writes what there is and gives the turns back, so that another process goes on with them at once. */
  async close(): Promise<void> {
    clearInterval(this.#deltaTimer);
    const ids = [...this.live.keys()];
    await this.flush().catch(() => {});
    for (const id of ids) this.#leave(id);
    this.#flusher.close();
    await Promise.allSettled(this.#runs);
    await this.store.release(ids, this.owner).catch(() => {});
    await this.#maker.close();
  }

  #track(run: Promise<void>): void {
    this.#runs.add(run);
    void run.finally(() => this.#runs.delete(run));
  }

  async #runAnswers(turn: LiveTurn, toRun: LiveAnswer[], givenUp = new Set<string>()): Promise<void> {
    const { position, sessionId, turnId } = turn.head;
    try {
      const earlier = position > 1 ? await this.store.earlierTurns(sessionId, position) : [];
      const evidence = this.#findings.gather(
        turn,
        earlier.map(({ question }) => question),
      );
      await Promise.all(
        toRun.map((answer) =>
          givenUp.has(answer.id)
            ? this.#endAnswer(turn, answer, interrupted(answer.summary.label))
            : this.#runAnswer(turn, answer, earlier, evidence),
        ),
      );
      await this.#findings.settled(turn);
      await this.#endTurn(turn);
    } catch (error) {
      // Its lease runs out, so that it is taken over and nothing of it is lost.
      this.#options.log.error({ err: error, turn: turnId }, 'a turn broke off');
      this.#leave(turnId);
    }
  }

  async #runAnswer(
    turn: LiveTurn,
    answer: LiveAnswer,
    earlier: EarlierTurn[],
    evidence: Promise<void>,
  ): Promise<void> {
    // Whoever stops an engine does not wait for the search.
    await Promise.race([evidence, aborted(answer.abort.signal)]);
    const engine = this.#options.engines.find(({ id }) => id === answer.summary.engine);
    const startedAt = Date.now();
    answer.summary = asked(answer.summary, engine, new Date(startedAt));
    this.#flusher.changed(answer);
    turn.emit({ type: 'answer-start', turn_id: turn.head.turnId, answer: answer.summary });
    try {
      if (!engine)
        throw new EngineError('engine-off', `${answer.summary.label} is not on this server any more.`, {
          retryable: false,
        });
      answer.abort.signal.throwIfAborted();
      const result = await runEngine({
        engine,
        prompt: buildPrompt(engine.id, earlier, turn.head.question, this.#findings.describe(turn)),
        evidence: turn.evidence,
        signal: answer.abort.signal,
        ...(this.#options.deadlines && { deadlines: this.#options.deadlines }),
        onText: (text) => {
          if (answer.abort.signal.aborted) return;
          if (answer.summary.first_token_ms === null) {
            answer.summary = { ...answer.summary, first_token_ms: Date.now() - startedAt };
            this.#flusher.changed(answer);
          }
          turn.append(answer, text);
        },
      });
      await this.#endAnswer(turn, answer, { state: 'done', result });
    } catch (error) {
      if (answer.abort.signal.reason === leftToOthers) return;
      if (answer.abort.signal.aborted) return await this.#endAnswer(turn, answer, { state: 'stopped' });
      const failure = toEngineError(answer.summary.label, error);
      this.#options.log.warn(
        { err: failure.cause ?? failure, engine: answer.summary.engine, code: failure.code },
        'an engine failed',
      );
      await this.#endAnswer(turn, answer, failed(failure));
    }
  }

  async #endAnswer(turn: LiveTurn, answer: LiveAnswer, ending: AnswerEnding): Promise<void> {
    turn.sendDeltas(answer);
    answer.summary = ended(answer.summary, ending, new Date());
    this.#flusher.changed(answer);
    this.#metrics.answerEnded(answer.summary);
    await this.#storedOrPatience();
    const type = ending.error ? 'answer-error' : 'answer-end';
    turn.emit({ type, turn_id: turn.head.turnId, answer: answer.summary });
    answer.ended.resolve();
    this.#findings.check(turn);
  }

  async #endTurn(turn: LiveTurn): Promise<void> {
    const { turnId } = turn.head;
    while (!turn.isLost && [...turn.answers.values()].every(({ hasEnded }) => hasEnded)) {
      try {
        await this.#flusher.flush();
        if (turn.isLost || ![...turn.answers.values()].every(({ hasEnded }) => hasEnded)) return;
        await this.#findings.save(turn);
        const endedAt = await this.store.end(turnId, this.owner);
        // Null: an engine is to be asked again, and the next flush will bring that request.
        if (!endedAt) return;
        turn.endedAt = endedAt;
        if (this.live.get(turnId) === turn) this.live.delete(turnId);
        turn.emit({ type: 'turn-end', turn_id: turnId, ended_at: endedAt.toISOString() });
        turn.closeSubscribers();
        return;
      } catch {
        // The database is away: the turn stays in memory, its text with it, until it can be stored.
        await new Promise((resolve) => setTimeout(resolve, 500).unref());
      }
    }
  }

  #heed(requests: TurnRequest[]): void {
    for (const request of requests) {
      const turn = this.live.get(request.turnId);
      // A request of an attempt before the running one has been heeded already.
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

  async #storedOrPatience(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, storePatience);
    });
    await Promise.race([this.#flusher.flush().catch(() => {}), patience]);
    clearTimeout(timer);
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
