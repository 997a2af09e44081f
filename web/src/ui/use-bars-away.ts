import { useEffect } from 'react';
import { useMedia } from '../lib/use-media.ts';

/** A phone, or a desk's window at 200 % zoom: what stays in view there leaves little to read in. */
const small = '(max-width: 47.99rem), (max-height: 36rem)';

/** On a small window the bars of the page get out of its reader's way. styles.css moves them; what has the focus stays. */
export function useBarsAway(): void {
  const isSmall = useMedia(small);
  useEffect(() => {
    if (!isSmall) return;
    let end: (() => void) | null | undefined;
    import('./bars-away.ts').then(
      ({ keepBarsAway }) => {
        if (end !== null) end = keepBarsAway();
      },
      // Without it they stay, which is no more than a nuisance.
      () => undefined,
    );
    return () => {
      end?.();
      end = null;
    };
  }, [isSmall]);
}
