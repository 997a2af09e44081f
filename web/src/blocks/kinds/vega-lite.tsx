import { useCallback, useRef } from 'react';
import type { BlockProps } from '../block-props.ts';
import { useColours } from '../colours.ts';
import { Drawing } from '../drawing.tsx';
import { DrawnBlock } from '../drawn-block.tsx';
import { safeSvg } from '../safe-svg.ts';
import { useWidth } from '../use-width.ts';
import { describeChart, rowsTable } from '../vega/chart-words.ts';
import { drawChart } from '../vega/draw-chart.ts';
import { hasOwnColours } from '../vega/own-colours.ts';

/** Widths are brought to steps, so that a window that is drawn wider is not drawn again at each pixel. */
const step = 60;
const maxWidth = 760;

/** A chart as an answer writes it. */
export default function VegaLiteView({ block, source }: BlockProps<'vega-lite'>) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const room = width && Math.max(240, Math.min(maxWidth, Math.floor((width - 26) / step) * step));
  return <div ref={place}>{room ? <Chart block={block} source={source} room={room} /> : <Drawing />}</div>;
}

function Chart({ block, source, room }: BlockProps<'vega-lite'> & { room: number }) {
  const { spec } = block;
  // On a dark ground an author's black is not seen.
  const colours = useColours(hasOwnColours(spec));
  const draw = useCallback(
    async (signal: AbortSignal) => safeSvg(await drawChart({ spec, room, colours }, signal)),
    [spec, room, colours],
  );
  return (
    <DrawnBlock
      kind="Chart"
      title={block.title}
      source={source}
      alt={describeChart(block)}
      data={rowsTable(block.rows)}
      draw={draw}
    />
  );
}
