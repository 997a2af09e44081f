import { z } from 'zod';
import { conversation } from './chat.ts';
import { id, timestamp } from './primitives.ts';

/** What a shared link ends with: 32 random bytes in base64url. Anyone who has it may read the session. */
export const shareToken = z.string().regex(/^[\w-]{43}$/, 'This link is incomplete.');

export const shareReply = z.object({
  token: shareToken.nullable().describe('Null while the session is not shared.'),
});

/** The example is read as any shared session is. */
export const exampleReply = z.object({ token: shareToken });

export const shareParams = z.object({ token: shareToken });
/** A turn of the session that a link leads to. */
export const sharedTurnParams = shareParams.extend({ id });

/** A session as anyone who has its link reads it: nothing tells whose it is. */
export const sharedSession = z.object({
  title: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  conversations: z.array(conversation).describe('Oldest first, all of them.'),
});
export type SharedSession = z.infer<typeof sharedSession>;
