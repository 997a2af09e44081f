import { fenceNames, kindOfFence } from '@sextant/contracts/blocks/fence-names';
import type { BlockKind } from '@sextant/contracts/blocks/index';
import { formulaLanguages } from '@sextant/markdown/formula-fences';
import { type ReactNode, Suspense, useRef } from 'react';
import type {
  FenceProps,
  MarkdownExtensions,
  MathProps,
  TableProps,
  WordsProps,
} from '../lib/markdown/extensions.ts';
import { notWords } from '../lib/markdown/not-words.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { drawnKinds } from './registry.tsx';
import { useSeen } from './use-seen.ts';

const Block = lazyPart(() => import('./block.tsx'));
const Formula = lazyPart(() => import('./formula.tsx'));
const FormulaFence = lazyPart(() => import('./formula-fence.tsx'));
const TaggedWords = lazyPart(() => import('../lib/markdown/tagged-words.tsx'));
const PlotOffer = lazyPart(() => import('./plot-offer.tsx'));

/**
 * Keeps the place of a picture, which is at least as high once it is drawn (markdown.css). Paper waits for nothing: a page that is printed before the
 * picture was in view shows its source there.
 */
function Waiting({ source }: { source: string }) {
  return (
    <>
      <div role="status" className="block-waiting">
        Drawing…
        <span className="sr-only">{source.slice(0, 200)}</span>
      </div>
      <pre>{source}</pre>
    </>
  );
}

interface PlaceProps {
  as?: 'div' | 'span';
  className?: string;
  /** What stands there until the rest is loaded. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** The place of a part. Until it first comes into view nothing is loaded for it. */
function Place({ as: Tag = 'div', children, className, waiting }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  return (
    <Tag {...notWords} ref={place} className={className}>
      {seen ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </Tag>
  );
}

/** A fenced block of a kind that is drawn. */
const Fence = ({ source, language }: FenceProps) => (
  <Place className="block-place" waiting={<Waiting source={source} />}>
    <Block kind={kindOfFence(language) as BlockKind} source={source} />
  </Place>
);

/** A formula in a fence; until it is drawn, as code. */
const MathsFence = ({ source }: FenceProps) => (
  <Place waiting={<pre>{source}</pre>}>
    <FormulaFence source={source} />
  </Place>
);

/** A formula; until it is drawn, as it was written. */
const Maths = (props: MathProps) => (
  <Place as="span" waiting={<code>{props.written}</code>}>
    <Formula {...props} />
  </Place>
);

/** Words with tags; until those can be read, as they were written. */
const Tagged = (props: WordsProps) => (
  <Suspense fallback={props.text}>
    <TaggedWords {...props} />
  </Suspense>
);

/** Below a table with numbers, the offer of a plot. */
const Plot = (props: TableProps) => (
  <Place>
    <PlotOffer {...props} />
  </Place>
);

/** What the blocks add to markdown: the small part that every page with an answer loads. */
export const blockExtensions: MarkdownExtensions = {
  fences: Object.fromEntries([
    ...[...drawnKinds, ...Object.keys(fenceNames)].map((name) => [name, Fence]),
    ...formulaLanguages.map((name) => [name, MathsFence]),
  ]),
  math: Maths,
  tagged: Tagged,
  belowTable: Plot,
};
