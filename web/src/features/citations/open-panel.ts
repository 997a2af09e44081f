import { useSyncExternalStore } from 'react';

let openTurn: string | null = null;
const listeners = new Set<() => void>();

/** Shows the sources of a turn beside the answers, or of none. */
export function showSources(turnId: string | null): void {
  openTurn = turnId;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The turn whose sources are shown. */
export const useShownSources = (): string | null => useSyncExternalStore(subscribe, () => openTurn);
