import { type Answer, type FindingStates, isPending } from '@sextant/contracts';
import type { Logger } from 'pino';
import type { Database } from '../../platform/db/client.ts';
import { haveSameStates, statesOf } from './finding-states.ts';
import {
  type FindingPart,
  type Findings,
  type FindingsSoFar,
  findingEvent,
  snapshotEvent,
  type TurnNews,
  type WrittenTurn,
} from './findings.ts';
import type { StandingFindings } from './findings-store.ts';
import type { Subscriber } from './live-turn.ts';
import { nothingRead, type PollRow, pollTurns, standingOf, type TextRead } from './poll-turns.ts';
import type { TurnStore } from './turn-store.ts';

/** How often turns of other processes are read. */
const pollInterval = 250;

interface RemoteTurn {
  /** What the subscribers have been shown. */
  view: WrittenTurn;
  /** Per engine, what of its running attempt has been read. */
  read: Map<string, TextRead>;
  /** Of evidence, ledger and overview, as last read. */
  findingsVersion: number;
  subscribers: Set<Subscriber>;
}

/** How an answer stands, as a poll tells it. */
type AnswerNews = Pick<PollRow, 'turn_id' | 'summary' | 'text' | 'fresh' | 'number'>;

/**
 * Turns that another process runs, or whose answers have ended while something is still made of them, followed through
 * PostgreSQL: one query a tick for all of them.
 */
export class RemoteTurns {
  readonly #database: Database;
  readonly #store: TurnStore;
  readonly #log: Logger;
  readonly #turns = new Map<string, RemoteTurn>();
  #timer: NodeJS.Timeout | null = null;
  #isPolling = false;

  constructor(database: Database, store: TurnStore, log: Logger) {
    this.#database = database;
    this.#store = store;
    this.#log = log;
  }

  /** Sends a snapshot and then events until the turn ends or the returned function is called. */
  async follow(turnId: string, subscriber: Subscriber): Promise<() => void> {
    let turn = this.#turns.get(turnId);
    if (!turn) {
      const view = await this.#store.load(turnId);
      turn = this.#turns.get(turnId);
      if (!view) {
        subscriber.onClose();
        return () => {};
      }
      if (!turn && view.ended_at && !isPending(view.findings)) {
        subscriber.onEvent(snapshotEvent(view));
        subscriber.onEvent({ type: 'turn-end', turn_id: turnId, ended_at: view.ended_at });
        subscriber.onClose();
        return () => {};
      }
      turn ??= {
        view,
        read: new Map(view.answers.map(readAtFirst)),
        findingsVersion: 0,
        subscribers: new Set(),
      };
      this.#turns.set(turnId, turn);
    }
    turn.subscribers.add(subscriber);
    subscriber.onEvent(snapshotEvent(turn.view));
    if (turn.view.ended_at) subscriber.onEnd?.();
    this.#watch();
    return () => this.leave(turnId, subscriber);
  }

