import type { AnswerSummary } from '@sextant/contracts';
import { Copy, Maximize2 } from 'lucide-react';
import { memo, Suspense, useContext } from 'react';
import { useEngineNames } from '../../lib/engine-names.ts';
import { useReadOnly } from '../../lib/read-only.ts';
import { isRunning } from '../../lib/turn/merge-turn.ts';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { AnswerBody } from './answer-body.tsx';
import { AnswerProgress } from './answer-progress.tsx';
import { AnswerStateLabel } from './answer-state.tsx';
import { ChatSlotsContext } from './chat-slots.ts';
import { StopOrAskAgain } from './stop-or-ask-again.tsx';
import { useAnswerActions } from './use-answer-actions.ts';

interface AnswerCardProps {
  turnId: string;
  summary: AnswerSummary;
  /** Shows it alone; without it, it is alone already. */
  onFocus?: ((engine: string) => void) | undefined;
  /** As high as its text also where its turn was followed. */
  hasOwnHeight?: boolean | undefined;
  className?: string;
}

/** Who wrote an answer: the vendor's model, the built-in reader in its place, or a person, for the example. */
const modes = {
  live: { label: 'Live', title: 'Answered by the vendor’s own model.', look: 'bg-good-soft text-good' },
  demo: {
    label: 'Demo',
    title: 'No key: answered by the built-in evidence reader, not the vendor’s model.',
    look: 'bg-warn-soft text-warn',
  },
  example: {
    label: 'Example',
    title: 'Written for this example; works and numbers are real.',
    look: 'bg-warn-soft text-warn',
  },
} as const;

function ModeLabel({ mode }: { mode: AnswerSummary['mode'] }) {
  if (mode === 'off') return null;
  const { label, look, title } = modes[mode];
  return (
    <span
      data-answer-mode={mode}
      title={title}
      className={classNames('rounded-sm px-1.5 py-px text-xs font-medium', look)}
    >
      {label}
    </span>
  );
}

/** One engine's answer to one question, below a head of one line. */
export const AnswerCard = memo(function AnswerCard({
  turnId,
  summary,
  onFocus,
  hasOwnHeight,
  className,
}: AnswerCardProps) {
  const { answerTools: Tools } = useContext(ChatSlotsContext);
  const { stop, retry, copy } = useAnswerActions(turnId, summary);
  const colour = useEngineNames().colourOf(summary.engine);
  const isReadOnly = useReadOnly();
  return (
    <article
      data-answer={summary.engine}
      data-height={hasOwnHeight ? 'own' : undefined}
      tabIndex={-1}
      aria-label={summary.label}
      style={{ borderTopColor: colour }}
      className={classNames(
        'flex min-w-0 scroll-mt-(--page-bar) flex-col rounded-md border border-t-[3px] border-line bg-surface outline-none focus-visible:outline-2',
        className,
      )}
    >
      <header className="answer-head flex min-h-10 items-center border-b border-line bg-surface px-4">
        <div className="flex min-w-0 grow items-center gap-x-2">
          <span
            aria-hidden="true"
            className="size-2.5 shrink-0 rounded-full"
            style={{ backgroundColor: colour }}
          />
          <h3 className="font-semibold">{summary.label}</h3>
          <ModeLabel mode={summary.mode} />
          <AnswerStateLabel answer={summary} />
          <AnswerProgress turnId={turnId} summary={summary} />
          <span
            data-answer-figures
            className="hidden min-w-0 truncate font-mono text-xs text-ink-faint sm:block"
            title={summary.model}
          >
            {summary.model}
          </span>
        </div>
        <div className="answer-tools flex shrink-0 items-center">
          {!isReadOnly && (
            <StopOrAskAgain
              label={summary.label}
              runs={isRunning(summary)}
              onStop={stop}
              onAskAgain={retry}
            />
          )}
          <IconButton label={`Copy answer of ${summary.label}`} onClick={copy}>
            <Copy aria-hidden="true" className="size-4" />
          </IconButton>
          {Tools && (
            <Suspense fallback={<span className="size-9" />}>
              <Tools turnId={turnId} engine={summary.engine} label={summary.label} />
            </Suspense>
          )}
          {onFocus && (
            <IconButton label={`Focus on ${summary.label}`} onClick={() => onFocus(summary.engine)}>
              <Maximize2 aria-hidden="true" className="size-4" />
            </IconButton>
          )}
        </div>
      </header>
      <AnswerBody turnId={turnId} summary={summary} />
    </article>
  );
});
