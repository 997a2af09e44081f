import type { BlockKind } from '@sextant/contracts/blocks/index';
import { Suspense, useRef } from 'react';
import type { FenceProps, MarkdownExtensions, MathProps, TableProps } from '../lib/markdown/extensions.ts';
import { notWords } from '../lib/markdown/not-words.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { drawnKinds } from './registry.tsx';
import { useSeen } from './use-seen.ts';

const Block = lazyPart(() => import('./block.tsx'));
const Formula = lazyPart(() => import('./formula.tsx'));
const PlotOffer = lazyPart(() => import('./plot-offer.tsx'));

/**
 * Keeps the place of a picture, which is at least as high once it is drawn (markdown.css). Paper waits for nothing: a page that is printed before the
 * picture was in view shows its source there.
 */
function Waiting({ source }: { source: string }) {
  return (
    <>
      <div
        role="status"
        className="min-h-68 overflow-hidden rounded-md border border-line p-3 text-ink-faint print:hidden"
      >
        Drawing…
        <span className="sr-only">{source.slice(0, 200)}</span>
      </div>
      <pre className="hidden whitespace-pre-wrap print:block">
        <code>{source}</code>
      </pre>
    </>
  );
}

/** A fenced block of a kind that is drawn. Until it first comes into view nothing is loaded for it. */
function Fence({ source, language }: FenceProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const waiting = <Waiting source={source} />;
  return (
    <div {...notWords} ref={place} className="block-place">
      {seen ? (
        <Suspense fallback={waiting}>
          <Block kind={language as BlockKind} source={source} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

/** A formula; until it is drawn, as it was written. */
function Maths(props: MathProps) {
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const written = <code>{props.written}</code>;
  return (
    <span {...notWords} ref={place}>
      {seen ? (
        <Suspense fallback={written}>
          <Formula {...props} />
        </Suspense>
      ) : (
        written
      )}
    </span>
  );
}

/** Below a table with numbers, the offer of a plot. */
function Plot(props: TableProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  return (
    <div {...notWords} ref={place}>
      {seen && (
        <Suspense>
          <PlotOffer {...props} />
        </Suspense>
      )}
    </div>
  );
}

/** What the blocks add to markdown: the small part that every page with an answer loads. */
export const blockExtensions: MarkdownExtensions = {
  fences: Object.fromEntries(drawnKinds.map((kind) => [kind, Fence])),
  math: Maths,
  belowTable: Plot,
};
