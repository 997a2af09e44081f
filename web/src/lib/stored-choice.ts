import { useSyncExternalStore } from 'react';

/** A choice of a few, remembered on this device and shared by everything on the page that shows it. */
export function storedChoice<const T extends string>(key: string, choices: readonly T[], initial: T) {
  const listeners = new Set<() => void>();
  const isChoice = (value: string | null): value is T => choices.some((choice) => choice === value);
  const stored = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const first = stored();
  let current: T = isChoice(first) ? first : initial;
  const choose = (value: T) => {
    current = value;
    try {
      localStorage.setItem(key, value);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { use: (): T => useSyncExternalStore(subscribe, () => current), choose, read: () => current };
}
