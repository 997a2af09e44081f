import type { AbstractPassage, Citation } from '@sextant/contracts';
import { useEffect, useRef } from 'react';
import { MarkedAbstract } from '../support.tsx';

interface CardAbstractProps {
  citation: Citation;
  sentence: AbstractPassage | null;
  /** What it is called: an abstract, or Sextant's summary. */
  name: string;
}

/** The abstract in a box of its own, scrolled to the sentence that is marked in it. */
export function CardAbstract({ citation, name, sentence }: CardAbstractProps) {
  const box = useRef<HTMLElement>(null);
  // The sentence is known once the answer has been checked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked is read from the page.
  useEffect(() => {
    const { current } = box;
    const marked = current?.querySelector('mark');
    if (current && marked) current.scrollTop = Math.max(0, marked.offsetTop - current.offsetTop - 24);
  }, [sentence === null]);
  return (
    <section
      ref={box}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-h-56 min-h-24 shrink overflow-y-auto rounded-sm border border-line bg-surface px-3 py-2"
    >
      <MarkedAbstract citation={citation} sentence={sentence} />
    </section>
  );
}
