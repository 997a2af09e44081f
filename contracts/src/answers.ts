import { z } from 'zod';
import { cutReasons } from './cut-answers.ts';
import { answerError } from './errors.ts';
import { evidence } from './evidence.ts';
import { findingStates } from './findings.ts';
import { ledger } from './ledger.ts';
import { overview } from './overview.ts';
import { engineId, id, timestamp } from './primitives.ts';

/**
 * `waiting`: not asked yet. `thinking`: asked, no text yet. `writing`: text is coming. The rest are ends:
 * `done`; `stopped` by the user; `failed` with an error; `interrupted`: the server died and gave up running it again.
 */
export const answerStates = [
  'waiting',
  'thinking',
  'writing',
  'done',
  'stopped',
  'failed',
  'interrupted',
] as const;
export const answerState = z.enum(answerStates);
export type AnswerState = z.infer<typeof answerState>;

/**
 * `live`: the vendor's model. `demo`: the built-in reader of evidence. `off`: neither key nor demo. `example`: written by
 * hand for the example, no engine was asked.
 */
export const engineMode = z.enum(['live', 'demo', 'off', 'example']);
export type EngineMode = z.infer<typeof engineMode>;

/** A page that the vendor's own search used. */
export const vendorSource = z.object({ url: z.string(), title: z.string().optional() });
export type VendorSource = z.infer<typeof vendorSource>;

/** What an engine tells of an answer once it has finished; blank until then. */
export const answerOutcome = z.object({
  tokens_in: z.int().nullable(),
  tokens_out: z.int().nullable(),
  finish_reason: z
    .string()
    .nullable()
    .describe(
      "The vendor's reason in the AI SDK's words: stop, length, …; `too-long`: a limit of Sextant's; `unfinished`: the vendor itself says that it had more to say.",
    ),
  cut_short: z
    .enum(cutReasons)
    .nullable()
    .default(null)
    .describe(
      "`length`: at the model's limit; `content-filter`: by the vendor's filter; `too-long`: at `maxAnswerLength`; `unfinished`: by the vendor, for any other reason. The text is not whole.",
    ),
  vendor_sources: z.array(vendorSource),
});
export type AnswerOutcome = z.infer<typeof answerOutcome>;

/** All that is kept of one engine's answer, but for its text. */
export const answerSummary = z.object({
  engine: engineId,
  label: z.string().describe("The engine's name as shown."),
  mode: engineMode,
  model: z.string().describe('Exact model id that was asked, and after the answer the one that answered.'),
  state: answerState,
  error: answerError.nullable().describe('Set when `failed` or `interrupted`.'),
  attempt: z.int().nonnegative().describe('How many times this engine was asked for this turn.'),
  started_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  first_token_ms: z.number().nullable().describe('From asking to the first text.'),
  total_ms: z.number().nullable().describe('From asking to the end.'),
  parameters: z.record(z.string(), z.unknown()).describe('Settings the engine was asked with.'),
  ...answerOutcome.shape,
});
export type AnswerSummary = z.infer<typeof answerSummary>;

/** One engine's answer in one turn. */
export const answer = answerSummary.extend({ text: z.string().describe('Markdown; as far as it has come.') });
export type Answer = z.infer<typeof answer>;

/** One question and its answers. */
export const turn = z.object({
  turn_id: id,
  session_id: id,
  question: z.string(),
  created_at: timestamp,
  ended_at: timestamp.nullable().describe('Null while an engine is at work.'),
  answers: z.array(answer).describe('In the order of the registry.'),
  evidence: evidence
    .nullable()
    .describe('What was found before the engines were asked; null before, and with none.'),
  ledger: ledger
    .nullable()
    .describe('What the answers cite, as far as they have ended; null before the first check.'),
  overview: overview
    .nullable()
    .describe('The answers side by side, as far as they have ended; null before the first has.'),
  findings: findingStates.describe('Whether ledger and overview are those of the answers as they ended.'),
});
export type Turn = z.infer<typeof turn>;
