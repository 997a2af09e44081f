import { differences, verdicts } from '@sextant/contracts';
import { z } from 'zod';

const answer = z.string().describe('Letter of the answer.');
const fromAnswer = z
  .string()
  .describe('A sentence or part of one, copied letter by letter out of that very answer.');
const fromAbstract = z
  .string()
  .describe('A sentence or part of one, copied letter by letter out of that very abstract.');

/**
 * What a judge is asked to fill. Everything carries the words it rests on, so that it can be checked. All fields are
 * required, and numbers have no bounds: several vendors' strict modes know neither optional fields nor bounds.
 */
export const judgeDraft = z.object({
  verdicts: z
    .array(z.object({ answer, verdict: z.enum(verdicts), quotation: fromAnswer }))
    .describe('Only if the question asks for yes or no: what each answer comes to. Otherwise empty.'),
  statements: z
    .array(
      z.object({
        text: z.string().describe('One whole claim in one sentence: no heading, no question, no fragment.'),
        stances: z.array(
          z.object({
            answer,
            stance: z.enum(['states', 'contradicts']),
            differs_in: z.array(z.enum(differences)).describe('Of a contradiction; otherwise empty.'),
            same_population: z.boolean().describe('It speaks of the same people as the statement.'),
            same_dose: z.boolean().describe('It speaks of the same dose, or of none.'),
            same_outcome: z.boolean().describe('It speaks of the same outcome.'),
            quotation: fromAnswer,
          }),
        ),
      }),
    )
    .describe('At most 15 statements that matter to the question; answers silent on one are left out.'),
  citations: z
    .array(
      z.object({
        citation: z.number().describe('Number of the citing sentence.'),
        relation: z.enum(['supports', 'contradicts', 'neither']),
        quotation: fromAbstract,
      }),
    )
    .describe('Of each citing sentence, whether the abstract that it cites says the same or the opposite.'),
  works: z
    .array(
      z.object({
        work: z.number().describe('Number of the work.'),
        verdict: z.enum(verdicts),
        quotation: fromAbstract,
      }),
    )
    .describe('Only if the question asks for yes or no: what each abstract answers to it. Otherwise empty.'),
  synthesis: z
    .array(
      z.object({
        text: z.string().describe('One sentence, without letters of answers and numbers of works.'),
        role: z.enum(['agreement', 'dissent', 'literature', 'caveat']),
        answers: z.array(z.object({ answer, quotation: fromAnswer })),
        works: z.array(z.object({ work: z.number(), quotation: fromAbstract })),
      }),
    )
    .describe('Three to six sentences over all answers. Dissent is kept; what is uncertain comes last.'),
});
export type JudgeDraft = z.infer<typeof judgeDraft>;
