import { z } from 'zod';
import type { FindingKind } from './finding-kinds.ts';

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
} satisfies Record<FindingKind | 'version', z.ZodType>);
export type FindingStates = z.infer<typeof findingStates>;
