import { useEffect } from 'react';
import { useMedia } from '../lib/use-media.ts';

/** A phone, or a desk's window at 200 % zoom: what stays in view there leaves little to read in. */
const small = '(max-width: 47.99rem), (max-height: 36rem)';
/** A finger trembles; less than this is no direction, in pixels. */
const minStep = 8;
/** The first lines of a page are read with its bars. */
const topOfPage = 64;

/**
 * Says on the root element, as `data-bars="away"`, that the bars of the page are to get out of the way: on a small window
 * while its reader scrolls down, until they scroll up. styles.css moves them; what has the focus stays.
 */
export function useBarsAway(): void {
  const isSmall = useMedia(small);
  useEffect(() => {
    if (!isSmall) return;
    const root = document.documentElement;
    let last = window.scrollY;
    const look = () => {
      const top = window.scrollY;
      if (Math.abs(top - last) < minStep) return;
      if (top > last && top > topOfPage) root.dataset.bars = 'away';
      else delete root.dataset.bars;
      last = top;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      delete root.dataset.bars;
    };
  }, [isSmall]);
}
