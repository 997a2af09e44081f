import type { AnswerError } from '@sextant/contracts';

export type EngineErrorCode = AnswerError['code'];

export interface EngineErrorDetails {
  /** Whether asking this engine again may succeed. */
  retryable: boolean;
  /** Seconds the vendor asked us to wait. */
  retryAfter?: number | undefined;
  /** For the log; must hold no key and nothing the reader wrote. */
  cause?: unknown;
}

/** One engine's failure. The message is meant for the reader: it names the engine and says what to do. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;
  readonly retryable: boolean;
  /** Seconds the vendor asked us to wait. */
  readonly retryAfter: number | undefined;

  constructor(code: EngineErrorCode, message: string, { retryable, retryAfter, cause }: EngineErrorDetails) {
    super(message, { cause });
    this.name = 'EngineError';
    this.code = code;
    this.retryable = retryable;
    this.retryAfter = retryAfter;
  }
}
