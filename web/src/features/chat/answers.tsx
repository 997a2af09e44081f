import './answers.css';
import type { AnswerSummary } from '@sextant/contracts';
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnswerCard } from './answer-card.tsx';
import { useAnswerView } from './answer-views.ts';
import { useAnswerSummaries } from './turn-answers.ts';

const FocusedAnswer = lazy(() => import('./focused-answer.tsx'));

interface AnswersProps {
  turnId: string;
  summaries: AnswerSummary[];
}

function GridOfAnswers({ turnId, summaries }: AnswersProps) {
  const [expanded, setExpanded] = useState<string | null>(null);
  return (
    <div className="answer-grid-place">
      <div className="answer-grid">
        {summaries.map((summary) => {
          const large = expanded === summary.engine;
          return (
            <AnswerCard
              key={summary.engine}
              turnId={turnId}
              summary={summary}
              scrolls={!large}
              expanded={large}
              onExpand={setExpanded}
              className={large ? 'col-span-full' : 'answer-cell'}
            />
          );
        })}
      </div>
    </div>
  );
}

function ColumnsOfAnswers({ turnId, summaries }: AnswersProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls sideways must be reachable by keyboard.
    <section className="answer-columns" aria-label="Answers side by side" tabIndex={0}>
      {summaries.map((summary) => (
        <AnswerCard
          key={summary.engine}
          turnId={turnId}
          summary={summary}
          scrolls
          className="h-[min(46rem,76dvh)] w-[min(27rem,86%)] shrink-0 snap-start"
        />
      ))}
    </section>
  );
}

/** The answers of one turn, in the view that was chosen. */
export function Answers({ turnId }: { turnId: string }) {
  const view = useAnswerView();
  const summaries = useAnswerSummaries(turnId);
  if (view === 'grid') return <GridOfAnswers turnId={turnId} summaries={summaries} />;
  if (view === 'columns') return <ColumnsOfAnswers turnId={turnId} summaries={summaries} />;
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <FocusedAnswer turnId={turnId} summaries={summaries} />
    </Suspense>
  );
}
