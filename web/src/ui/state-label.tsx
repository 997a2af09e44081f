import { states } from '../lib/citation-looks.ts';
import type { ShownState } from '../lib/citation-state.ts';
import { classNames } from './class-names.ts';

/** How a work stands, in words and a sign. */
export function StateLabel({ state }: { state: ShownState }) {
  const { label, meaning, icon: Icon, text, ground } = states[state];
  const isRetracted = state === 'retracted';
  return (
    <span
      data-work-state={state}
      title={meaning}
      className={classNames(
        'inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 text-xs font-semibold',
        isRetracted ? 'bg-bad text-surface' : [text, ground].join(' '),
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {label}
    </span>
  );
}
