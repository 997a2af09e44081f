import { z } from 'zod';
import { citation } from './citations.ts';
import { timestamp } from './primitives.ts';

/** How one source fared when it was asked for literature. */
export const sourceReport = z.object({
  id: z.string(),
  label: z.string(),
  state: z
    .enum(['found', 'nothing', 'late', 'failed'])
    .describe(
      '`late`: did not answer within the budget. `late` and `failed` say nothing about the literature.',
    ),
  found: z.int().nonnegative().describe('Works that it brought.'),
  message: z.string().nullable().describe('For people: why it failed.'),
  query: z
    .string()
    .optional()
    .describe('What it was asked, word for word as it was sent; a second, wider query on a line of its own.'),
});
export type SourceReport = z.infer<typeof sourceReport>;

/** A work of the evidence set, numbered once for the whole turn: `[3]` means the same to all six engines. */
export const evidenceWork = z.object({ number: z.int().positive(), citation });
export type EvidenceWork = z.infer<typeof evidenceWork>;

/** What was found before the engines were asked, and handed to all of them. */
export const evidence = z.object({
  searched_at: timestamp,
  query: z.string().describe('What was searched for, as made from the question.'),
  note: z
    .string()
    .optional()
    .describe('For people: how the search differs from the question, as for one in another language.'),
  sources: z.array(sourceReport),
  works: z.array(evidenceWork).describe('Best first; numbers from 1 without a gap.'),
  nearest_topics: z
    .array(z.string())
    .optional()
    .describe(
      'Where nothing was found: what the library has, the nearest to the question first; its commonest topics where it shares no word with it.',
    ),
});
export type Evidence = z.infer<typeof evidence>;
