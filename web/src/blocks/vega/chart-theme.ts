import type { Colours } from '../colours.ts';
import { mixed } from '../mixed.ts';

/** Fonts of the system alone: a picture has none of the page's. */
const font = 'system-ui, sans-serif';

/** Where there are more series than colours, each colour nearer to the ground, twice: no two series look the same. */
const manySeries = ({ series, surface }: Colours) => [
  ...series,
  ...series.map((colour) => mixed(colour, surface, 0.5)),
  ...series.map((colour) => mixed(colour, surface, 0.75)),
];

/** Names leave the plot its room. */
const namesAtMost = (room: number) => Math.max(110, Math.min(220, Math.round(room * 0.42)));

interface ChartPlace {
  /** Of names below the chart, in degrees. */
  angle: number;
  /** Width that there is, in pixels. */
  room: number;
  /** Where its legend stands; beside it, where this says nothing. */
  legend: Record<string, unknown>;
  /** Whether lines have their values as points. */
  hasPoints: boolean;
  /** Whether intervals stand on bars, within which they have to be seen. */
  hasIntervals: boolean;
}

/** Where there is room for more, a chart is higher too. */
const wide = 760;

/** Vega-Lite's `config` in the page's colours. */
export function chartTheme(
  colours: Colours,
  { angle, hasIntervals, hasPoints, legend, room }: ChartPlace,
): Record<string, unknown> {
  const { ink, line, series, surface } = colours;
  const soft = colours['ink-soft'];
  const main = series[0];
  return {
    background: surface,
    font,
    padding: 6,
    view: {
      stroke: null,
      continuousHeight: room > wide ? 440 : 240,
      discreteHeight: { step: 24 },
      continuousWidth: 320,
    },
    title: { color: ink, subtitleColor: soft, anchor: 'start', fontSize: 14 },
    axis: {
      domainColor: colours['line-strong'],
      tickColor: colours['line-strong'],
      gridColor: line,
      labelColor: soft,
      titleColor: ink,
      labelFontSize: 12,
      titleFontSize: 12,
      titleFontWeight: 600,
      labelLimit: 220,
    },
    axisXDiscrete: {
      labelAngle: angle,
      // What is left out has no room at all; the table behind the chart has it.
      labelOverlap: angle === -90,
      ...(angle !== 0 && { labelAlign: 'right', labelBaseline: 'middle', labelLimit: namesAtMost(room) }),
    },
    axisYDiscrete: { labelLimit: namesAtMost(room) },
    legend: {
      labelColor: soft,
      titleColor: ink,
      labelFontSize: 12,
      titleFontSize: 12,
      symbolStrokeWidth: 2,
      ...legend,
    },
    header: { labelColor: soft, titleColor: ink },
    range: {
      category: manySeries(colours),
      ramp: [colours['accent-soft'], colours.accent],
      heatmap: [colours['accent-soft'], colours.accent],
    },
    // What has no value keeps its place, empty.
    mark: { color: main, invalid: 'break-paths-show-domains' },
    bar: { fill: main, ...(hasIntervals && { fillOpacity: 0.5 }) },
    line: { stroke: main, strokeWidth: 2, ...(hasPoints && { point: { size: 30 } }) },
    point: { color: main, filled: true, size: 60, opacity: 1 },
    rule: { color: hasIntervals ? ink : soft },
    text: { color: ink, fontSize: 12 },
    arc: { stroke: surface, strokeWidth: 1.5 },
    area: { fill: main, fillOpacity: 0.7, ...(hasPoints && { point: { size: 30 } }) },
    boxplot: { median: { color: surface } },
    errorbar: { color: ink },
  };
}
