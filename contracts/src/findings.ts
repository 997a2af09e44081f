import { z } from 'zod';
import type { FindingKind } from './finding-kinds.ts';
import { timestamp } from './primitives.ts';

/**
 * `pending`: it is still being made, or made again; what there is may be of fewer answers. `ready`: what there is
 * belongs to the answers as they ended. `failed`: it could not be made, and can be asked for again.
 */
export const findingState = z.object({
  state: z.enum(['pending', 'ready', 'failed']),
  reason: z.string().nullable().describe('For people, where it failed: why.'),
});
export type FindingState = z.infer<typeof findingState>;

/** How the findings of a turn stand. */
export const findingStates = z.object({
  version: z
    .int()
    .nonnegative()
    .describe('Grows with every change of findings: of two states the one with the higher is the newer.'),
  ledger: findingState,
  overview: findingState,
  judged_since: timestamp
    .nullable()
    .describe(
      'Since when a judge whom a reader has asked is at work; one that has not ended after five minutes never will.',
    ),
} satisfies Record<FindingKind | 'version' | 'judged_since', z.ZodType>);
export type FindingStates = z.infer<typeof findingStates>;
