import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Identifier } from './find/identifier.ts';

interface MarkedTextProps {
  text: string;
  found: readonly Identifier[];
  /** Where the text is typed. */
  input: RefObject<HTMLTextAreaElement | null>;
}

/** The text of an input with its identifiers marked, to lie under it: what is typed stands in the input itself. */
export default function MarkedText({ text, found, input }: MarkedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  // The input may have been scrolled before there was anything to mark, and is when its text changes.
  useLayoutEffect(() => {
    const typed = input.current;
    if (!typed) return;
    const follow = () => box.current?.scrollTo(0, typed.scrollTop);
    follow();
    typed.addEventListener('scroll', follow);
    return () => typed.removeEventListener('scroll', follow);
  });
  const pieces = found.map(({ from, to }, index) => (
    <span key={from}>
      {text.slice(found[index - 1]?.to ?? 0, from)}
      <mark className="rounded-xs bg-warn-soft text-transparent underline decoration-warn decoration-2">
        {text.slice(from, to)}
      </mark>
    </span>
  ));
  return (
    <div ref={box} aria-hidden="true" className="composer-marks">
      {pieces}
      {text.slice(found.at(-1)?.to ?? 0)}
      {/* An input ends with an empty line where its text ends with a break; a box does not. */}
      {'\u200b'}
    </div>
  );
}
