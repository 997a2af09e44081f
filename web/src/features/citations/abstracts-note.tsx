import type { AbstractsState } from './use-abstracts.ts';

/** Stands where abstracts will be, or says that they did not come. */
export function AbstractsNote({ state }: { state: AbstractsState }) {
  if (state === 'there') return null;
  return (
    <p role="status" className="text-sm text-ink-soft">
      {state === 'loading' ? 'Loading abstracts…' : 'The abstracts could not be loaded.'}
    </p>
  );
}
