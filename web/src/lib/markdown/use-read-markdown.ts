import { type ReadMarkdown, readMarkdown } from '@sextant/markdown';
import { useEffect, useRef, useState } from 'react';

/** Characters of one unfinished block that are read again with every frame without being noticed. */
const freely = 4_000;
/** Pause between two readings of a longer unfinished block. */
const pauseMs = 250;

/**
 * The blocks of a text that grows. One endless paragraph or quotation cannot be read in parts: it is read again
 * four times a second instead of with every frame.
 */
export function useReadMarkdown(text: string): ReadMarkdown {
  const held = useRef<{ read: ReadMarkdown; at: number } | null>(null);
  const [, rerender] = useState(0);
  const now = performance.now();
  const last = held.current;
  const open = last && !last.read.fence ? last.read.text.length - last.read.cut : 0;
  const early = last !== null && open > freely && now - last.at < pauseMs && text.startsWith(last.read.text);
  if (!last || (!early && last.read.text !== text))
    held.current = { read: readMarkdown(last?.read ?? null, text), at: now };
  const behind = early && last.read.text !== text;
  useEffect(() => {
    if (!behind) return;
    const timer = setTimeout(() => rerender((count) => count + 1), pauseMs);
    return () => clearTimeout(timer);
  }, [behind]);
  return (held.current as { read: ReadMarkdown }).read;
}
