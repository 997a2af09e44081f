import {
  type AnswerError,
  type AnswerOutcome,
  type AnswerState,
  type AnswerSummary,
  cutShortBy,
} from '@sextant/contracts';
import { storableJson } from '../../platform/db/storable.ts';
import type { Engine } from '../engines/engine.ts';
import type { EngineError } from '../engines/engine-error.ts';
import type { EngineResult } from '../engines/run-engine.ts';

/** What is known of an answer before its engine is asked. */
export type AnswerHead = Pick<AnswerSummary, 'engine' | 'label' | 'mode' | 'model' | 'parameters'>;

const noOutcome: AnswerOutcome = {
  tokens_in: null,
  tokens_out: null,
  finish_reason: null,
  cut_short: null,
  vendor_sources: [],
};

const notAsked: Omit<AnswerSummary, keyof AnswerHead> = {
  state: 'waiting',
  error: null,
  attempt: 0,
  started_at: null,
  ended_at: null,
  first_token_ms: null,
  total_ms: null,
  ...noOutcome,
};

/** An answer whose engine is still to be asked. */
export const waiting = (head: AnswerHead): AnswerSummary => ({ ...notAsked, ...head });

/** An answer that has ended and whose engine is still to be asked again. */
export const waitingAgain = (summary: AnswerSummary): AnswerSummary => ({
  ...summary,
  state: 'waiting',
  ended_at: null,
  error: null,
});

/** Whether an engine said all that it had to say. */
export const isWhole = ({ cut_short, state }: Pick<AnswerSummary, 'cut_short' | 'state'>): boolean =>
  state === 'done' && cut_short === null;

/** A stored answer's summary; what an earlier version did not keep yet is blank. */
export const summaryOf = ({ summary }: { summary: AnswerSummary }): AnswerSummary => ({
  ...notAsked,
  ...summary,
  cut_short: cutShortBy(summary.finish_reason ?? null),
});

/** An answer whose engine is asked (again) at this moment. The engine is missing when the registry lost it. */
export const asked = (summary: AnswerSummary, engine: Engine | undefined, at: Date): AnswerSummary => ({
  ...summary,
  ...notAsked,
  ...(engine && { mode: engine.mode, model: engine.model }),
  state: 'thinking',
  attempt: summary.attempt + 1,
  started_at: at.toISOString(),
});

/** How an answer ended: its state, why where it failed, and what the engine told of itself where it finished. */
export interface AnswerEnding {
  state: Extract<AnswerState, 'done' | 'stopped' | 'failed' | 'interrupted'>;
  error?: AnswerError;
  result?: EngineResult;
}

/** An answer that has ended at this moment. What its vendor told of it is made storable here, whatever it is. */
export const ended = (
  summary: AnswerSummary,
  { state, error, result }: AnswerEnding,
  at: Date,
): AnswerSummary =>
  storableJson({
    ...summary,
    state,
    error: error ?? null,
    ended_at: at.toISOString(),
    total_ms: summary.started_at === null ? null : at.getTime() - Date.parse(summary.started_at),
    ...(result?.model && { model: result.model }),
    ...(result?.outcome ?? noOutcome),
  });

/** The same answer without anything that came from its vendor: something of that cannot be stored. */
export const withoutVendorsValues = (summary: AnswerSummary): AnswerSummary => ({
  ...summary,
  ...noOutcome,
  model: '',
  error: null,
  ended_at: null,
  first_token_ms: null,
});

/** An answer of which something cannot be stored. */
export const unstorable = (label: string): AnswerEnding => ({
  state: 'failed',
  error: {
    code: 'engine-garbage',
    message: `${label} sent something that cannot be stored. Please try again.`,
    retryable: true,
  },
});

/** An engine that the server itself brought down too often. */
export const interrupted = (label: string): AnswerEnding => ({
  state: 'interrupted',
  error: {
    code: 'engine-interrupted',
    message: `The server stopped while ${label} was answering. Please try again.`,
    retryable: true,
  },
});

/** An engine that failed. */
export const failed = (error: EngineError): AnswerEnding => ({
  state: 'failed',
  error: {
    code: error.code,
    message: error.message,
    retryable: error.retryable,
    ...(error.retryAfter !== undefined && { retry_after_s: error.retryAfter }),
  },
});
