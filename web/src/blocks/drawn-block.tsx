import { type ReactNode, useContext } from 'react';
import { BlockFrame } from './block-frame.tsx';
import type { TableData } from './data-table.tsx';
import { Drawing } from './drawing.tsx';
import { NotDrawn } from './not-drawn.tsx';
import { PaperContext } from './paper-context.ts';
import { Picture } from './picture.tsx';
import { useDrawn } from './use-drawn.ts';

interface DrawnBlockProps {
  kind: string;
  title: string | null;
  source: string;
  /** The picture in words. */
  alt: string;
  data?: TableData | undefined;
  /** Keep it the same between renders: a new one draws again. */
  draw: (signal: AbortSignal) => Promise<string>;
  /** Drawn anew for a window of its own, where its size depends on its place. */
  large?: ReactNode;
}

/** A block whose picture is an SVG that some library makes. */
export function DrawnBlock({ kind, title, source, alt, data, draw, large }: DrawnBlockProps) {
  const drawn = useDrawn(draw);
  const isOnPaper = useContext(PaperContext) !== null;
  if (drawn.state === 'failed') return <NotDrawn source={source} reason={drawn.reason} />;
  // Paper is taken as it stands: what another drawing is about to replace is not there yet.
  const isReady = drawn.isCurrent || !isOnPaper;
  const svg = drawn.state === 'drawn' ? drawn.svg : null;
  return (
    <BlockFrame
      kind={kind}
      title={title}
      source={source}
      data={data}
      picture={svg === null || !isReady ? null : { svg: () => svg }}
      draw={(isLarge) => {
        if (isLarge && large) return large;
        if (svg === null) return <Drawing />;
        return <Picture svg={svg} alt={alt} isLarge={isLarge} isBusy={!drawn.isCurrent} />;
      }}
    />
  );
}
