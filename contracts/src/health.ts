import { z } from 'zod';

export const aliveReply = z.object({
  status: z.literal('alive').describe('The process answers; nothing is said of what it needs.'),
});

export const readyReply = z.object({
  status: z
    .literal('ready')
    .describe('The database answers in time, has the schema of this version and takes writes.'),
});
