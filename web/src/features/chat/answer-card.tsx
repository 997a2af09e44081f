import type { AnswerSummary } from '@sextant/contracts';
import { Copy, Maximize2, Minimize2, RotateCcw, Square } from 'lucide-react';
import { memo, useContext } from 'react';
import { useEngineNames } from '../../lib/engine-names.ts';
import { useReadOnly } from '../../lib/read-only.ts';
import { isRunning } from '../../lib/turn/merge-turn.ts';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { AnswerBody } from './answer-body.tsx';
import { AnswerProgress } from './answer-progress.tsx';
import { AnswerStateLabel } from './answer-state.tsx';
import { ChatSlotsContext } from './chat-slots.ts';
import { useAnswerActions } from './use-answer-actions.ts';

interface AnswerCardProps {
  turnId: string;
  summary: AnswerSummary;
  /** Whether the card is as high as its place and its text scrolls inside. */
  scrolls: boolean;
  expanded?: boolean;
  /** Makes it large, or small again; without it there is nothing to enlarge. */
  onExpand?: (engine: string | null) => void;
  className?: string;
}

/** Who wrote an answer: the vendor's model, the built-in reader in its stead, or a person, for the example. */
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
    <span title={title} className={classNames('rounded-sm px-1.5 py-px text-xs font-medium', look)}>
      {label}
    </span>
  );
}

/** One engine's answer to one question. */
export const AnswerCard = memo(function AnswerCard(props: AnswerCardProps) {
  const { turnId, summary, scrolls, expanded = false, onExpand, className } = props;
  const { answerTools: Tools } = useContext(ChatSlotsContext);
  const { stop, retry, copy } = useAnswerActions(turnId, summary);
  const colour = useEngineNames().colourOf(summary.engine);
  const runs = isRunning(summary);
  const isReadOnly = useReadOnly();
  return (
    <article
      data-answer={summary.engine}
      tabIndex={-1}
      aria-label={summary.label}
      style={{ borderTopColor: colour }}
      className={classNames(
        'flex min-w-0 flex-col rounded-md border border-t-[3px] border-line bg-surface outline-none focus-visible:outline-2',
        className,
      )}
    >
      <header className="flex items-start gap-2 border-b border-line py-1.5 pr-1.5 pl-4">
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <span aria-hidden="true" className="size-2.5 rounded-full" style={{ backgroundColor: colour }} />
            <h3 className="font-semibold">{summary.label}</h3>
            <ModeLabel mode={summary.mode} />
            <AnswerStateLabel answer={summary} />
          </div>
          <div className="flex flex-wrap items-baseline gap-x-2">
            <span className="min-w-0 truncate font-mono text-xs text-ink-faint" title={summary.model}>
              {summary.model}
            </span>
            <AnswerProgress turnId={turnId} summary={summary} />
          </div>
        </div>
        <div className="flex shrink-0">
          {isReadOnly ? null : runs ? (
            <IconButton label={`Stop ${summary.label}`} onClick={stop}>
              <Square aria-hidden="true" className="size-4" />
            </IconButton>
          ) : (
            <IconButton label={`Ask ${summary.label} again`} onClick={retry}>
              <RotateCcw aria-hidden="true" className="size-4" />
            </IconButton>
          )}
          <IconButton label={`Copy answer of ${summary.label}`} onClick={copy}>
            <Copy aria-hidden="true" className="size-4" />
          </IconButton>
          {Tools && <Tools turnId={turnId} engine={summary.engine} label={summary.label} />}
          {onExpand && (
            <IconButton
              label={expanded ? `Make ${summary.label} small again` : `Expand ${summary.label}`}
              aria-expanded={expanded}
              onClick={() => onExpand(expanded ? null : summary.engine)}
            >
              {expanded ? (
                <Minimize2 aria-hidden="true" className="size-4" />
              ) : (
                <Maximize2 aria-hidden="true" className="size-4" />
              )}
            </IconButton>
          )}
        </div>
      </header>
      <AnswerBody turnId={turnId} summary={summary} scrolls={scrolls} onRetry={retry} />
    </article>
  );
});
