import type { TurnEvent } from '@sextant/contracts';
import type { AuthorizedCall } from '../../lib/authorized-call.ts';
import { errorText, readRefusal } from '../../lib/server-error.ts';
import { readTurnEvents } from '../../lib/turn/answer-stream.ts';
import type { WholeReply } from './read-whole-reply.ts';

/** A question that the server has taken: it is stored, and its events go on coming. */
export interface AskedQuestion {
  sessionId: string;
  turnId: string;
  /** What follows `turn-start` on the same connection. */
  events: AsyncIterable<TurnEvent>;
}

/** The server refused the question, or was not reached. */
export class QuestionFailedError extends Error {
  /** What the server said, if anything. */
  readonly detail: string | undefined;

  constructor(detail?: string, options?: ErrorOptions) {
    super('Failed to fetch response.', options);
    this.name = 'QuestionFailedError';
    this.detail = detail;
  }
}

interface Question {
  text: string;
  sessionId?: string;
  /** The same for every try of this question: it is then asked once, however often it is sent. */
  idempotencyKey: string;
}

/** A question whose reply was cut is stored as a rule: sent again, it is followed. */
const maxTries = 3;
/** Milliseconds within which the server says that it has the question, as for every other call. */
const takenWithinMs = 30_000;

const isJson = (response: Response) =>
  response.headers.get('content-type')?.includes('application/json') ?? false;

/** @returns null where the reply ends before it has begun: its server stood still, or the connection was lost */
async function readReply(response: Response): Promise<AskedQuestion | WholeReply | null> {
  if (!response.ok) throw new QuestionFailedError(errorText(await readRefusal(response), undefined));
  if (isJson(response)) return (await import('./read-whole-reply.ts')).readWholeReply(response);
  const events = readTurnEvents(response);
  const { value } = await events.next().catch(() => ({ value: null }));
  return value?.type === 'turn-start' ? { sessionId: value.session_id, turnId: value.turn_id, events } : null;
}

/**
 * Asks all engines a question. Resolves as soon as the server has stored it. Throws `QuestionFailedError` if it has
 * not, or does not say so within `withinMs`: the same key makes sure that a second try is not asked twice.
 */
export async function askQuestion(
  call: AuthorizedCall,
  { text, sessionId, idempotencyKey }: Question,
  withinMs: number = takenWithinMs,
): Promise<AskedQuestion | WholeReply> {
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), withinMs);
  try {
    const headers = { 'idempotency-key': idempotencyKey };
    const body = { input_text: text, session_id: sessionId };
    const options = { accept: 'text/event-stream', signal: tooLate.signal };
    for (let tries = 0; tries < maxTries; tries++) {
      const asked = await readReply(await call('chat', { headers, body }, options));
      if (asked) return asked;
    }
    throw new QuestionFailedError();
  } catch (error) {
    throw error instanceof QuestionFailedError ? error : new QuestionFailedError(undefined, { cause: error });
  } finally {
    // What has begun within its time may take as long as answers take.
    clearTimeout(timer);
  }
}
