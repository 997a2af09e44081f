import { lazyPart } from '../../ui/lazy-part.tsx';
import './answers.css';
import { Suspense, useState } from 'react';
import { useTurn } from '../../lib/turn/use-turn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnswerCard } from './answer-card.tsx';
import { useAnswerView } from './answer-views.ts';
import { focusOn } from './focus-on.ts';
import { heightsLetGo } from './let-heights-go.ts';
import { type AnswersProps, useAnswerSummaries } from './turn-answers.ts';

const SingleAnswer = lazyPart(() => import('./single-answer.tsx'));
const ComparedAnswers = lazyPart(() => import('./compared-answers.tsx'));

function AnswersToRead({ turnId, summaries }: AnswersProps) {
  const [before] = useState(() => heightsLetGo(turnId));
  return (
    <div className="answers-read" style={{ minHeight: before?.minHeight }}>
      {summaries.map((summary) => (
        <AnswerCard
          key={summary.engine}
          turnId={turnId}
          summary={summary}
          onFocus={focusOn}
          hasOwnHeight={before?.engines.has(summary.engine)}
        />
      ))}
    </div>
  );
}

const shapes = {
  read: AnswersToRead,
  compare: ComparedAnswers,
  focus: SingleAnswer,
  single: SingleAnswer,
};

/** The answers of one turn, in the view that was chosen. */
export function Answers({ turnId }: { turnId: string }) {
  const { hasEnded, wasFollowed } = useTurn(turnId);
  const Shape = shapes[useAnswerView()];
  const summaries = useAnswerSummaries(turnId);
  return (
    <div className="answers-place" data-live={!hasEnded || wasFollowed ? turnId : undefined}>
      {/* As high as the window: on a page that is lower, the last question could not be scrolled to its top. */}
      <Suspense fallback={<Skeleton className="h-dvh" />}>
        <Shape turnId={turnId} summaries={summaries} />
      </Suspense>
    </div>
  );
}
