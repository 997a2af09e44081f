import { z } from 'zod';
import { figure, figureKind } from './figures.ts';
import { passage } from './passages.ts';
import { engineId } from './primitives.ts';

/**
 * How an engine's answer gives the effect of one row. `same-number`: with the abstract's number. `other-number`: with
 * another number for the same measure, outcome and group. `no-number`: it cites the work, and no number that could be of
 * this effect stands where it does. `unread-number`: one does, or stands elsewhere in the answer, and what it is told of was not read.
 * `not-cited`: it does not cite the work. `not-checked`: whether it does is not known, since its citations were not checked when
 * this was made, or one of them that could not be placed may be this work.
 */
export const studyCellStates = [
  'same-number',
  'other-number',
  'unread-number',
  'no-number',
  'not-cited',
  'not-checked',
] as const;
export const studyCellState = z.enum(studyCellStates);
export type StudyCellState = z.infer<typeof studyCellState>;

/** What one engine makes of the effect of one row. */
export const studyCell = z.object({
  engine: engineId,
  state: studyCellState,
  stated: z
    .string()
    .nullable()
    .describe('The number as the answer writes it; set with `same-number` and `other-number` only.'),
  passage: passage
    .nullable()
    .describe('The sentence of the answer: the one with the number, else the first that cites the work.'),
});
export type StudyCell = z.infer<typeof studyCell>;

/** One work and one effect that its abstract states, or the share of a group where an answer has another. */
export const studyRow = z.object({
  id: z.string().describe('Unique within the overview.'),
  work: z.string().describe('Id of the ledger row.'),
  outcome: z
    .string()
    .describe("What the effect is said of, in the abstract's own words; empty where none could be read."),
  effect: figure
    .nullable()
    .describe('Null in the only row of a work in whose abstract no effect with a number was read.'),
  written: z
    .string()
    .describe('The effect as the abstract writes it, interval and p value included; may be empty.'),
  passage: passage.nullable().describe('The sentence of the abstract that states it.'),
  cells: z
    .array(studyCell)
    .describe('One an engine that has answered, but for those in demo, in the order of the registry.'),
});
export type StudyRow = z.infer<typeof studyRow>;

/** Effects on one outcome in one measure, one a work. They are drawn side by side and never pooled. */
export const studyPlot = z.object({
  outcome: z.string().describe('In the words of its first row.'),
  kind: figureKind,
  unit: z.string().nullable(),
  rows: z.array(z.string()).min(2).describe('Ids of study rows with an interval, each of another work.'),
});
export type StudyPlot = z.infer<typeof studyPlot>;

/** The works that the answers cite and what their abstracts found, beside what each engine says of it. By rules alone. */
export const studies = z.object({
  rows: z
    .array(studyRow)
    .describe("A work's rows stand together; the strongest design first, within it the most participants."),
  plots: z.array(studyPlot),
});
export type Studies = z.infer<typeof studies>;
