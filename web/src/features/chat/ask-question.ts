import type { TurnEvent } from '@sextant/contracts';
import type { AuthorizedCall } from '../../lib/authorized-call.ts';
import { errorText, readRefusal } from '../../lib/server-error.ts';
import { readTurnEvents } from '../../lib/turn/answer-stream.ts';

/** A question that the server has taken: it is stored, and its events go on coming. */
export interface AskedQuestion {
  sessionId: string;
  turnId: string;
  /** What follows `turn-start` on the same connection. */
  events: AsyncIterable<TurnEvent>;
}

/** All answers at once, of a server that does not stream. */
export interface WholeReply {
  session_id?: string;
  responses: Record<string, string | null>;
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

/** Milliseconds within which the server says that it has the question, as for every other call. */
const takenWithinMs = 30_000;

const isJson = (response: Response) =>
  response.headers.get('content-type')?.includes('application/json') ?? false;

/** A reply of all answers at once, as far as it is one: a body that is no such JSON is a failure like any other. */
async function readWholeReply(response: Response): Promise<WholeReply> {
  const reply: unknown = await response.json();
  const { session_id, responses } = (reply ?? {}) as Record<string, unknown>;
  if (typeof responses !== 'object' || responses === null || Array.isArray(responses))
    throw new TypeError('The reply holds no answers.');
  const texts = Object.entries(responses).map(([engine, text]) => [
    engine,
    typeof text === 'string' ? text : null,
  ]);
  return {
    responses: Object.fromEntries(texts),
    ...(typeof session_id === 'string' && { session_id }),
  };
}

async function readReply(response: Response): Promise<AskedQuestion | WholeReply> {
  if (!response.ok) throw new QuestionFailedError(errorText(await readRefusal(response), undefined));
  if (isJson(response)) return readWholeReply(response);
  const events = readTurnEvents(response);
  const first = await events.next();
  if (first.done || first.value.type !== 'turn-start') throw new QuestionFailedError();
  return { sessionId: first.value.session_id, turnId: first.value.turn_id, events };
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
    return await readReply(await call('chat', { headers, body }, options));
  } catch (error) {
    throw error instanceof QuestionFailedError ? error : new QuestionFailedError(undefined, { cause: error });
  } finally {
    // What has begun within its time may take as long as answers take.
    clearTimeout(timer);
  }
}
