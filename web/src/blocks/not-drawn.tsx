import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { stopIfWide } from '../lib/stop-if-wide.ts';
import { CopySource } from './copy-source.tsx';
import { PaperContext } from './paper-context.ts';

/**
 * Whether a box may take its own height, and no longer the one its picture would have had: at once in an answer that was
 * there when the page was opened, of which nothing has been read yet; in one that came in here, once what stands below the
 * box is out of view, or all of it above the window, where browsers keep what is read in its place.
 */
function useMayShrink(ref: RefObject<HTMLElement | null>): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    const place = ref.current?.parentElement;
    if (!place || may) return;
    const look = () => {
      const { bottom } = place.getBoundingClientRect();
      const isAbove = bottom <= 0 && CSS.supports('overflow-anchor', 'auto');
      if (bottom >= window.innerHeight || isAbove) setMay(true);
    };
    if (place.closest('[data-live]')) look();
    else setMay(true);
    window.addEventListener('scroll', look, { passive: true, capture: true });
    return () => window.removeEventListener('scroll', look, { capture: true });
  }, [ref, may]);
  return may;
}

/** What an answer wrote for a picture, and why there is none. */
export function NotDrawn({ source, reason }: { source: string; reason: string }) {
  const isOnPaper = useContext(PaperContext) !== null;
  const box = useRef<HTMLElement>(null);
  const mayShrink = useMayShrink(box);
  if (isOnPaper)
    return (
      <figure className="paper-figure">
        <figcaption>Not drawn. {reason}</figcaption>
        <pre>{source}</pre>
      </figure>
    );
  return (
    <figure
      ref={box}
      data-not-drawn
      data-fits={mayShrink || undefined}
      className="rounded-md border border-line bg-surface"
    >
      <figcaption className="flex items-start gap-2 border-b border-line px-3 py-1.5 text-sm">
        <span className="grow py-1">
          <strong className="font-medium text-warn">Not drawn.</strong> {reason}
        </span>
        <CopySource source={source} />
      </figcaption>
      <pre ref={stopIfWide} className="overflow-x-auto">
        <code>{source}</code>
      </pre>
    </figure>
  );
}
