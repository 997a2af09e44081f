import { z } from 'zod';
import { answerSummary, turn } from './answers.ts';
import { evidence } from './evidence.ts';
import { findingStates } from './findings.ts';
import { ledger } from './ledger.ts';
import { overview } from './overview.ts';
import { engineId, id, timestamp } from './primitives.ts';

/** The question is stored; the session may be opened. */
const turnStart = z.object({ type: z.literal('turn-start'), session_id: id, turn_id: id });

/** First event of a follow: the turn as it stands. It replaces all that the reader holds of it. */
const turnSnapshot = z.object({ type: z.literal('turn-snapshot'), turn });

/** The literature has been searched; the engines are asked next. */
const sourcesFound = z.object({ type: z.literal('sources-found'), turn_id: id, evidence });

/** What the answers cite was checked; the ledger replaces the one before it. */
const citationsChecked = z.object({ type: z.literal('citations-checked'), turn_id: id, ledger });

/** Another answer has ended, or its citations were checked; the overview replaces the one before it. */
const overviewUpdated = z.object({ type: z.literal('overview-updated'), turn_id: id, overview });

/** Ledger or overview are being made, are ready, or failed. Comes first when every engine has ended. */
const findingsChanged = z.object({
  type: z.literal('findings-changed'),
  turn_id: id,
  ended_at: timestamp.nullable().describe('Null while an engine is at work.'),
  findings: findingStates,
});

/** An engine is asked (again). Its earlier text stays until the first delta, which starts `from` 0. */
const answerStart = z.object({ type: z.literal('answer-start'), turn_id: id, answer: answerSummary });

/** New text of all engines that moved. A reader cuts its text at `from` (UTF-16 units) and appends `text`. */
const textDelta = z.object({
  type: z.literal('text-delta'),
  turn_id: id,
  deltas: z.array(z.object({ engine: engineId, from: z.int().nonnegative(), text: z.string() })),
});

/** An engine ended without success: `failed` or `interrupted`; what it wrote stays. */
const answerErrorEvent = z.object({ type: z.literal('answer-error'), turn_id: id, answer: answerSummary });

/** An engine ended: `done` or `stopped`. */
const answerEnd = z.object({ type: z.literal('answer-end'), turn_id: id, answer: answerSummary });

/** Every engine has ended, and ledger and overview are ready or failed. Last event of the stream. */
const turnEnd = z.object({ type: z.literal('turn-end'), turn_id: id, ended_at: timestamp });

/** What a stream of `POST /api/v1/chat/` and of a follow carries, one JSON a server-sent event of the same name. */
export const turnEvent = z.discriminatedUnion('type', [
  turnStart,
  turnSnapshot,
  sourcesFound,
  answerStart,
  textDelta,
  citationsChecked,
  overviewUpdated,
  findingsChanged,
  answerErrorEvent,
  answerEnd,
  turnEnd,
]);
export type TurnEvent = z.infer<typeof turnEvent>;
export type TextDelta = z.infer<typeof textDelta>;
