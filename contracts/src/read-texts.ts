import { z } from 'zod';

/** Which text places were read from. An engine that is asked again writes another, in which they would point at other words. */
export const readText = z
  .object({
    length: z
      .int()
      .nonnegative()
      .describe('In UTF-16 units: an answer that breaks off is not read to its last word.'),
    digest: z
      .string()
      .describe(
        'FNV-1a of 32 bits over the UTF-16 units read, by Fowler, Noll and Vo; in hexadecimal digits.',
      ),
  })
  .describe('The beginning of the answer that was read; places in any other text mean nothing.');
export type ReadText = z.infer<typeof readText>;
