import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** So far out of view counts as in view. */
const margin = '300px 0px';

/** Whether an element is in view or close to it, to be asked at any time; until that is known, it is. */
export function useIsNear(element: RefObject<Element | null>): () => boolean {
  const isNear = useRef(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        isNear.current = entries.at(-1)?.isIntersecting ?? true;
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return useCallback(() => isNear.current, []);
}
