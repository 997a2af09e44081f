import { useEffect, useState } from 'react';

/** Whether a media query holds on the screen, such as `(min-width: 80rem)`. Paper keeps to it: what is drawn must stay drawn. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query);
    const look = () => {
      if (!window.matchMedia('print').matches) setHolds(list.matches);
    };
    // It may have changed since the first rendering.
    look();
    list.addEventListener('change', look);
    return () => list.removeEventListener('change', look);
  }, [query]);
  return holds;
}
