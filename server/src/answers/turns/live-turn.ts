import type { AnswerSummary } from '@sextant/contracts';
import { isWhole, waitingAgain } from './answer-states.ts';
import { AnswerText } from './answer-text.ts';
import { statesOf } from './finding-states.ts';
import {
  type FindingPart,
  type Findings,
  findingEvent,
  snapshotEvent,
  type TurnNews,
  type WrittenTurn,
} from './findings.ts';
import type { Gate } from './gate.ts';
import type { KeptFindings } from './kept-findings.ts';

/** One who follows a turn. Neither call may throw or block. */
export interface Subscriber {
  /** Takes the turn's events, in order. */
  onEvent(event: TurnNews): void;
  /** Every engine has ended; what is made of the answers may still come. */
  onEnd?(): void;
  /** Nothing more comes: the turn is done with, or it is to be followed again because another process runs it now. */
  onClose(): void;
}

/** One engine's part of a live turn. */
export class LiveAnswer {
  /** Row in the database. */
  readonly id: string;
  summary: AnswerSummary;
  /** Shown until the running attempt brings its first text. */
  readonly earlierText: string;
  /** Whether that was all that the attempt before had to say; false where nobody knows. */
  readonly isEarlierWhole: boolean;
  readonly text = new AnswerText();
  /** Aborted by a stop, or when another process has taken the turn over. */
  readonly abort = new AbortController();
  hasText = false;
  /** Of one that the database did not take: nothing of its vendor's is left in it. */
  isEmptied = false;
  /** Resolves when the answer has ended and, but for a missing database, is stored. */
  readonly ended = Promise.withResolvers<void>();

  constructor(id: string, summary: AnswerSummary, earlierText: string, isEarlierWhole: boolean) {
    this.id = id;
    this.summary = summary;
    this.earlierText = earlierText;
    this.isEarlierWhole = isEarlierWhole;
  }

  /** The same answer as its engine is asked once more. */
  again(): LiveAnswer {
    const { id, isEarlierWhole, shownText, summary } = this;
    return new LiveAnswer(
      id,
      waitingAgain(summary),
      shownText,
      this.hasText ? isWhole(summary) : isEarlierWhole,
    );
  }

  get shownText(): string {
    return this.hasText ? this.text.value : this.earlierText;
  }

  get hasEnded(): boolean {
    return this.summary.ended_at !== null;
  }
}

/** Text that the database is to have, of one flush. Written as it is however often it is tried: it may have been stored. */
export interface TurnPiece {
  /** 0, 1, 2 … within the run. */
  number: number;
  portions: { answer: LiveAnswer; offset: number; text: string }[];
}

/** The turn as it was asked. */
export interface TurnHead {
  turnId: string;
  /** Whose lease it is here; what another run owns, this one neither writes nor tells. */
  run: string;
  sessionId: string;
  /** 1, 2, 3 … within the session. */
  position: number;
  question: string;
  createdAt: Date;
}

/** A turn that this process runs: its state in memory and those who follow it. */
export class LiveTurn {
  readonly head: TurnHead;
  readonly answers = new Map<string, LiveAnswer>();
  readonly #subscribers = new Set<Subscriber>();
  #moved = new Set<LiveAnswer>();
  readonly #findings: KeptFindings;
  readonly #gate: Gate;
  /** What is to be told once it is sure that the turn is still this run's. */
  #held: TurnNews[] = [];
  /** Answers that have ended, whose readers are told so once that is stored. */
  readonly #untold = new Set<LiveAnswer>();
  /** Of the same session, oldest first; null until an engine is about to be asked. */
  earlierQuestions: readonly string[] | null = null;
  endedAt: Date | null = null;
  /** Oldest first, without what is being written right now. */
  #unwritten: TurnPiece[] = [];
  #pieces = 0;
  /** Aborted when it is over for this process: it has ended, or another process has taken it over. */
  readonly left = new AbortController();
  /** Set when another run has taken the turn over: nothing more is written or told by this one. */
  isLost = false;
  /**
   * Whether there is something to be made of its answers: not where its engines are asked again, before one has brought a
   * text of which nothing was made yet.
   */
  hasNews = true;
  /** So many times its end is being stored: that the database counts it to no run any more may be this very end. */
  ends = 0;

  constructor(head: TurnHead, answers: LiveAnswer[], findings: KeptFindings, gate: Gate) {
    this.head = head;
    this.#findings = findings;
    this.#gate = gate;
    for (const answer of answers) this.answers.set(answer.summary.engine, answer);
  }

  get evidence(): Findings['evidence'] | null {
    return this.#findings.get('evidence');
  }

  get ledger(): Findings['ledger'] | null {
    return this.#findings.get('ledger');
  }

  get overview(): Findings['overview'] | null {
    return this.#findings.get('overview');
  }

  /** Whether this process still works on it. */
  get isOpen(): boolean {
    return !this.isLost && !this.endedAt;
  }

  get haveAllEnded(): boolean {
    return [...this.answers.values()].every(({ hasEnded }) => hasEnded);
  }

