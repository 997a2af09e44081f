import { z } from 'zod';
import { engineId } from './primitives.ts';

/** A place in a text: an engine's answer, or the abstract of a work of the ledger. Exactly one of the two is set. */
export const passage = z.object({
  engine: engineId.nullable().describe('Whose answer it stands in.'),
  work: z.string().nullable().describe('Id of the ledger row in whose abstract it stands.'),
  from: z.int().nonnegative().describe('Where it begins, in UTF-16 units of the answer or abstract.'),
  to: z.int().nonnegative().describe('Where it ends.'),
  text: z.string().describe('What stands there, without markup.'),
});
export type Passage = z.infer<typeof passage>;
