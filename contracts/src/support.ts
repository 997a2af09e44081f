import { z } from 'zod';

/**
 * What the abstract of a cited work says of the sentence that cites it. `supports`: a sentence of its results or
 * conclusions says the same of the same intervention and outcome. `contradicts`: such a sentence says the opposite.
 * `same-topic`: it speaks of the same, and what it found could not be matched. `not-in-abstract`: nothing there speaks
 * of it. `missing`: there is no abstract to read.
 */
export const supportRelations = [
  'supports',
  'contradicts',
  'same-topic',
  'not-in-abstract',
  'missing',
] as const;
export const supportRelation = z.enum(supportRelations);
export type SupportRelation = z.infer<typeof supportRelation>;

/** A stretch of an abstract, `abstract.slice(from, to)`. */
export const abstractPassage = z.object({
  text: z.string(),
  from: z.int().nonnegative().describe('Where it begins in the abstract, in UTF-16 units.'),
  to: z.int().nonnegative().describe('Where it ends.'),
});
export type AbstractPassage = z.infer<typeof abstractPassage>;

/** How a citing sentence stands to the abstract of the work that it cites. */
export const support = z.object({
  relation: supportRelation,
  sentence: abstractPassage
    .nullable()
    .describe('The sentence that the judgement rests on; set with `supports` and `contradicts` only.'),
});
export type Support = z.infer<typeof support>;

/**
 * Whether a number that a sentence states is the abstract's. `stands`: it is there, for the same measure. `differs`:
 * the abstract gives another number for the same measure, outcome and group. `absent`: it gives no such number.
 */
export const numberStates = ['stands', 'differs', 'absent'] as const;
export const numberState = z.enum(numberStates);
export type NumberState = z.infer<typeof numberState>;

/** One number of a citing sentence, looked up in the abstract; numbers that are no finding are not listed. */
export const statedNumber = z.object({
  from: z.int().nonnegative().describe('Where it begins in the citing sentence, in UTF-16 units.'),
  to: z.int().nonnegative().describe('Where it ends.'),
  text: z.string().describe('As the sentence writes it, with its measure and interval.'),
  state: numberState,
  recorded: abstractPassage
    .nullable()
    .describe("The abstract's own number: set with `stands` and `differs` only."),
});
export type StatedNumber = z.infer<typeof statedNumber>;
