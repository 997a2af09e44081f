import type { AnswerSummary } from '@sextant/contracts';
import type { answers } from '../db/schema.ts';

type AnswerRow = Omit<typeof answers.$inferSelect, 'text'>;

/** An answer's row as the contract has it, without its text. */
export function toAnswerSummary(row: AnswerRow): AnswerSummary {
  return {
    engine: row.engine,
    label: row.label,
    mode: row.mode,
    model: row.model,
    state: row.state,
    error: row.error,
    attempt: row.attempt,
    started_at: row.startedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
    first_token_ms: row.firstTokenMs,
    total_ms: row.totalMs,
    tokens_in: row.tokensIn,
    tokens_out: row.tokensOut,
    finish_reason: row.finishReason,
    parameters: row.parameters,
    vendor_sources: row.vendorSources,
  };
}
