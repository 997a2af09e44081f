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

/** One end of one answer: asked again, an engine has another. */
const endOf = ({ attempt, engine, state }: AnswerSummary) => `${engine} ${attempt} ${state}`;

/** The ends that have been told of, by turn: who comes back to a page hears nothing twice, however old what it shows first. */
const told = new Map<string, Set<string>>();

/** Tells a screen reader how answers end, and nothing of their text while it is written. */
export function AnswerAnnouncer({ turnId }: { turnId: string }) {
  const { wasFollowed, wasRunning } = useTurn(turnId);
  const summaries = useAnswerSummaries(turnId);
  const [news, setNews] = useState({ words: '', count: 0 });
  useEffect(() => {
    const known = told.get(turnId) ?? new Set();
    // Of a turn that had ended before it was opened nothing is news; of one that was asked here all is, though its
    // answers may have ended before this page had loaded.
    const isNews = told.has(turnId) || wasRunning || wasFollowed;
    const ended = summaries.filter((answer) => said[answer.state] && !known.has(endOf(answer)));
    for (const answer of ended) known.add(endOf(answer));
    told.set(turnId, known);
    if (!isNews || ended.length === 0) return;
    const words = ended.map(({ state, label }) => said[state]?.(label)).join(' ');
    setNews(({ count }) => ({ words, count: count + 1 }));
  }, [turnId, wasFollowed, wasRunning, summaries]);
  return (
    <p className="sr-only" aria-live="polite">
      {/* The same words again are heard only where they come anew. */}
      <span key={news.count}>{news.words}</span>
    </p>
  );
}
