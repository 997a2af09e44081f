import type { AnswerError } from '@sextant/contracts';
import type { Engine } from './engine.ts';
import { classifyReason } from './failure/classify-reason.ts';
import type { Reason } from './failure/error-words.ts';
import { readPause } from './failure/read-pause.ts';
import { redactKeys } from './failure/redact-keys.ts';
import { strikeRepeated } from './failure/strike-repeated.ts';
import { readVendorFailure, type VendorFailure } from './failure/vendor-failure.ts';

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
  readonly code: AnswerError['code'];
  readonly retryable: boolean;
  /** Seconds the vendor asked us to wait. */
  readonly retryAfter: number | undefined;

  constructor(code: AnswerError['code'], message: string, details: EngineErrorDetails) {
    super(message, { cause: details.cause });
    this.name = 'EngineError';
    this.code = code;
    this.retryable = details.retryable;
    this.retryAfter = details.retryAfter;
  }
}

interface Outcome {
  code: AnswerError['code'];
  retryable: boolean;
  /** @param again when to try again, as a sentence */
  say(label: string, again: string): string;
}

const again = 'Please try again.';
const operator = 'The administrator of this server';

const refused: Outcome = {
  code: 'engine-refused',
  retryable: false,
  say: (label) => `${label} refused to answer this question. Try rephrasing it.`,
};

/** What each reason that a vendor names means to the reader. */
const named: Record<Reason, Outcome> = {
  account: {
    code: 'engine-rejected',
    retryable: false,
    say: (label) =>
      `${label} does not serve this server’s account, or does not serve this server’s region. ${operator} can look into it.`,
  },
  key: {
    code: 'engine-key',
    retryable: false,
    say: (label) => `${label} does not accept this server’s key. ${operator} can set another.`,
  },
  credit: {
    code: 'engine-quota',
    retryable: false,
    say: (label) => `This server’s credit with ${label} is used up. ${operator} can add to it.`,
  },
  quota: {
    code: 'engine-quota',
    retryable: true,
    say: (label, again) => `${label}: rate limit reached. ${again}`,
  },
  plan: {
    code: 'engine-quota',
    retryable: false,
    say: (label) =>
      `${label} gives this server’s account no quota for this model, or one too small for this question. ${operator} can change the plan or the model.`,
  },
  context: {
    code: 'engine-context',
    retryable: false,
    say: (label) => `This session has grown too long for ${label}. Ask in a new chat, or ask more briefly.`,
  },
  overloaded: {
    code: 'engine-overloaded',
    retryable: true,
    say: (label, again) => `${label} is overloaded or unavailable right now. ${again}`,
  },
  model: {
    code: 'engine-rejected',
    retryable: false,
    say: (label) =>
      `${label} does not recognise the model or the address set on this server. ${operator} can correct it.`,
  },
  refused,
  setting: {
    code: 'engine-rejected',
    retryable: false,
    say: (label) =>
      `The model set on this server for ${label} does not accept a setting that is sent with every question. ${operator} can set another.`,
  },
  rejected: {
    code: 'engine-rejected',
    retryable: false,
    say: (label) =>
      `${label} did not accept the question as it was sent. Try rephrasing it, or ask another engine.`,
  },
};

/** Seconds as a reader would say them: "30 s", "2 min", "3 h", "10 days". */
function inWords(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  if (seconds < 2 * 3_600) return `${Math.ceil(seconds / 60)} min`;
  if (seconds < 2 * 86_400) return `${Math.ceil(seconds / 3_600)} h`;
  return `${Math.ceil(seconds / 86_400)} days`;
}

/** What each failure without a reason means to the reader. */
const nameless: Record<Exclude<VendorFailure['kind'], 'named'>, Outcome> = {
  unreachable: {
    code: 'engine-unreachable',
    retryable: true,
    say: (label) => `${label} cannot be reached from this server right now. ${again}`,
  },
  cut: {
    code: 'engine-cut',
    retryable: true,
    say: (label) => `The connection to ${label} was lost. ${again}`,
  },
  'too-large': {
    code: 'engine-garbage',
    retryable: true,
    say: (label) => `${label} sent a reply that is far larger than any answer. ${again}`,
  },
  timeout: {
    code: 'engine-timeout',
    retryable: true,
    say: (label) => `${label} took too long to answer. ${again}`,
  },
  refusal: refused,
  redirect: {
    code: 'engine-rejected',
    retryable: false,
    say: (label) =>
      `The address set on this server for ${label} redirects elsewhere. ${operator} can correct it.`,
  },
  garbage: {
    code: 'engine-garbage',
    retryable: true,
    say: (label) => `${label} sent a reply that is not an answer. ${again}`,
  },
};

/**
 * What any error of an engine's call means to the reader.
 * The original is not kept as the cause: it carries the question, and a vendor may repeat question and key in its reply.
 * @param sent the texts of the call that are not this server's own: what a vendor repeats of them is neither read nor kept
 */
export function toEngineError(
  { errorWords, label }: Pick<Engine, 'errorWords' | 'label'>,
  error: unknown,
  sent: readonly string[] = [],
): EngineError {
  if (error instanceof EngineError) return error;
  const failure = readVendorFailure(error);
  const status = failure.kind === 'named' ? failure.status : undefined;
  const words = strikeRepeated(failure.words, sent);
  const cause = new Error(redactKeys(`${failure.kind} ${status ?? ''} ${words}`));
  if (failure.kind !== 'named') {
    const { code, retryable, say } = nameless[failure.kind];
    return new EngineError(code, say(label, again), { retryable, cause });
  }
  const { code, retryable, say } = named[classifyReason(status, words, errorWords)];
  const mayWait = retryable && (code === 'engine-quota' || code === 'engine-overloaded');
  const retryAfter = mayWait ? readPause(failure.headers, words) : undefined;
  // Read long after too: what was asked for stays true.
  const when = retryAfter ? `It asked us to wait ${inWords(retryAfter)} before trying again.` : again;
  return new EngineError(code, say(label, when), { retryable, retryAfter, cause });
}
