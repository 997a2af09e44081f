import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Closer to the end than this counts as being at it, in pixels. */
const nearEnd = 24;

const due = new Set<HTMLElement>();

/** All boxes that grew in one render are moved together: the page is laid out once and not once a box. */
function scrollToEndTogether(box: HTMLElement): void {
  if (due.size === 0)
    queueMicrotask(() => {
      const boxes = [...due];
      due.clear();
      const heights = boxes.map(({ scrollHeight }) => scrollHeight);
      for (const [index, each] of boxes.entries()) each.scrollTop = heights[index] ?? 0;
    });
  due.add(box);
}

/**
 * Keeps a scrolling box at its end while `text` grows, but only as long as its reader is there.
 * @param active whether the text is growing: a finished one is read from its start
 */
export function useStickToEnd(box: RefObject<HTMLElement | null>, text: string, active: boolean): () => void {
  // Who has not gone there reads from the beginning, also where all of it is in view.
  const atEnd = useRef(false);
  const grown = useRef(text);
  const last = useRef({ top: 0, height: 0 });
  const hasGrown = useRef(active);
  useLayoutEffect(() => {
    // That it is finished may be known a few frames before its last words are shown.
    if (active) hasGrown.current = true;
    if (grown.current === text) return;
    grown.current = text;
    if (hasGrown.current && atEnd.current && box.current) scrollToEndTogether(box.current);
  }, [box, text, active]);
  return useCallback(() => {
    const element = box.current;
    if (!element) return;
    const { scrollTop: top, scrollHeight: height, clientHeight } = element;
    // Only who goes up leaves the end. Text that grows moves the end away from a reader who stays, and text that turns
    // out lower than it was takes the reader along.
    const wentUp = last.current.top - top > Math.max(0, last.current.height - height);
    last.current = { top, height };
    if (height - top - clientHeight <= nearEnd) atEnd.current = true;
    else if (wentUp) atEnd.current = false;
  }, [box]);
}