  /**
   * Keeps what was found and tells the readers; `saveFindings` writes it.
   * @returns false where the turn is over for this process, and nothing is kept
   */
  publish<Part extends FindingPart>(part: Part, found: Findings[Part]): boolean {
    if (!this.isOpen) return false;
    this.emit(findingEvent(this.head.turnId, this.#findings.set(part, found)));
    return true;
  }

  /** Writes findings that are not in the database yet. @throws what the database does; then they still are to be */
  async saveFindings(): Promise<void> {
    if (!this.isLost) await this.#findings.save();
  }

  /** Hands out the text that is not in the database yet. Give it back by `keepPieces` when it could not be written. */
  takePieces(): TurnPiece[] {
    const portions = [...this.answers.values()].flatMap((answer) => {
      const portion = answer.text.flush();
      return portion ? [{ answer, ...portion }] : [];
    });
    const taken = portions.length > 0 ? [...this.#unwritten, this.toPiece(portions)] : this.#unwritten;
    this.#unwritten = [];
    return taken;
  }

  keepPieces(pieces: readonly TurnPiece[]): void {
    this.#unwritten.push(...pieces);
  }

  toPiece(portions: TurnPiece['portions']): TurnPiece {
    return { number: this.#pieces++, portions };
  }

  /** Everything that there is, at this moment. */
  snapshot(): WrittenTurn {
    const { head } = this;
    return {
      turn_id: head.turnId,
      session_id: head.sessionId,
      question: head.question,
      created_at: head.createdAt.toISOString(),
      ended_at: this.endedAt?.toISOString() ?? null,
      answers: [...this.answers.values()].map((answer) => ({ ...answer.summary, text: answer.shownText })),
      evidence: this.evidence,
      ledger: this.ledger,
      overview: this.overview,
      findings: statesOf({ endedAt: null, findingStates: {}, findingsVersion: 0 }),
    };
  }

  /** Sends a snapshot and then every event until the returned function is called. */
  subscribe(subscriber: Subscriber): () => void {
    this.sendDeltas();
    this.#subscribers.add(subscriber);
    subscriber.onEvent(snapshotEvent(this.snapshot()));
    return () => this.#subscribers.delete(subscriber);
  }

  /** Tells the readers, or holds it until it is sure that there is something to tell. */
  emit(event: TurnNews): void {
    if (this.isLost) return;
    this.#held.push(event);
    if (this.#gate.isOpen()) this.release();
  }

  /** Tells what was held: the turn is this run's. */
  release(): void {
    const held = this.#held;
    this.#held = [];
    for (const event of held) for (const subscriber of this.#subscribers) subscriber.onEvent(event);
  }

  /** An answer has ended; `tellEnd` is to be called once that is stored. */
  oweEnd(answer: LiveAnswer): void {
    this.#untold.add(answer);
  }

  /** @returns false where there is nothing to tell: it was told with the turn's end, or another attempt has taken its place */
  tellEnd(answer: LiveAnswer): boolean {
    const { summary } = answer;
    if (!this.#untold.delete(answer) || this.answers.get(summary.engine) !== answer) return false;
    const type = summary.error ? 'answer-error' : 'answer-end';
    this.emit({ type, turn_id: this.head.turnId, answer: summary });
    return true;
  }

  /** Who follows it, to be told of the rest by somebody else; that all have ended is stored. */
  takeSubscribers(): Subscriber[] {
    for (const answer of this.#untold) this.tellEnd(answer);
    this.release();
    const taken = [...this.#subscribers];
    this.#subscribers.clear();
    return taken;
  }

  closeSubscribers(): void {
    for (const subscriber of this.#subscribers) subscriber.onClose();
    this.#subscribers.clear();
  }

  /** Takes a piece of an engine's text: the first one goes out at once, later ones with the next `sendDeltas`. */
  append(answer: LiveAnswer, piece: string): void {
    answer.text.gather(piece);
    this.#moved.add(answer);
    if (answer.summary.state === 'writing') return;
    answer.summary = { ...answer.summary, state: 'writing' };
    this.sendDeltas();
  }

  /** Takes the beginning of an engine's text back: it was no part of the answer. What is left goes out whole, from its beginning. */
  takeBack(answer: LiveAnswer, length: number): void {
    answer.text.takeBack(length);
    this.#moved.add(answer);
    this.sendDeltas();
  }

  /** Sends what came since the last call, of all engines in one event. */
  sendDeltas(ending?: LiveAnswer): void {
    if (this.#moved.size === 0) return;
    const moved = this.#moved;
    this.#moved = new Set();
    const deltas = [];
    for (const answer of moved) {
      const delta = answer.text.take(answer === ending);
      if (!delta) continue;
      answer.hasText = true;
      this.hasNews = true;
      deltas.push({ engine: answer.summary.engine, ...delta });
    }
    if (deltas.length > 0 && this.#subscribers.size > 0)
      this.emit({ type: 'text-delta', turn_id: this.head.turnId, deltas });
  }
}
