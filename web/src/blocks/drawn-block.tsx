import { BlockFrame } from './block-frame.tsx';
import type { TableData } from './data-table.tsx';
import { Drawing } from './drawing.tsx';
import { NotDrawn } from './not-drawn.tsx';
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
}

/** A block whose picture is an SVG that some library makes. */
export function DrawnBlock({ kind, title, source, alt, data, draw }: DrawnBlockProps) {
  const drawn = useDrawn(draw);
  if (drawn.state === 'failed') return <NotDrawn source={source} reason={drawn.reason} />;
  const svg = drawn.state === 'drawn' ? drawn.svg : null;
  return (
    <BlockFrame
      kind={kind}
      title={title}
      source={source}
      data={data}
      picture={svg === null ? null : { svg: () => svg }}
      draw={(isLarge) => (svg === null ? <Drawing /> : <Picture svg={svg} alt={alt} isLarge={isLarge} />)}
    />
  );
}
