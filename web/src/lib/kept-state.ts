import { useState } from 'react';
import { onUserChange } from './user-change.ts';

const kept = new Map<string, unknown>();
onUserChange(() => kept.clear());

/**
 * As `useState`, and kept while its component is not on the page: a turn out of view is taken off it, and what was unfolded
 * in it must not be folded when it comes back, or what is read below jumps.
 * @param key its own among all of the page
 */
export function useKeptState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => (kept.has(key) ? (kept.get(key) as Value) : initial));
  const keep = (next: Value) => {
    kept.set(key, next);
    setValue(next);
  };
  return [value, keep];
}