  /** Goes on telling those who followed a turn here of what is made of its answers, now that these have ended. */
  takeOver(view: WrittenTurn, followers: readonly Subscriber[]): void {
    const { ended_at, findings, turn_id } = view;
    const known = this.#turns.get(turn_id);
    if (followers.length === 0 && !known) return;
    const isNewer = known !== undefined && known.view.findings.version >= findings.version;
    if (known && !isNewer) this.#bringUpTo(known, view);
    const turn = this.#turns.get(turn_id) ?? {
      view,
      read: new Map(),
      findingsVersion: findings.version,
      subscribers: new Set(),
    };
    this.#turns.set(turn_id, turn);
    for (const subscriber of followers) {
      turn.subscribers.add(subscriber);
      if (isNewer) subscriber.onEvent(snapshotEvent(turn.view));
      else subscriber.onEvent({ type: 'findings-changed', turn_id, ended_at, findings });
      subscriber.onEnd?.();
    }
    this.#watch();
  }

  /**
   * Tells those who have followed a turn here for longer, as of another process, what its end has brought: what they know
   * of it was read a while ago, and those who join them now know it all.
   */
  #bringUpTo(known: RemoteTurn, view: WrittenTurn): void {
    const { answers, ended_at, evidence, findings, turn_id } = view;
    this.#show(turn_id, 'evidence', evidence);
    for (const { text, ...summary } of answers)
      this.#apply({ turn_id, summary, text, fresh: null, number: null });
    this.#showFindings(turn_id, view);
    this.#showStates(turn_id, ended_at, findings);
    // Another one from now on: what is being read of it was so before its end.
    this.#turns.set(turn_id, { ...known, findingsVersion: findings.version });
  }

  leave(turnId: string, subscriber: Subscriber): void {
    const turn = this.#turns.get(turnId);
    if (!turn?.subscribers.delete(subscriber)) return;
    if (turn.subscribers.size === 0) this.#turns.delete(turnId);
    this.#rest();
  }

  /**
   * Something has been found about a turn: who follows it here is told at once, and of what they know the version before
   * without reading it back.
   */
  changed(turnId: string, found: Partial<Findings>, standing: StandingFindings): void {
    const turn = this.#turns.get(turnId);
    if (!turn) return;
    if (turn.findingsVersion + 1 !== standing.findingsVersion) return void this.#poll();
    turn.findingsVersion = standing.findingsVersion;
    this.#showFindings(turnId, found);
    this.#showStates(turnId, ...statesIn(standing));
    this.#endIfSettled(turnId);
  }

  close(): void {
    for (const turn of this.#turns.values()) for (const subscriber of turn.subscribers) subscriber.onClose();
    this.#turns.clear();
    this.#rest();
  }

  #watch(): void {
    this.#timer ??= setInterval(() => void this.#poll(), pollInterval);
  }

  #rest(): void {
    if (this.#turns.size > 0 || !this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  async #poll(): Promise<void> {
    if (this.#isPolling) return;
    this.#isPolling = true;
    try {
      const asked = new Map(this.#turns);
      // Left and followed again meanwhile, a turn is shown from a newer reading than this one.
      const isAsAsked = (turnId: string) => this.#turns.get(turnId) === asked.get(turnId);
      const known = [...asked.values()].flatMap(({ view, read }) =>
        view.answers.map((answer) => ({
          turn_id: view.turn_id,
          engine: answer.engine,
          attempt: answer.attempt,
          ...(read.get(answer.engine) ?? nothingRead),
          has_ended: answer.ended_at !== null,
        })),
      );
      const polled = (await pollTurns(this.#database, known)).filter(({ turn_id }) => isAsAsked(turn_id));
      const found = await this.#readFindings(polled, isAsAsked);
      const standing = new Set(polled.map(({ turn_id }) => turn_id));
      for (const turnId of asked.keys())
        if (isAsAsked(turnId) && !standing.has(turnId)) this.#closeDeleted(turnId);
      const rows = polled.filter(({ turn_id }) => isAsAsked(turn_id));
      for (const { turnId, evidence } of found) this.#show(turnId, 'evidence', evidence);
      for (const row of rows) this.#apply(row);
      for (const { turnId, ...parts } of found) this.#showFindings(turnId, parts);
      for (const row of rows) this.#showStates(row.turn_id, ...statesIn(standingOf(row)));
      for (const row of rows) this.#endIfSettled(row.turn_id);
    } catch (error) {
      this.#log.debug({ err: error }, 'could not read the turns of other processes');
    } finally {
      this.#isPolling = false;
    }
  }

  /** Findings of the turns where they have changed: they are large, and change a few times a turn. */
  async #readFindings(rows: PollRow[], isAsAsked: (turnId: string) => boolean) {
    const stale = rows.filter((row) => {
      const turn = this.#turns.get(row.turn_id);
      return turn && turn.findingsVersion < row.findings_version;
    });
    if (stale.length === 0) return [];
    const found = await this.#store.findings([...new Set(stale.map((row) => row.turn_id))]);
    return found.filter(({ turnId, version }) => {
      const turn = this.#turns.get(turnId);
      // Something newer has been told of while this was read.
      if (!turn || !isAsAsked(turnId) || version < turn.findingsVersion) return false;
      turn.findingsVersion = version;
      return true;
    });
  }

  #showFindings(turnId: string, { ledger, overview }: Partial<FindingsSoFar>): void {
    this.#show(turnId, 'ledger', ledger ?? null);
    this.#show(turnId, 'overview', overview ?? null);
  }

  /** Tells of a part that has changed since it was last shown. */
  #show<Part extends FindingPart>(turnId: string, part: Part, found: Findings[Part] | null): void {
    const turn = this.#turns.get(turnId);
    if (!turn || !found || turn.view[part]?.at === found.at) return;
    const news = { [part]: found } as Pick<Findings, Part>;
    Object.assign(turn.view, news);
    emitTo(turn, findingEvent(turnId, news));
  }

  #apply(row: AnswerNews): void {
    const turn = this.#turns.get(row.turn_id);
    const answer = turn?.view.answers.find(({ engine }) => engine === row.summary.engine);
    if (!turn || !answer) return;
    const emit = (event: TurnNews) => emitTo(turn, event);
    const { summary } = row;
    const isNewAttempt = summary.attempt !== answer.attempt;
    const endsNow = summary.ended_at !== null && (isNewAttempt || answer.ended_at === null);
    if (isNewAttempt) emit({ type: 'answer-start', turn_id: row.turn_id, answer: summary });

    const { length, number } = (isNewAttempt ? null : turn.read.get(answer.engine)) ?? nothingRead;
    const text = endsNow ? row.text : row.fresh === null ? null : answer.text.slice(0, length) + row.fresh;
    turn.read.set(answer.engine, {
      length: length + (row.fresh?.length ?? 0),
      number: row.number ?? number,
    });
    if (text !== null && text !== answer.text) {
      const from = text.startsWith(answer.text) ? answer.text.length : 0;
      const deltas = [{ engine: answer.engine, from, text: text.slice(from) }];
      emit({ type: 'text-delta', turn_id: row.turn_id, deltas });
    }
    Object.assign(answer, summary, { text: text ?? answer.text });
    if (!endsNow) return;
    const type =
      summary.state === 'failed' || summary.state === 'interrupted' ? 'answer-error' : 'answer-end';
    emit({ type, turn_id: row.turn_id, answer: summary });
  }

  /** How ledger and overview stand, once every engine has ended. */
  #showStates(turnId: string, ended_at: string | null, findings: FindingStates): void {
    const turn = this.#turns.get(turnId);
    // Read before a change that has been told of meanwhile.
    if (!turn || findings.version < turn.view.findings.version) return;
    const hadEnded = turn.view.ended_at !== null;
    turn.view.ended_at = ended_at;
    if (haveSameStates(findings, turn.view.findings) && hadEnded === (ended_at !== null)) return;
    turn.view.findings = findings;
    emitTo(turn, { type: 'findings-changed', turn_id: turnId, ended_at, findings });
    if (ended_at && !hadEnded) for (const subscriber of turn.subscribers) subscriber.onEnd?.();
  }

  /** Who follows a turn that is no more is told nothing more. */
  #closeDeleted(turnId: string): void {
    const turn = this.#turns.get(turnId);
    this.#turns.delete(turnId);
    this.#rest();
    for (const subscriber of turn?.subscribers ?? []) subscriber.onClose();
  }

  #endIfSettled(turnId: string): void {
    const turn = this.#turns.get(turnId);
    const ended_at = turn?.view.ended_at;
    if (!turn || !ended_at || isPending(turn.view.findings)) return;
    this.#turns.delete(turnId);
    this.#rest();
    for (const subscriber of turn.subscribers) {
      subscriber.onEvent({ type: 'turn-end', turn_id: turnId, ended_at });
      subscriber.onClose();
    }
  }
}

function emitTo({ subscribers }: RemoteTurn, event: TurnNews): void {
  for (const subscriber of subscribers) subscriber.onEvent(event);
}

const statesIn = (standing: StandingFindings) =>
  [standing.endedAt?.toISOString() ?? null, statesOf(standing)] as const;

const readAtFirst = ({ engine, state, text }: Answer): [string, TextRead] => [
  engine,
  state === 'thinking' || state === 'waiting' ? nothingRead : { ...nothingRead, length: text.length },
];
