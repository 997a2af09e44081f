import type { AnswerState, AnswerSummary } from '@sextant/contracts';
import { Ban, Check, CircleAlert, Clock, type LucideIcon, PenLine, Scissors, Unplug } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';

interface Shown {
  label: string;
  icon: LucideIcon | null;
  colour: string;
}

const states: Record<AnswerState, Shown> = {
  waiting: { label: 'Waiting', icon: Clock, colour: 'text-ink-faint' },
  thinking: { label: 'Thinking', icon: null, colour: 'text-accent' },
  writing: { label: 'Writing', icon: PenLine, colour: 'text-accent' },
  done: { label: 'Done', icon: Check, colour: 'text-good' },
  stopped: { label: 'Stopped', icon: Ban, colour: 'text-ink-soft' },
  failed: { label: 'Failed', icon: CircleAlert, colour: 'text-bad' },
  interrupted: { label: 'Interrupted', icon: Unplug, colour: 'text-warn' },
};

const cutShort: Shown = { label: 'Cut short', icon: Scissors, colour: 'text-warn' };

interface AnswerStateLabelProps {
  answer: Pick<AnswerSummary, 'state' | 'cut_short'>;
  iconOnly?: boolean;
}

/** How an answer stands, in a word and a sign; the sign alone where there is little room. */
export function AnswerStateLabel({ answer, iconOnly = false }: AnswerStateLabelProps) {
  const { cut_short: cut, state } = answer;
  const { label, icon: Icon, colour } = cut ? cutShort : states[state];
  return (
    <span
      className={classNames('inline-flex items-center gap-1 text-xs font-medium', colour)}
      data-state-of-answer={state}
    >
      {Icon ? <Icon aria-hidden="true" className="size-3.5" /> : <Spinner className="size-3" />}
      <span className={iconOnly ? 'sr-only' : undefined}>{label}</span>
    </span>
  );
}
