import { useEffect, useState } from 'react';

/** A search goes out when nothing was typed for so long, in milliseconds. */
const pauseMs = 250;

/** What was typed, once it has stayed the same for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
