import { useSyncExternalStore } from 'react';

/** From here on the history has a column of its own beside two answers of 360 px. */
const query = '(min-width: 64rem)';

function subscribe(listener: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
