import type { AnswerSummary } from '@sextant/contracts';
import { RotateCcw } from 'lucide-react';
import { memo, useContext, useRef } from 'react';
import { Markdown } from '../../lib/markdown/markdown.tsx';
import { useReadOnly } from '../../lib/read-only.ts';
import { isRunning } from '../../lib/turn/merge-turn.ts';
import { useAnswerText } from '../../lib/turn/use-turn.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChatSlotsContext } from './chat-slots.ts';
import { CutNotice } from './cut-notice.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';

interface AnswerBodyProps {
  turnId: string;
  summary: AnswerSummary;
  /** Whether it scrolls by itself, as high as its place; else it is as high as its text. */
  scrolls: boolean;
  onRetry: () => void;
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

function AnswerFailure({ summary, onRetry }: { summary: AnswerSummary; onRetry: () => void }) {
  const { error } = summary;
  const isReadOnly = useReadOnly();
  if (!error) return null;
  const interrupted = summary.state === 'interrupted';
  return (
    <div
      className={classNames(
        'mt-2 rounded-md px-3 py-2.5 first:mt-0',
        interrupted ? 'bg-warn-soft text-warn' : 'bg-bad-soft text-bad',
      )}
    >
      <p className="font-medium">{error.message}</p>
      {error.retryable && !isReadOnly && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={onRetry}>
          <RotateCcw aria-hidden="true" className="size-3.5" />
          Try {summary.label} again
        </Button>
      )}
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
export function AnswerBody({ turnId, summary, scrolls, onRetry }: AnswerBodyProps) {
  const box = useRef<HTMLElement>(null);
  const text = useAnswerText(turnId, summary.engine);
  const noteScroll = useStickToEnd(box, text, scrolls && isRunning(summary));
  return (
    <section
      ref={box}
      tabIndex={scrolls ? 0 : undefined}
      aria-label={`Answer of ${summary.label}`}
      aria-busy={isRunning(summary)}
      onScroll={scrolls ? noteScroll : undefined}
      className={classNames(
        'min-h-0 grow px-4 py-3 focus-visible:-outline-offset-2',
        scrolls && 'answer-scroll',
      )}
    >
      {text ? (
        <AnswerText turnId={turnId} engine={summary.engine} text={text} />
      ) : (
        isRunning(summary) && <Thinking />
      )}
      {summary.state === 'stopped' && !text && (
        <p className="text-ink-faint">Stopped before it wrote anything.</p>
      )}
      <CutNotice cut_short={summary.cut_short} />
      <AnswerFailure summary={summary} onRetry={onRetry} />
    </section>
  );
}
