import type { AnswerState, AnswerSummary } from '@sextant/contracts';
import { useEffect, useState } from 'react';
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

/** How the answers of each turn stood when they were last told of: who comes back to a page hears nothing twice. */
const told = new Map<string, ReturnType<typeof statesOf>>();

/** Tells a screen reader how answers end, and nothing of their text while it is written. */
export function AnswerAnnouncer({ turnId }: { turnId: string }) {
  const { wasFollowed, wasRunning } = useTurn(turnId);
  const summaries = useAnswerSummaries(turnId);
  const [words, setWords] = useState('');
  useEffect(() => {
    const known = told.get(turnId);
    told.set(turnId, statesOf(summaries));
    // Of a turn that had ended before it was opened nothing is news; of one that was asked here all is, though its
    // answers may have ended before this page had loaded.
    const isNews = known !== undefined || wasRunning || wasFollowed;
    const ended = summaries.filter(
      ({ engine, state }) => isNews && said[state] && known?.get(engine) !== state,
    );
    if (ended.length > 0) setWords(ended.map(({ state, label }) => said[state]?.(label)).join(' '));
  }, [turnId, wasFollowed, wasRunning, summaries]);
  return (
    <p className="sr-only" aria-live="polite">
      {words}
    </p>
  );
}
