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

/** What the library has works on, by its own index. */
export const libraryTopics = z.object({
  are_near: z
    .boolean()
    .describe(
      'Of works that share a word with the question, the nearest first; else the commonest of the library.',
    ),
  names: z.array(z.string()).min(1),
});
export type LibraryTopics = z.infer<typeof libraryTopics>;

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
  topics: libraryTopics.optional().describe('Where nothing was found: what there is instead.'),
});
export type Evidence = z.infer<typeof evidence>;
