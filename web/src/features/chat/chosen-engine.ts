import { useSyncExternalStore } from 'react';

let chosen: string | null = null;
const listeners = new Set<() => void>();

/** Shows an engine's answer wherever one answer is shown at a time. */
export function chooseEngine(engine: string): void {
  chosen = engine;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The engine whose answer is shown where there is one at a time; null until one was chosen. */
export const useChosenEngine = (): string | null => useSyncExternalStore(subscribe, () => chosen);
