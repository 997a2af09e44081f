import { type RefObject, useEffect, useRef } from 'react';

/** Whether what calls it is on the page: what comes late for it must move nobody who has gone elsewhere. */
export function useIsShown(): Readonly<RefObject<boolean>> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
