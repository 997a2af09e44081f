import { sharedValue } from './shared-value.ts';
import { storedChoice } from './stored-choice.ts';

/** Whether the history stands beside the page on a wide window, as its reader left it. */
const choice = storedChoice('sextant-sidebar', ['open', 'folded'], 'open');
/** What holds while something needs the whole width; null while nothing does. */
const meanwhile = sharedValue<'open' | 'folded' | null>(null);

/** Whether the history is folded away, and how to fold it or bring it back. */
export function useSidebar(): { isFolded: boolean; toggle: () => void } {
  const chosen = choice.use();
  const state = meanwhile.useValue() ?? chosen;
  const toggle = () => {
    const next = state === 'open' ? 'folded' : 'open';
    if (meanwhile.read() === null) choice.choose(next);
    else meanwhile.write(next);
  };
  return { isFolded: state === 'folded', toggle };
}

/** How many views need the whole width: one a turn in view. */
let wide = 0;

/** Folds the history for a view that needs the whole width; returns how to give the width back. */
export function foldSidebarMeanwhile(): () => void {
  if (wide === 0) meanwhile.write('folded');
  wide += 1;
  return () => {
    wide -= 1;
    if (wide === 0) meanwhile.write(null);
  };
}
