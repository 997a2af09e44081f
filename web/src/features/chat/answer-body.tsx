import type { AnswerSummary } from '@sextant/contracts';
import { lazy, memo, Suspense, useContext, useRef } from 'react';
import { Markdown } from '../../lib/markdown/markdown.tsx';
import { isRunning } from '../../lib/turn/merge-turn.ts';
import { useAnswerText } from '../../lib/turn/use-turn.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChatSlotsContext } from './chat-slots.ts';
import { useIsNear } from './use-is-near.ts';

/** Why it failed is said even where the rest cannot be loaded: what ended the answer may have ended the network too. */
function FailureAlone({ summary }: AnswerBodyProps) {
  return <p className="text-bad">{summary.error?.message}</p>;
}
const AnswerFailure = lazy(() => import('./answer-failure.tsx').catch(() => ({ default: FailureAlone })));
const CutNotice = lazyPart(() => import('./cut-notice.tsx'));

interface AnswerBodyProps {
  turnId: string;
  summary: AnswerSummary;
}

function Thinking() {
  return (
    <div className="space-y-2.5 py-1">
      <p className="text-ink-faint">Thinking...</p>
      <Skeleton className="h-3 w-11/12" />
      <Skeleton className="h-3 w-4/5" />
      <Skeleton className="h-3 w-3/5" />
    </div>
  );
}

interface AnswerTextProps {
  turnId: string;
  engine: string;
  text: string;
}

const AnswerText = memo(function AnswerText({ turnId, engine, text }: AnswerTextProps) {
  const { answer: Around } = useContext(ChatSlotsContext);
  const markdown = <Markdown text={text} />;
  if (!Around) return markdown;
  return (
    <Around turnId={turnId} engine={engine}>
      {markdown}
    </Around>
  );
});

/** The text of one answer. It alone renders when its text grows. */
export function AnswerBody({ turnId, summary }: AnswerBodyProps) {
  const end = useRef<HTMLDivElement>(null);
  const text = useAnswerText(turnId, summary.engine, useIsNear(end));
  return (
    <section
      aria-label={`Answer of ${summary.label}`}
      aria-busy={isRunning(summary)}
      className="answer-text min-w-0 grow px-4 py-3"
    >
      {text ? (
        <AnswerText turnId={turnId} engine={summary.engine} text={text} />
      ) : (
        isRunning(summary) && <Thinking />
      )}
      <div ref={end} />
      {summary.state === 'stopped' && !text && (
        <p className="text-ink-faint">Stopped before it wrote anything.</p>
      )}
      <Suspense>
        {summary.cut_short && <CutNotice cut_short={summary.cut_short} />}
        {summary.error && <AnswerFailure turnId={turnId} summary={summary} />}
      </Suspense>
    </section>
  );
}
