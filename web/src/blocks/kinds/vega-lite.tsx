import type { VegaLiteBlock } from '@sextant/contracts/blocks/vega-lite';
import { useCallback, useContext, useRef } from 'react';
import type { BlockProps } from '../block-props.ts';
import { useColours } from '../colours.ts';
import { Drawing } from '../drawing.tsx';
import { DrawnBlock } from '../drawn-block.tsx';
import { PaperContext } from '../paper-context.ts';
import { Picture } from '../picture.tsx';
import { safeSvg } from '../safe-svg.ts';
import { useDrawn } from '../use-drawn.ts';
import { useWidth } from '../use-width.ts';
import { describeChart, rowsTable } from '../vega/chart-words.ts';
import { drawChart } from '../vega/draw-chart.ts';
import { hasOwnColours } from '../vega/own-colours.ts';

/** Widths are brought to steps, so that a window that is drawn wider is not drawn again at each pixel. */
const step = 20;
const maxWidth = 760;
const maxLargeWidth = 1_200;
/** Beside the picture, its frame has this much. */
const frame = 26;

const roomIn = (width: number, most: number) =>
  Math.max(240, Math.min(most, Math.floor(width / step) * step));

/** A chart as an answer writes it. */
export default function VegaLiteView({ block, source }: BlockProps<'vega-lite'>) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  return (
    <div ref={place}>
      {width ? <Chart block={block} source={source} room={roomIn(width - frame, maxWidth)} /> : <Drawing />}
    </div>
  );
}

function useDraw({ spec }: VegaLiteBlock, room: number) {
  // On a dark ground an author's black is not seen.
  const colours = useColours(hasOwnColours(spec));
  return useCallback(
    async (signal: AbortSignal) => safeSvg(await drawChart({ spec, room, colours }, signal)),
    [spec, room, colours],
  );
}

function Chart({ block, source, room }: BlockProps<'vega-lite'> & { room: number }) {
  const isOnPaper = useContext(PaperContext) !== null;
  return (
    <DrawnBlock
      kind="Chart"
      title={block.title}
      source={source}
      alt={describeChart(block, isOnPaper)}
      data={rowsTable(block.rows)}
      draw={useDraw(block, room)}
      large={<LargeChart block={block} />}
    />
  );
}

/** Drawn for the whole width of the window. */
function LargeChart({ block }: { block: VegaLiteBlock }) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  return <div ref={place}>{width && <ChartIn block={block} room={roomIn(width, maxLargeWidth)} />}</div>;
}

function ChartIn({ block, room }: { block: VegaLiteBlock; room: number }) {
  const drawn = useDrawn(useDraw(block, room));
  if (drawn.state === 'failed') return drawn.reason;
  if (drawn.state === 'drawing') return <Drawing />;
  return <Picture svg={drawn.svg} alt={describeChart(block)} isLarge />;
}
