import type { AnswerSummary, EngineInfo } from '@sextant/contracts';
import { useMemo } from 'react';
import { useConfigQuery } from '../../lib/config-api.ts';
import { useTurn } from '../../lib/turn/use-turn.ts';

const waiting = ({ id, label, mode, model }: EngineInfo): AnswerSummary => ({
  engine: id,
  label,
  mode,
  model,
  state: 'waiting',
  error: null,
  attempt: 0,
  started_at: null,
  ended_at: null,
  first_token_ms: null,
  total_ms: null,
  tokens_in: null,
  tokens_out: null,
  finish_reason: null,
  cut_short: null,
  parameters: {},
  vendor_sources: [],
});

/** What every view of a turn's answers is given. */
export interface AnswersProps {
  turnId: string;
  summaries: AnswerSummary[];
}

/** How a turn's answers stand; before anything is known of them, all engines wait. */
export function useAnswerSummaries(turnId: string): AnswerSummary[] {
  const { answers } = useTurn(turnId);
  const engines = useConfigQuery().data?.engines;
  return useMemo(() => (answers.length > 0 ? answers : (engines ?? []).map(waiting)), [answers, engines]);
}
