/** How much of an element can be seen in the window, in pixels of height. */
const visibleHeight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.min(bottom, window.innerHeight) - Math.max(top, 0);
};

/** Brings an engine's answer into view, in the turn that is most in view, and puts the focus on it. */
export function showAnswer(engine: string): void {
  // The view may have to change first: wait until it has been drawn.
  requestAnimationFrame(() => {
    const cards = [...document.querySelectorAll<HTMLElement>(`[data-answer="${CSS.escape(engine)}"]`)];
    const [card] = cards.sort((a, b) => visibleHeight(b) - visibleHeight(a));
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest', inline: 'start' });
  });
}
