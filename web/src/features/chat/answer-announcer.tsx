import type { AnswerState, AnswerSummary } from '@sextant/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTurn } from '../../lib/turn/use-turn.ts';
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
export function AnswerAnnouncer({ turnId }: { turnId: string }) {
  const { wasRunning } = useTurn(turnId);
  const summaries = useAnswerSummaries(turnId);
  const before = useRef({ turnId: '', states: statesOf([]) });
  const [words, setWords] = useState('');
  useEffect(() => {
    const { turnId: saidOf, states } = before.current;
    before.current = { turnId, states: statesOf(summaries) };
    const known = saidOf === turnId ? states : statesOf([]);
    // Of a turn that had ended before it was opened nothing is news.
    const ended = summaries.filter(
      ({ engine, state }) => said[state] && known.get(engine) !== state && (known.has(engine) || wasRunning),
    );
    if (ended.length > 0) setWords(ended.map(({ state, label }) => said[state]?.(label)).join(' '));
  }, [turnId, wasRunning, summaries]);
  return (
    <p className="sr-only" aria-live="polite">
      {words}
    </p>
  );
}
