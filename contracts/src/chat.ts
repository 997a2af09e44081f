import { z } from 'zod';
import { answerSummary } from './answers.ts';
import { answerError } from './errors.ts';
import { evidence } from './evidence.ts';
import { findingStates } from './findings.ts';
import { ledger } from './ledger.ts';
import { limits } from './limits.ts';
import { overview, verdict } from './overview.ts';
import { engineId, id, text, timestamp, trimmedText } from './primitives.ts';

export const chatRequest = z.strictObject({
  input_text: trimmedText(limits.questionLength).describe('The question, in markdown or plain text.'),
  session_id: id.optional().describe('Continues this session.'),
});

export const chatHeaders = z.object({
  'idempotency-key': z
    .string()
    .max(limits.idempotencyKeyLength)
    .optional()
    .describe('Of visible ASCII characters. The same key and body give the same turn; another body, 422.'),
});

/** The reply to a question asked with `Accept: application/json`. */
export const chatReply = z.object({
  session_id: id,
  turn_id: id,
  responses: z
    .record(engineId, z.string().nullable())
    .describe('Per engine its answer, or null where it failed.'),
  errors: z.record(engineId, answerError).describe('Per failed engine, why.'),
});

/** What a session's first question came to, counted as its overview shows it. */
export const sessionVerdicts = z.object({
  of: z
    .enum(['engines', 'literature'])
    .describe(
      'Whose verdicts are counted: those of the engines, or of the cited works where no engine gives one.',
    ),
  counts: z
    .partialRecord(verdict, z.int().positive())
    .describe('Without verdicts that could not be read, or that the reader calls wrong.'),
});
export type SessionVerdicts = z.infer<typeof sessionVerdicts>;

/** Where the words of a search stand in a session. */
export const searchSnippet = z.object({
  engine: engineId.nullable().describe('Whose answer it is from; null: from a question.'),
  text: z.string().describe('Plain text around the first of them; `…` where it is cut.'),
  marks: z
    .array(z.object({ from: z.int().nonnegative(), to: z.int().positive() }))
    .describe('Places of the words in `text`, in UTF-16 units; none overlap.'),
});
export type SearchSnippet = z.infer<typeof searchSnippet>;

export const sessionListItem = z.object({
  session_id: id,
  title: z.string(),
  total_messages: z.int().nonnegative().describe('Questions and answers, two a turn.'),
  created_at: timestamp,
  updated_at: timestamp.describe('When its last question was asked.'),
  verdicts: sessionVerdicts
    .optional()
    .describe('Missing until the first question has an overview in which a verdict could be read.'),
  snippet: searchSnippet
    .optional()
    .describe('Of a search for words that the title does not hold; else missing.'),
});
export type SessionListItem = z.infer<typeof sessionListItem>;

export const sessionsQuery = z.object({
  q: text.max(limits.searchLength).optional().describe('Words of a title, question or answer.'),
  cursor: text.max(200).optional().describe('`next` of the page before.'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .optional()
    .describe('Sessions a page; without any parameter, all.'),
});
export const sessionsReply = z.object({
  sessions: z.array(sessionListItem).describe('Newest first.'),
  next: z.string().nullable().describe('Cursor of the next page.'),
});
export type SessionsReply = z.infer<typeof sessionsReply>;

export const message = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().describe("The question; of an assistant, the first engine's answer that is there."),
  content_multiple: z
    .record(z.string().startsWith('content_'), z.string())
    .optional()
    .describe('`content_{engine}`: the text of each engine, as far as it has come.'),
});

/** One turn: its question and its answers as two messages, and beside them all that is kept of the answers. */
export const conversation = z.object({
  turn_id: id,
  version: z.string().describe('Changes whenever anything of the turn does; see `known` of a session.'),
  created_at: timestamp,
  ended_at: timestamp.nullable(),
  messages: z.array(message),
  answers: z.array(answerSummary).describe('Their texts are in `content_multiple`.'),
  evidence: evidence.nullable().describe('As of a turn.'),
  ledger: ledger.nullable().describe('As of a turn.'),
  overview: overview.nullable().describe('As of a turn.'),
  findings: findingStates.describe('As of a turn.'),
  abstracts: z
    .enum(['included', 'left-out'])
    .describe('`left-out`: every `abstract` is null, whether there is one or not; the turn itself has them.'),
});
export type Conversation = z.infer<typeof conversation>;

export const sessionQuery = z.object({
  before: id.optional().describe('Only turns before this one.'),
  limit: z.coerce.number().int().min(1).max(200).optional().describe('At most so many turns, the last ones.'),
  abstracts: z
    .enum(['yes', 'no'])
    .optional()
    .describe('`no`: the works come without their abstracts, a third less to send.'),
  known: text
    .max(200 * 17)
    .optional()
    .describe('Versions of turns, comma-separated, that need not be sent again.'),
});
export const sessionDetail = z.object({
  session_id: id,
  title: z.string(),
  total_messages: z.int().nonnegative(),
  created_at: timestamp,
  updated_at: timestamp,
  conversations: z.array(conversation).describe('Oldest first.'),
  unchanged: z
    .array(id)
    .describe('Turns of this page that are left out of `conversations`, since `known` names their version.'),
  previous: id.nullable().describe('Set when there are earlier turns: pass it as `before`.'),
});
export type SessionDetail = z.infer<typeof sessionDetail>;

export const renameRequest = z.strictObject({ title: trimmedText(limits.titleLength) });
export const stopRequest = z.strictObject({
  engine: engineId.optional().describe('Without it, all engines.'),
});
export const retryRequest = z.strictObject({ engine: engineId });
/** In the address, where a server that knows nothing of it passes it over: see docs/decisions/versions.md. */
export const retryQuery = z.object({
  attempt: z.coerce
    .number()
    .int()
    .nonnegative()
    .optional()
    .describe(
      '`attempt` of the answer that the reader has seen: where another stands by now, nothing is asked (`conflict`). Without it, whichever stands is asked for again.',
    ),
});
/** Nothing needs to be said. */
export const checkRequest = z.strictObject({});
export const turnParams = z.object({ id });
export const sessionParams = z.object({ id });
