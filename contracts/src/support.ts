import { z } from 'zod';

/**
 * What the abstract of a cited work says of the sentence that cites it. `supports`: a sentence of its results or
 * conclusions says the same of the same intervention and outcome. `same-topic`: it speaks of the same, and what it found
 * could not be matched. `unsettled`: nothing of the sentence could be matched, which is no sign that the abstract is
 * silent. `missing`: there is no abstract to read.
 */
export const supportRelation = z.enum(['supports', 'same-topic', 'unsettled', 'missing']);
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
    .describe('The sentence that the judgement rests on; set with `supports` only.'),
});
export type Support = z.infer<typeof support>;

/** A number of a citing sentence that stands in the abstract for the same measure; what does not is not listed. */
export const statedNumber = z.object({
  from: z.int().nonnegative().describe('Where it begins in the citing sentence, in UTF-16 units.'),
  to: z.int().nonnegative().describe('Where it ends.'),
  text: z.string().describe('As the sentence writes it, with its measure and interval.'),
  recorded: abstractPassage.describe("The abstract's own number."),
});
export type StatedNumber = z.infer<typeof statedNumber>;
