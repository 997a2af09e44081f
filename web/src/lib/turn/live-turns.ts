import type { Conversation, Turn, TurnEvent } from '@sextant/contracts';
import { inNextFrame } from '../next-frame.ts';
import { onUserChange } from '../user-change.ts';
import { LostConnectionError, readTurnEvents } from './answer-stream.ts';
import { type Grower, growNow, growSoon, leaveAsIs } from './growth.ts';
import { applyEvent, emptyTurn, type HeldTurn, type LiveAnswer, type LiveTurn } from './live-turn.ts';

/** Opens the stream of a turn: the call `turnEvents`. */
export type OpenStream = (signal: AbortSignal) => Promise<Response>;

/** Waits between two tries, in milliseconds; the last one repeats. Coming online again ends a wait at once. */
const waits = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
/** Ended turns kept for views that still show them. */
const keptTurns = 60;

interface Followed extends HeldTurn {
  answerGrowers: Map<string, Set<Grower>>;
  turnListeners: Set<() => void>;
  /** Set while this tab reads the turn's stream. */
  reading: AbortController | null;
}

const turns = new Map<string, Followed>();

function held(turnId: string): Followed {
  let turn = turns.get(turnId);
  if (!turn) {
    turn = { ...emptyTurn(), answerGrowers: new Map(), turnListeners: new Set(), reading: null };
    turns.set(turnId, turn);
  }
  return turn;
}

/** Listeners to be told with the next frame: however many changes come, what shows them renders once a frame at most. */
const due = new Set<() => void>();
/** Texts whose state has moved as well: that an answer has ended is not shown before its last words. */
const whole = new Set<Grower>();

function tell(listeners: Iterable<() => void>): void {
  const isIdle = due.size === 0;
  for (const listener of listeners) due.add(listener);
  if (isIdle && due.size > 0) inNextFrame(flush);
}

function flush(): void {
  const listeners = [...due];
  due.clear();
  growNow(whole);
  whole.clear();
  for (const listener of listeners) listener();
}

function receive(turnId: string, event: TurnEvent): void {
  const turn = held(turnId);
  const change = applyEvent(turn, event);
  for (const engine of change.engines)
    for (const grower of turn.answerGrowers.get(engine) ?? []) {
      growSoon(grower);
      if (change.turn) whole.add(grower);
    }
  if (change.turn) tell(turn.turnListeners);
}

/**
 * Takes in a turn as the server has told it in a reply, for anyone who shows it. Where its stream is being read, that
 * tells it as well, and newer: the reply may have been long on its way.
 */
export function receiveTurn(turn: Turn): void {
  const { reading, turn: read } = held(turn.turn_id);
  if (reading && read.answers.length > 0) return;
  receive(turn.turn_id, { type: 'turn-snapshot', turn });
}

function setLost(turn: Followed): void {
  if (turn.turn.stream !== 'open') return;
  turn.turn = { ...turn.turn, stream: 'lost' };
  tell(turn.turnListeners);
}

function dropOldest(): void {
  for (const [turnId, turn] of turns) {
    if (turns.size <= keptTurns) return;
    if (!turn.reading && turn.turnListeners.size === 0 && turn.answerGrowers.size === 0) turns.delete(turnId);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/** A 4xx will say the same next time: the turn is gone, or the sign-in is over. */
const isFinal = (response: Response) =>
  response.status >= 400 && response.status < 500 && response.status !== 429;

/**
 * Follows a turn until it ends, connecting again as often as it takes.
 * @param first events of a connection that is open already: that of the question
 * @returns whether the turn ended or is gone, and its session has changed with it; false when it is followed already, or the
 * sign-in is over
 */
export async function followTurn(
  turnId: string,
  open: OpenStream,
  first?: AsyncIterable<TurnEvent>,
): Promise<boolean> {
  const turn = held(turnId);
  if (turn.reading) return false;
  const reading = new AbortController();
  turn.reading = reading;
  turn.turn = { ...turn.turn, wasFollowed: true, isRead: true };
  // What is held may be of an earlier attempt: a snapshot says how things stand, and until then it has ended.
  if (turn.turn.stream === 'ended') turn.turn = { ...turn.turn, stream: 'open' };
  dropOldest();
  try {
    let events = first;
    for (let failures = 0; !reading.signal.aborted; failures += 1) {
      try {
        if (!events) {
          const response = await open(reading.signal);
          if (isFinal(response)) return response.status !== 401;
          if (!response.ok) throw new LostConnectionError();
          events = readTurnEvents(response);
        }
        for await (const event of events) {
          // The connection of a question was opened elsewhere, and goes on where the turn has been forgotten.
          if (reading.signal.aborted) return false;
          receive(turnId, event);
          failures = 0;
        }
      } catch (error) {
        if (reading.signal.aborted) return false;
        if (
          !(
            error instanceof LostConnectionError ||
            error instanceof TypeError ||
            error instanceof DOMException
          )
        )
          throw error;
      }
      events = undefined;
      if (turn.turn.stream === 'ended') return true;
      setLost(turn);
      await pause(waits[Math.min(failures, waits.length - 1)] ?? 0, reading.signal);
    }
    return false;
  } finally {
    turn.reading = null;
    turn.turn = { ...turn.turn, isRead: false };
    tell(turn.turnListeners);
  }
}

/** Whether this tab has heard that nothing more is to come of a turn that was fetched before. */
export function isFetchedLate({ findings, turn_id }: Pick<Conversation, 'turn_id' | 'findings'>): boolean {
  const { stream, findings: heard } = turns.get(turn_id)?.turn ?? emptyTurn().turn;
  return stream === 'ended' && (heard?.version ?? 0) > findings.version;
}

/** Ends the reading of every turn and forgets what was read: the next person to sign in must not find it. */
export function forgetTurns(): void {
  for (const turn of turns.values()) turn.reading?.abort();
  turns.clear();
}

onUserChange(forgetTurns);

/** One engine's answer as this tab has read it; undefined when the turn was not followed here. */
export const readLiveAnswer = (turnId: string, engine: string): LiveAnswer | undefined =>
  turns.get(turnId)?.answers.get(engine);

/** A turn as this tab has read it; undefined when it was not followed here: to be listened for is not to be read. */
export function readLiveTurn(turnId: string): LiveTurn | undefined {
  const turn = turns.get(turnId);
  return turn && (turn.reading || turn.turn.answers.length > 0) ? turn.turn : undefined;
}

/** Has what shows an engine's text grow with it, as often as the page can bear. Returns how to leave. */
export function subscribeAnswer(turnId: string, engine: string, grower: Grower): () => void {
  const { answerGrowers } = held(turnId);
  const growers = answerGrowers.get(engine) ?? new Set();
  answerGrowers.set(engine, growers.add(grower));
  return () => {
    growers.delete(grower);
    leaveAsIs(grower);
    if (growers.size === 0) answerGrowers.delete(engine);
  };
}

/** Tells a listener, at most once a frame, that the states of a turn's answers have moved. Never for a text. */
export function subscribeTurn(turnId: string, listener: () => void): () => void {
  const { turnListeners } = held(turnId);
  turnListeners.add(listener);
  return () => {
    turnListeners.delete(listener);
    due.delete(listener);
  };
}
