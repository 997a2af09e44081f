import type { Colours } from '../colours.ts';

/** Fonts of the system alone: a picture has none of the page's. */
const font = 'system-ui, sans-serif';

/**
 * Vega-Lite's `config` in the page's colours.
 * @param labelAngle of names below a chart, in degrees
 */
export function chartTheme(colours: Colours, labelAngle: number): Record<string, unknown> {
  const { ink, line, series, surface } = colours;
  const soft = colours['ink-soft'];
  const main = series[0];
  return {
    background: surface,
    font,
    padding: 6,
    view: { stroke: null, continuousHeight: 240, discreteHeight: { step: 24 }, continuousWidth: 320 },
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
    axisXDiscrete: { labelAngle, ...(labelAngle !== 0 && { labelAlign: 'right', labelBaseline: 'middle' }) },
    legend: { labelColor: soft, titleColor: ink, labelFontSize: 12, titleFontSize: 12, symbolStrokeWidth: 2 },
    header: { labelColor: soft, titleColor: ink },
    range: {
      category: series,
      ramp: [colours['accent-soft'], colours.accent],
      heatmap: [colours['accent-soft'], colours.accent],
    },
    mark: { color: main },
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
