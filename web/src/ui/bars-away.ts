/** A finger trembles; less than this is no direction, in pixels. */
const minStep = 8;
/** The first lines of a page are read with its bars. */
const topOfPage = 64;

/**
 * Says on the root element, as `data-bars="away"`, that the bars of the page are to get out of the way, while its reader
 * scrolls down and until they scroll up. Which way they go is told by the wheel and the finger: the page itself also
 * moves when what stands above grows. Only keys and the scroll bar have no direction of their own; after them it is the
 * page's.
 *
 * @returns what ends it and brings the bars back
 */
export function keepBarsAway(): () => void {
  const root = document.documentElement;
  let way = 0;
  let moved = 0;
  let finger = 0;
  let top = window.scrollY;
  let followsPage = false;

  const show = () => {
    if (way > 0 && window.scrollY > topOfPage) root.dataset.bars = 'away';
    else delete root.dataset.bars;
  };
  const move = (by: number) => {
    moved = Math.sign(by) === Math.sign(moved) ? moved + by : by;
    if (Math.abs(moved) < minStep) return;
    way = Math.sign(moved);
    show();
  };
  const listening = new AbortController();
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    heard: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, heard, { passive: true, signal: listening.signal });

  listen('wheel', ({ deltaY, ctrlKey }) => {
    // With Ctrl it zooms.
    if (ctrlKey) return;
    followsPage = false;
    move(deltaY);
  });
  listen('touchstart', ({ touches }) => {
    finger = touches[0]?.clientY ?? 0;
  });
  listen('touchmove', ({ touches }) => {
    const at = touches[0]?.clientY ?? finger;
    followsPage = false;
    move(finger - at);
    finger = at;
  });
  // The page also moves by itself, as to a question that was just sent: who types or presses a button does not scroll.
  listen('pointerdown', ({ target }) => {
    followsPage = target === root;
  });
  listen('keydown', ({ target }) => {
    followsPage = !(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement);
  });
  listen('scroll', () => {
    const by = window.scrollY - top;
    top = window.scrollY;
    if (followsPage) move(by);
    else show();
  });
  return () => {
    listening.abort();
    delete root.dataset.bars;
  };
}
