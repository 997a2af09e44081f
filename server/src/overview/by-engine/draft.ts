import { differences, verdicts } from '@sextant/contracts';
import { z } from 'zod';

const quotation = z
  .string()
  .describe("One sentence or part of one, copied letter by letter out of that engine's answer.");
const engine = z.string().describe('Name of the engine, as it stands before its answer.');

/**
 * What an engine is asked to fill. Every statement carries the words it rests on, so that it can be checked. All
 * fields are required: several vendors' strict modes know no optional ones.
 */
export const overviewDraft = z.object({
  verdicts: z
    .array(z.object({ engine, verdict: z.enum(verdicts), quotation }))
    .describe('For a yes/no question, what each answer comes to; otherwise empty.'),
  positions: z
    .array(z.object({ text: z.string(), quotations: z.array(z.object({ engine, quotation })) }))
    .describe('For any other question, the positions taken; otherwise empty.'),
  statements: z
    .array(
      z.object({
        text: z.string().describe('The statement in one sentence.'),
        stances: z.array(
          z.object({
            engine,
            stance: z.enum(['states', 'contradicts']),
            differs_in: z.array(z.enum(differences)).describe('Of a contradiction; otherwise empty.'),
            quotation,
          }),
        ),
      }),
    )
    .describe(
      'At most 15 statements that matter to the question; engines that are silent on one are left out.',
    ),
  synthesis: z
    .array(
      z.object({
        text: z.string(),
        role: z.enum(['agreement', 'dissent', 'literature', 'caveat']),
        quotations: z.array(z.object({ engine, quotation })),
      }),
    )
    .describe('Three to six sentences over all answers. Dissent is kept.'),
});
export type OverviewDraft = z.infer<typeof overviewDraft>;
