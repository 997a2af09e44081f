import type { ErrorBody, ErrorCode } from '@sextant/contracts';

/** What each code means on the wire: its HTTP status, and whether the same call may succeed later. */
const meaning: Record<ErrorCode, { status: number; retryable: boolean }> = {
  'invalid-input': { status: 400, retryable: false },
  unauthenticated: { status: 401, retryable: false },
  'wrong-credentials': { status: 400, retryable: false },
  'wrong-code': { status: 400, retryable: false },
  'email-taken': { status: 400, retryable: false },
  'email-unverified': { status: 403, retryable: false },
  'google-unavailable': { status: 503, retryable: true },
  'not-found': { status: 404, retryable: false },
  'method-not-allowed': { status: 405, retryable: false },
  conflict: { status: 409, retryable: false },
  'idempotency-mismatch': { status: 422, retryable: false },
  'payload-too-large': { status: 413, retryable: false },
  'unsupported-media-type': { status: 415, retryable: false },
  'rate-limited': { status: 429, retryable: true },
  'daily-limit': { status: 429, retryable: true },
  unavailable: { status: 503, retryable: true },
  internal: { status: 500, retryable: true },
};

export interface AppErrorDetails {
  /** Per field at fault, what is wrong with it. */
  fields?: Record<string, string>;
  /** Repeats the message in `non_field_errors`, which the specification's sign-in form reads. */
  asNonFieldError?: boolean;
  /** Seconds for the `Retry-After` header. */
  retryAfter?: number;
  /** What really happened; for the log, never for the reader. */
  cause?: unknown;
}

/** An error that was foreseen where it arose: the code and the message are meant for the caller. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = meaning[code].status;
    this.details = details;
  }

  /** The reply body, as the contract has it. */
  toBody(): ErrorBody {
    const { fields, asNonFieldError } = this.details;
    return {
      code: this.code,
      message: this.message,
      retryable: meaning[this.code].retryable,
      ...(fields && { fields }),
      ...(asNonFieldError && { non_field_errors: [this.message] }),
    };
  }
}
