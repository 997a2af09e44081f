import { type RefObject, useEffect, useState } from 'react';

/** Drawn so far ahead, a picture is there before its place comes into view. */
const nearby = '800px';

/** Whether an element has come into view, or near it, since it was there. Never false again. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: nearby },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, seen]);
  return seen;
}
