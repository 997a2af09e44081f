import { Error as errorLevel, logger, parse, View } from 'vega';
import { expressionInterpreter } from 'vega-interpreter';
import { compile } from 'vega-lite';
import { chartTheme } from './chart-theme.ts';
import type { ChartOrder } from './draw-chart.ts';
import { fitted, labelAngle, legendBelow } from './fitted.ts';
import { hasIntervalsOnBars, withSeenIntervals } from './intervals.ts';

const refused = () => Promise.reject(new Error('Nothing is loaded from elsewhere.'));
const loader = { load: refused, sanitize: refused, http: refused, file: refused };

/** A plot is at least as wide; one that its place has no room for is wider than it, and scrolls. */
const leastPlot = 180;
/** Beside a legend the plot keeps at least this part of the chart's width. */
const leastShare = 0.55;
/** Where there is less room than this, no legend stands beside. */
const roomBeside = 420;

interface Layout extends Pick<ChartOrder, 'spec' | 'room' | 'colours'> {
  isLegendBelow: boolean;
  plot?: number;
  hasPoints?: boolean;
}

/** A value of a line or an area that has none beside it: a line needs two, and there would be nothing to see. */
const aloneOnLine = /M([-\d.e]+),[-\d.e]+(?:L\1,[-\d.e]+)?Z/;

async function draw(layout: Layout): Promise<{ svg: string; isReadable: boolean }> {
  const { spec, room, colours, isLegendBelow, plot, hasPoints = false } = layout;
  const legend = isLegendBelow ? legendBelow(spec, room) : {};
  const fittedSpec = fitted(withSeenIntervals(spec), room, plot);
  const { spec: vegaSpec } = compile(fittedSpec as never, {
    config: chartTheme(colours, {
      angle: labelAngle(spec, room),
      room,
      legend,
      hasPoints,
      hasIntervals: hasIntervalsOnBars(spec),
    }) as never,
    logger: logger(errorLevel),
  });
  // As a tree that is walked: compiled to functions it would need `eval`, which the page's policy forbids.
  const runtime = parse(vegaSpec, undefined, { ast: true });
  const view = new View(runtime, {
    expr: expressionInterpreter as never,
    loader: loader as never,
    renderer: 'none',
    logger: logger(errorLevel),
  });
  // Once more: how far a leaning name reaches beyond the plot is known when the plot's width is.
  await view.runAsync();
  await view.resize().runAsync();
  const svg = await view.toSVG();
  if (!hasPoints && aloneOnLine.test(svg)) {
    view.finalize();
    return draw({ ...layout, hasPoints: true });
  }
  // Only what is fitted to its place is ever less wide than its author made it.
  const whole = fittedSpec.autosize && typeof fittedSpec.width === 'number' ? fittedSpec.width : null;
  const least = isLegendBelow ? leastPlot : Math.max(leastPlot, (whole ?? 0) * leastShare);
  const isReadable = whole === null || Number(view.signal('width')) >= least;
  view.finalize();
  return { svg, isReadable };
}

/** A chart: its legend beside it where that leaves the plot room, else below, and the plot never less wide than is readable. */
export async function chartSvg(order: ChartOrder): Promise<string> {
  for (const isLegendBelow of order.room < roomBeside ? [true] : [false, true]) {
    const { isReadable, svg } = await draw({ ...order, isLegendBelow });
    if (isReadable) return svg;
  }
  return (await draw({ ...order, isLegendBelow: true, plot: leastPlot })).svg;
}
