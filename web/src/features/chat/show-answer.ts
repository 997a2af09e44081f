/** How much of an element can be seen in the window, in pixels of height. */
const visibleHeight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.min(bottom, window.innerHeight) - Math.max(top, 0);
};

/** How often an answer is looked for: its view may have to be loaded and drawn first. */
const maxFrames = 60;

/** Brings an engine's answer into view, in the turn that is most in view, and puts the focus on it. */
export function showAnswer(engine: string, framesLeft = maxFrames): void {
  requestAnimationFrame(() => {
    const cards = [...document.querySelectorAll<HTMLElement>(`[data-answer="${CSS.escape(engine)}"]`)];
    // A view that another takes the place of is still there, and not drawn.
    const [card] = cards
      .filter((each) => each.getClientRects().length > 0)
      .sort((a, b) => visibleHeight(b) - visibleHeight(a));
    if (card) {
      card.focus({ preventScroll: true });
      card.scrollIntoView({ block: 'nearest', inline: 'start' });
    } else if (framesLeft > 0) showAnswer(engine, framesLeft - 1);
  });
}
