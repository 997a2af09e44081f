import type { AnswerSummary, Conversation, EngineInfo } from '@sextant/contracts';
import { useMemo } from 'react';
import { useLiveAnswer, useLiveTurn } from '../../lib/answer-stream-hooks.ts';
import { storedText } from '../../lib/answer-text.ts';
import { useConfigQuery } from '../../lib/config-api.ts';

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
  parameters: {},
  vendor_sources: [],
});

/** How a turn's answers stand: as they stream here, else as they were stored; before either, all wait. */
export function useAnswerSummaries(conversation: Conversation): AnswerSummary[] {
  const live = useLiveTurn(conversation.turn_id);
  const { data: config } = useConfigQuery();
  const engines = config?.engines;
  return useMemo(() => {
    if (live && live.answers.length > 0) return live.answers;
    if (conversation.answers.length > 0) return conversation.answers;
    return (engines ?? []).map(waiting);
  }, [live, conversation.answers, engines]);
}

/** The text of one engine's answer: as it streams here, else as it was stored. */
export function useAnswerText(conversation: Conversation, engine: string): string {
  return useLiveAnswer(conversation.turn_id, engine)?.text ?? storedText(conversation, engine);
}

export const question = (conversation: Conversation): string =>
  conversation.messages.find(({ role }) => role === 'user')?.content ?? '';

const running = new Set(['waiting', 'thinking', 'writing']);
/** Whether an engine is still at work on this answer. */
export const isRunning = ({ state }: AnswerSummary): boolean => running.has(state);
