import { z } from 'zod';

/** What went wrong with a whole call. */
export const errorCodes = [
  'invalid-input',
  'unauthenticated',
  'wrong-credentials',
  'wrong-code',
  'email-taken',
  'email-unverified',
  'google-unavailable',
  'not-found',
  'method-not-allowed',
  'conflict',
  'idempotency-mismatch',
  'payload-too-large',
  'unsupported-media-type',
  'rate-limited',
  'daily-limit',
  'unavailable',
  'internal',
] as const;
export const errorCode = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCode>;

/** The body of every reply that is not 2xx. */
export const errorBody = z.object({
  code: errorCode.describe('Machine-readable; stable.'),
  message: z.string().describe('For people: what happened and what to do.'),
  retryable: z.boolean().describe('Whether the same call may succeed later.'),
  fields: z.record(z.string(), z.string()).optional().describe('Per field at fault, what is wrong with it.'),
  non_field_errors: z.array(z.string()).optional().describe('Sign-in failures only: the message once more.'),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** What went wrong with one engine's answer. */
export const answerErrorCodes = [
  'engine-key',
  'engine-quota',
  'engine-overloaded',
  'engine-refused',
  'engine-context',
  'engine-timeout',
  'engine-cut',
  'engine-garbage',
  'engine-unreachable',
  'engine-rejected',
  'engine-off',
  'engine-interrupted',
] as const;

/** Why one engine's answer failed; the other engines are not touched by it. */
export const answerError = z.object({
  code: z.enum(answerErrorCodes),
  message: z.string().describe('For people: names the engine and says what to do.'),
  retryable: z.boolean().describe('Whether asking this engine again may succeed.'),
  retry_after_s: z.number().nonnegative().optional().describe('Seconds the vendor asked us to wait.'),
});
export type AnswerError = z.infer<typeof answerError>;
