import { mostInView } from './most-in-view.ts';

/** How often an answer is looked for: its view may have to be loaded and drawn first. */
const maxFrames = 60;

/** Puts the focus on the answer that is read, once its view is there. The page stays where it is, and so does a reader who went elsewhere. */
export function focusAnswer(framesLeft = maxFrames): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const card = mostInView(document.querySelectorAll<HTMLElement>('[data-answer]'));
    if (card) card.focus({ preventScroll: true });
    else if (framesLeft > 0) focusAnswer(framesLeft - 1);
  });
}

/** Brings an engine's answer into view, in the turn that is most in view, and puts the focus on it. */
export function showAnswer(engine: string, framesLeft = maxFrames): void {
  requestAnimationFrame(() => {
    const card = mostInView(document.querySelectorAll<HTMLElement>(`[data-answer="${CSS.escape(engine)}"]`));
    if (card) {
      card.focus({ preventScroll: true });
      card.scrollIntoView({ block: 'nearest', inline: 'start' });
    } else if (framesLeft > 0) showAnswer(engine, framesLeft - 1);
  });
}
