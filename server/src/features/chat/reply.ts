import type { chatReply, Turn } from '@sextant/contracts';
import type { z } from 'zod';

/** A finished turn in the specification's form: a failed engine's response is null, and `errors` says why. */
export function toChatReply(
  turn: Pick<Turn, 'session_id' | 'turn_id' | 'answers'>,
): z.infer<typeof chatReply> {
  const reply: z.infer<typeof chatReply> = {
    session_id: turn.session_id,
    turn_id: turn.turn_id,
    responses: {},
    errors: {},
  };
  for (const answer of turn.answers) {
    reply.responses[answer.engine] = answer.error ? null : answer.text;
    if (answer.error) reply.errors[answer.engine] = answer.error;
  }
  return reply;
}
