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

const isJson = (response: Response) =>
  response.headers.get('content-type')?.includes('application/json') ?? false;

async function send(call: AuthorizedCall, { text, sessionId, idempotencyKey }: Question): Promise<Response> {
  try {
    const headers = { 'idempotency-key': idempotencyKey };
    const body = { input_text: text, session_id: sessionId };
    return await call('chat', { headers, body }, { accept: 'text/event-stream' });
  } catch (error) {
    throw new QuestionFailedError(undefined, { cause: error });
  }
}

/**
 * Asks all engines a question. Resolves as soon as the server has stored it; throws `QuestionFailedError` if it has not.
 */
export async function askQuestion(
  call: AuthorizedCall,
  question: Question,
): Promise<AskedQuestion | WholeReply> {
  const response = await send(call, question);
  if (!response.ok) throw new QuestionFailedError(errorText(await readRefusal(response), undefined));
  if (isJson(response)) return (await response.json()) as WholeReply;
  const events = readTurnEvents(response);
  try {
    const first = await events.next();
    if (first.done || first.value.type !== 'turn-start') throw new QuestionFailedError();
    return { sessionId: first.value.session_id, turnId: first.value.turn_id, events };
  } catch (error) {
    throw error instanceof QuestionFailedError ? error : new QuestionFailedError(undefined, { cause: error });
  }
}
