import { z } from 'zod';
import { chosenPassword, idToken, presentedPassword } from './accounts.ts';
import { id, text, timestamp } from './primitives.ts';

/** What one's own account is beside name and picture. */
export const myAccount = z.object({
  email: z.string(),
  email_verified: z.boolean().describe('Without it the account works, but shares no sessions.'),
  has_password: z.boolean().describe('False: it signs in with Google.'),
});
export type MyAccount = z.infer<typeof myAccount>;

/** What a link in a mail carries. */
export const verifyEmailRequest = z.strictObject({ token: text.min(1).max(200) });

export const changePasswordRequest = z.strictObject({
  current_password: presentedPassword,
  new_password: chosenPassword,
});
export type ChangePasswordRequest = z.input<typeof changePasswordRequest>;

export const signIn = z.object({
  id,
  device: z.string().nullable().describe('Browser and system in words; null where they did not say.'),
  created_at: timestamp,
  last_used_at: timestamp.describe('When it last got new tokens: within 15 minutes of its last use.'),
  current: z.boolean().describe('The one that asks.'),
});
export type SignIn = z.infer<typeof signIn>;
export const signInsReply = z.object({ sign_ins: z.array(signIn).describe('Used last comes first.') });
export const signInParams = z.object({ id });

export const deleteAccountRequest = z.strictObject({
  password: presentedPassword.optional().describe('Of an account that has one.'),
  id_token: idToken.describe('Of an account without: from a sign-in with Google in the last five minutes.'),
});
export type DeleteAccountRequest = z.input<typeof deleteAccountRequest>;
