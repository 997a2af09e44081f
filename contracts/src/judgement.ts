import { z } from 'zod';
import { passage } from './passages.ts';
import { engineId, text } from './primitives.ts';

/**
 * How a mark of the judge stands that was put to a second one. `agreed`: both say so. `disputed`: the second does not.
 * `one-judge`: no second one has spoken. `asked`: the second is at work.
 */
export const confirmations = ['agreed', 'disputed', 'one-judge', 'asked'] as const;
export const confirmation = z.enum(confirmations);
export type Confirmation = z.infer<typeof confirmation>;

/** Why a text has been judged by no one, or by no one else. */
export const noJudgeReasons = [
  'off',
  'by-reader',
  'no-live-engine',
  'no-key',
  'only-one-live',
  'nothing-to-judge',
  'nothing-to-ask',
  'limit-user',
  'limit-server',
  'failed',
] as const;
export const noJudgeReason = z.enum(noJudgeReasons);
export type NoJudgeReason = z.infer<typeof noJudgeReason>;

/** Why a part of a judge's draft is not shown. */
export const dropReasons = [
  'no-such-answer',
  'not-in-answer',
  'another-answer',
  'not-in-abstract',
  'no-finding',
  'no-claim',
  'number',
  'names-engines',
  'not-comparable',
  'same-number',
  'another-matter',
  'by-rules',
  'one-sided',
  'too-many',
] as const;
export const dropReason = z.enum(dropReasons);
export type DropReason = z.infer<typeof dropReason>;

/** An engine that has judged, and what that took. */
export const judgeUsed = z.object({
  engine: engineId,
  label: z.string(),
  model: z.string(),
  tokens_in: z.int().nonnegative().nullable(),
  tokens_out: z.int().nonnegative().nullable(),
  cost_usd: z
    .number()
    .nonnegative()
    .nullable()
    .describe('In US dollars, as the vendor told; null where it tells none.'),
});
export type JudgeUsed = z.infer<typeof judgeUsed>;

const missingJudge = z.object({
  why: noJudgeReason,
  reason: z.string().describe('For people: why there is none, and what would bring one.'),
});

/** Who made of an overview what rules cannot, and what was dropped of it. */
export const judgement = z.object({
  state: z
    .enum(['open', 'second', 'done', 'none'])
    .describe(
      '`open`: it is not decided yet, as while answers come. `second`: the first has judged and the second is asked. `none`: there is none, and `missing` says why.',
    ),
  judge: judgeUsed.nullable().describe('Null: no one has judged, all is by rules.'),
  second: judgeUsed.nullable().describe('Who was asked where it counts; null: no one.'),
  missing: missingJudge.nullable().describe('Set with `none`.'),
  second_missing: missingJudge.nullable().describe('Why no one was asked a second time.'),
  dropped: z
    .array(z.object({ why: dropReason, count: z.int().positive() }))
    .describe('Parts of the draft that are not shown.'),
  synthesis_missing: z
    .string()
    .nullable()
    .describe('For people: why the judge’s synthesis is not shown; null where it is.'),
  cut: z.array(engineId).describe('Engines whose answer was too long to be judged whole.'),
  works_left_out: z.int().nonnegative().describe('Works whose abstract was cut or had no room.'),
});
export type Judgement = z.infer<typeof judgement>;

/** What the judge says of a sentence that cites a work, where rules could not tell. */
export const judgedCitation = z.object({
  id: z.string().describe('Unique within the overview.'),
  engine: engineId,
  work: z.string().describe('Id of the ledger row.'),
  relation: z.enum(['supports', 'contradicts']),
  sentence: z.string().describe('The sentence of the answer that cites the work, without markup.'),
  passage: passage.describe('The words of the abstract.'),
  confirmation,
});
export type JudgedCitation = z.infer<typeof judgedCitation>;

/** A mark of the judge that a reader calls wrong, or no longer does. */
export const objectionRequest = z.strictObject({
  cell: text.min(1).max(200).describe('Id of a judged cell, as the overview’s marks have them.'),
  wrong: z.boolean(),
});
export const objectionsReply = z.object({
  cells: z.array(z.string()).describe('Cells of this turn that the reader calls wrong.'),
});
