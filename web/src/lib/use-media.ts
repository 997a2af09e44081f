import { useEffect, useState } from 'react';

/** Whether a media query holds on the screen, such as `(min-width: 80rem)`. Paper keeps to it: what is drawn must stay drawn. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    list.onchange = () => {
      if (!matchMedia('print').matches) setHolds(list.matches);
    };
    return () => {
      list.onchange = null;
    };
  }, [query]);
  return holds;
}
