import type { AnswerState, AnswerSummary, Conversation } from '@sextant/contracts';
import { useEffect, useRef, useState } from 'react';
import { useAnswerSummaries } from './turn-answers.ts';

const said: Partial<Record<AnswerState, (label: string) => string>> = {
  done: (label) => `${label} has answered.`,
  failed: (label) => `${label} has failed.`,
  stopped: (label) => `${label} was stopped.`,
  interrupted: (label) => `${label} was interrupted.`,
};

const statesOf = (summaries: AnswerSummary[]) =>
  new Map(summaries.map(({ engine, state }) => [engine, state]));

/** Tells a screen reader how answers end, and nothing of their text while it is written. */
export function AnswerAnnouncer({ conversation }: { conversation: Conversation }) {
  const summaries = useAnswerSummaries(conversation);
  const before = useRef({ turnId: '', states: statesOf([]) });
  const [words, setWords] = useState('');
  useEffect(() => {
    const { turnId, states } = before.current;
    before.current = { turnId: conversation.turn_id, states: statesOf(summaries) };
    const known = turnId === conversation.turn_id ? states : statesOf([]);
    // Of a turn that had ended before it was opened nothing is news.
    const ended = summaries.filter(
      ({ engine, state }) =>
        said[state] && known.get(engine) !== state && (known.has(engine) || !conversation.ended_at),
    );
    if (ended.length > 0) setWords(ended.map(({ state, label }) => said[state]?.(label)).join(' '));
  }, [conversation, summaries]);
  return (
    <p className="sr-only" aria-live="polite">
      {words}
    </p>
  );
}
