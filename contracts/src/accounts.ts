import { z } from 'zod';
import { limits } from './limits.ts';
import { email, id, text, trimmedText } from './primitives.ts';

/** A Firebase ID token of a Google sign-in. Its presence says that `password` is the Google account's uid. */
export const idToken = text.max(8_192).optional();

/** A password as it is presented: any length is compared, so that old accounts never lock themselves out. */
export const presentedPassword = text.min(1, 'This field is required.').max(1_024);

/** A password as it is chosen. The server refuses the commonest ones too. */
export const chosenPassword = text
  .min(limits.passwordMin, `At least ${limits.passwordMin} characters.`)
  .max(limits.passwordMax, `At most ${limits.passwordMax} characters.`);

export const registerRequest = z.strictObject({
  full_name: trimmedText(limits.fullNameLength),
  email,
  password: chosenPassword,
  id_token: idToken,
});
export type RegisterRequest = z.input<typeof registerRequest>;
export const messageReply = z.object({ message: z.string() });
export type MessageReply = z.infer<typeof messageReply>;

export const loginRequest = z.strictObject({
  username: email.describe('The e-mail address.'),
  password: presentedPassword,
  id_token: idToken,
});
export type LoginRequest = z.input<typeof loginRequest>;
/** A sign-in: `access` lives 15 minutes, `refresh` 30 days and works once. */
export const tokens = z.object({ access: z.string(), refresh: z.string() });
export type Tokens = z.infer<typeof tokens>;

export const refreshRequest = z.strictObject({ refresh: text.min(1).max(1_024) });
export type RefreshRequest = z.input<typeof refreshRequest>;

export const forgotPasswordRequest = z.strictObject({ email });
export type ForgotPasswordRequest = z.input<typeof forgotPasswordRequest>;
export const verifyOtpRequest = z.strictObject({
  email,
  otp: text
    .transform((value) => value.trim().toUpperCase())
    .pipe(z.string().length(limits.codeLength, `The code has ${limits.codeLength} characters.`)),
});
export type VerifyOtpRequest = z.input<typeof verifyOtpRequest>;
export const resetPasswordRequest = z.strictObject({ email, new_password: chosenPassword });
export type ResetPasswordRequest = z.input<typeof resetPasswordRequest>;

export const profile = z.object({
  full_name: z.string(),
  profile_picture: z.string().nullable().describe('Path of a square JPEG on this origin.'),
  email: z.string(),
});
export type Profile = z.infer<typeof profile>;

/** The text parts of the profile's multipart form; the file part is named `profile_picture`. */
export const profileFields = z.strictObject({ full_name: trimmedText(limits.fullNameLength).optional() });

export const pictureParams = z.object({
  id: id.describe('Random: anyone who knows it may see the picture.'),
});
