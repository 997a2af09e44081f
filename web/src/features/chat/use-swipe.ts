import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A finger that goes at least so far sideways, and twice as far as up or down, has swiped. In pixels. */
const minSwipePixels = 56;

/** What is wider than its place scrolls under the finger; that is no swipe. */
const scrollsSideways = (target: EventTarget | null, box: HTMLElement) => {
  for (let element = target as Element | null; element && element !== box; element = element.parentElement)
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible')
      return true;
  return false;
};

/** In a page that was made larger by two fingers, one finger goes about in it. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/**
 * Tells of a swipe on a touch screen: 1 to the left, which asks for what comes next; -1 to the right. A finger that
 * something else has taken, as a molecule that is turned, or that the browser scrolls or zooms by, does not swipe.
 */
export function useSwipe(box: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void): void {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let from: { x: number; y: number } | null = null;
    const start = (event: TouchEvent) => {
      const touch = event.touches[0];
      const isFree =
        event.touches.length === 1 &&
        !event.defaultPrevented &&
        !isZoomed() &&
        !scrollsSideways(event.target, element);
      from = touch && isFree ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const move = (event: TouchEvent) => {
      if (event.defaultPrevented) from = null;
    };
    const cancel = () => {
      from = null;
    };
    const end = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!from || !touch || event.defaultPrevented) return;
      const across = touch.clientX - from.x;
      const along = Math.abs(touch.clientY - from.y);
      from = null;
      if (Math.abs(across) >= minSwipePixels && Math.abs(across) > along * 2) swiped(across < 0 ? 1 : -1);
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    element.addEventListener('touchcancel', cancel, { passive: true });
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', cancel);
    };
  }, [box]);
}
