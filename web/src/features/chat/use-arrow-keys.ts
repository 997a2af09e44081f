import { type RefObject, useEffect, useEffectEvent } from 'react';
import { mostInView } from './most-in-view.ts';
import { isTyping } from './shortcuts.ts';

type Step = 1 | -1;

const steps: Record<string, Step> = { ArrowLeft: -1, ArrowRight: 1 };

/** What takes Left and Right itself: tabs, choices, and what scrolls sideways. */
const usesArrows =
  'input, [role="tablist"], [role="radiogroup"], [role="group"], pre, .markdown-table, .formula-line, .engine-table, .block-frame';

/** Who steps, by its place on the page. Of several turns on it only the one that is read takes a key. */
const steppers = new Map<Element, (step: Step) => void>();

function press(event: KeyboardEvent): void {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  if (event.defaultPrevented || isTyping(event.target)) return;
  if (event.target instanceof Element && event.target.closest(usesArrows)) return;
  const read = mostInView(steppers.keys());
  if (!read) return;
  event.preventDefault();
  steppers.get(read)?.(step);
}

/** Has Left and Right go to the engine before and after in `box`, while that is the one that is most in view. */
export function useArrowKeys(box: RefObject<Element | null>, onStep: (step: Step) => void): void {
  const stepped = useEffectEvent(onStep);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    if (steppers.size === 0) document.addEventListener('keydown', press);
    steppers.set(element, (step) => stepped(step));
    return () => {
      steppers.delete(element);
      if (steppers.size === 0) document.removeEventListener('keydown', press);
    };
  }, [box]);
}
