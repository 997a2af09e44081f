import type { z } from 'zod';

/** What is to be known of one kind of block: all of it but how it is drawn. */
export interface BlockFence {
  /** From the text in the fence to the block. Whatever could take long to draw is refused here, with a reason for people. */
  source: z.ZodType<unknown, string>;
  /** For engines: when it helps, and what its source is. */
  when: string;
  /** For engines: a whole source, as it must look. */
  example: string;
}
