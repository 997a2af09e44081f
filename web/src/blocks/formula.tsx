import { texSettings } from '@sextant/markdown/tex';
import katex from 'katex';
import 'katex/contrib/mhchem';
import 'katex/dist/katex.min.css';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { MathProps } from '../lib/markdown/extensions.ts';
import { stopIfWide } from '../lib/stop-if-wide.ts';
import { measureTogether } from './measure-together.ts';

/** Elements within one another: a formula of a paper has thirty; at some thousands a browser breaks down. */
const deepest = 200;

/** Whether elements are nested deeper than a browser may be asked to lay out. */
function isTooDeep(root: Element): boolean {
  let level: Element[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((element) => [...element.children]);
  }
  return false;
}

/** Pixels that a line has where the page itself is printed, on A4. */
const printed = 560;

/** How much smaller a formula must be on paper for its line to hold it. */
function fitFor(element: HTMLElement): number {
  const parts = [...element.querySelectorAll('.katex-html > *')].map((part) => part.getBoundingClientRect());
  const wide = Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left));
  const room = element.closest('[data-paper]') ? element.clientWidth : printed;
  return wide > room ? room / wide : 1;
}

interface FormulaProps extends MathProps {
  /** Shown where it cannot be read; without it, what was written. */
  otherwise?: ReactNode;
}

/** Whether a formula among words has a part that is wider than their lines, which would be cut off. */
function isTooWide(element: HTMLElement): boolean {
  const room = element.closest('p, h1, h2, h3, h4')?.clientWidth;
  return (
    room !== undefined &&
    [...element.querySelectorAll('.katex-html > *')].some((part) => part.getBoundingClientRect().width > room)
  );
}

/** A formula, built as elements: KaTeX's text never becomes HTML. One that it cannot read stays as it was written. */
export default function Formula({ source, written, isDisplay, otherwise }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [isWide, setWide] = useState(isDisplay);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    let stopMeasuring: (() => void) | undefined;
    let stopWatching: (() => void) | undefined;
    try {
      const drawn = document.createElement('span');
      katex.render(source, drawn, { ...texSettings(), displayMode: isDisplay });
      if (isTooDeep(drawn)) throw new Error('It is nested too deeply.');
      element.replaceChildren(...drawn.childNodes);
      setReason(null);
      stopMeasuring = measureTogether(() => {
        const isLine = isDisplay || isTooWide(element);
        const fit = isLine ? fitFor(element).toFixed(3) : null;
        return () => {
          setWide(isLine);
          if (fit === null) return;
          element.style.setProperty('--fit', fit);
          stopWatching = stopIfWide(element);
        };
      });
    } catch (error) {
      element.replaceChildren();
      setReason(error instanceof Error ? error.message : 'It could not be read.');
    }
    return () => {
      stopMeasuring?.();
      stopWatching?.();
    };
  }, [source, isDisplay]);
  return (
    <>
      <span ref={place} className={isWide ? 'formula-line' : undefined} />
      {reason !== null && (otherwise ?? <code title={reason}>{written}</code>)}
    </>
  );
}
