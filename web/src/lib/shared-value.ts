import { useSyncExternalStore } from 'react';

/**
 * A value that everything on the page shares: which panel is open, which engine was chosen. Redux holds what is the
 * product's data; these hold elements and sets that it could not keep, and hundreds of marks listen to one of them.
 */
export function sharedValue<T>(initial: T) {
  let current = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = (): T => current;
  function write(value: T): void {
    if (Object.is(value, current)) return;
    current = value;
    for (const listener of listeners) listener();
  }
  /** The value; anyone who reads it renders when it changes. */
  const useValue = (): T => useSyncExternalStore(subscribe, read, read);
  /** Something told from the value; renders only when that changes. */
  const useSelected = <Selected>(select: (value: T) => Selected): Selected => {
    const selected = () => select(current);
    return useSyncExternalStore(subscribe, selected, selected);
  };
  return { read, write, useValue, useSelected };
}
