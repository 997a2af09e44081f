import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef, useState } from 'react';
import type { MathProps } from '../lib/markdown/extensions.ts';

const options = {
  // No links, no classes or styles of the author's, nothing loaded.
  trust: false,
  strict: 'ignore',
  throwOnError: true,
  maxSize: 20,
  maxExpand: 200,
  errorColor: 'currentColor',
} as const;

/** A formula, built as elements: KaTeX's text never becomes HTML. One that it cannot read stays as it was written. */
export default function Formula({ source, written, isDisplay }: MathProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [reason, setReason] = useState<string | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    try {
      katex.render(source, element, { ...options, displayMode: isDisplay });
      setReason(null);
    } catch (error) {
      element.replaceChildren();
      setReason(error instanceof Error ? error.message : 'It could not be read.');
    }
  }, [source, isDisplay]);
  return (
    <>
      <span ref={place} className={isDisplay ? 'block overflow-x-auto overflow-y-hidden py-1' : undefined} />
      {reason !== null && <code title={reason}>{written}</code>}
    </>
  );
}
