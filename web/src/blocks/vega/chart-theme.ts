import type { Colours } from '../colours.ts';

/** Fonts of the system alone: a picture has none of the page's. */
const font = 'system-ui, sans-serif';

/** Names leave the plot its room. */
const namesAtMost = (room: number) => Math.max(110, Math.min(220, Math.round(room * 0.42)));

interface ChartPlace {
  /** Of names below the chart, in degrees. */
  angle: number;
  /** Width that there is, in pixels. */
  room: number;
  /** Where its legend stands; beside it, where this says nothing. */
  legend: Record<string, unknown>;
}

/** Where there is room for more, a chart is higher too. */
const wide = 760;

/** Vega-Lite's `config` in the page's colours. */
export function chartTheme(colours: Colours, { angle, room, legend }: ChartPlace): Record<string, unknown> {
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
      category: series,
      ramp: [colours['accent-soft'], colours.accent],
      heatmap: [colours['accent-soft'], colours.accent],
    },
    // What has no value keeps its place, empty.
    mark: { color: main, invalid: 'break-paths-show-domains' },
    bar: { fill: main },
    line: { stroke: main, strokeWidth: 2 },
    point: { color: main, filled: true, size: 60, opacity: 1 },
    rule: { color: soft },
    text: { color: ink, fontSize: 12 },
    arc: { stroke: surface, strokeWidth: 1.5 },
    area: { fill: main, fillOpacity: 0.7 },
    boxplot: { median: { color: surface } },
    errorbar: { color: ink },
  };
}
