import mermaid from 'mermaid';
import { type Colours, pictureFont } from '../colours.ts';
import { mixed } from '../mixed.ts';
import { safeSvg } from '../safe-svg.ts';
import { canBeNarrow, withoutMargins } from './narrow-pie.ts';
import { upright } from './upright.ts';
import { withWrittenSigns } from './written-signs.ts';

const settings = (colours: Colours, legendPosition: 'bottom' | 'right') => ({
  startOnLoad: false,
  securityLevel: 'strict' as const,
  // Text as SVG text: HTML inside a picture is shown by no image viewer, and is one more thing to make safe.
  htmlLabels: false,
  flowchart: { htmlLabels: false, useMaxWidth: false },
  sequence: {
    useMaxWidth: false,
    actorFontSize: 14,
    messageFontSize: 14,
    noteFontSize: 14,
    height: 44,
    width: 130,
  },
  state: { useMaxWidth: false },
  class: { useMaxWidth: false, htmlLabels: false },
  er: { useMaxWidth: false },
  mindmap: { useMaxWidth: false },
  timeline: { useMaxWidth: false },
  pie: { useMaxWidth: false, legendPosition },
  quadrantChart: { useMaxWidth: false },
  journey: { useMaxWidth: false },
  maxTextSize: 6_000,
  maxEdges: 120,
  deterministicIds: true,
  suppressErrorRendering: true,
  fontFamily: pictureFont,
  theme: 'base' as const,
  themeVariables: {
    darkMode: colours.isDark,
    fontFamily: pictureFont,
    fontSize: '14px',
    dropShadow: 'none',
    useGradient: false,
    background: colours.surface,
    primaryColor: colours['accent-soft'],
    primaryBorderColor: colours.accent,
    primaryTextColor: colours.ink,
    secondaryColor: colours.sunken,
    secondaryTextColor: colours.ink,
    secondaryBorderColor: colours['line-strong'],
    tertiaryColor: colours.surface,
    tertiaryTextColor: colours.ink,
    tertiaryBorderColor: colours['line-strong'],
    lineColor: colours['line-strong'],
    textColor: colours.ink,
    titleColor: colours.ink,
    edgeLabelBackground: colours.surface,
    clusterBkg: colours.sunken,
    clusterBorder: colours['line-strong'],
    noteBkgColor: colours.sunken,
    noteTextColor: colours.ink,
    noteBorderColor: colours['line-strong'],
    ...slices(colours),
    pieOpacity: '1',
    pieStrokeColor: colours.surface,
    pieOuterStrokeColor: colours.line,
    pieTitleTextSize: '16px',
    pieLegendTextSize: '14px',
    pieSectionTextSize: '14px',
    git0: colours.accent,
    gitBranchLabel0: colours.surface,
    ...branches(colours),
  },
});

/** Twelve slices, each as pale as its words need, and of the very colour that the legend has for it. */
const slices = ({ series, surface }: Colours) =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => {
      const colour = series[index % series.length] ?? surface;
      return [`pie${index + 1}`, mixed(colour, surface, index < series.length ? 0.45 : 0.8)];
    }),
  );

/** Branches of mind maps and parts of time lines: one look, since their place tells them apart. */
const branches = (colours: Colours) =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      [`cScale${index}`, colours['accent-soft']],
      [`cScaleLabel${index}`, colours.ink],
      [`cScaleInv${index}`, colours['line-strong']],
      [`cScalePeer${index}`, colours['line-strong']],
    ]).flat(),
  );

/** The library's reason without its drawing of the place and its list of what it would have taken. */
function reasonOf(error: unknown): string {
  const [first = ''] = (error instanceof Error ? error.message : '').split('\n');
  return `Mermaid cannot read it. ${first.replace(/:$/, '.')}`.trim();
}

let count = 0;
/** One after the other: the library keeps its settings for the whole page. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a diagram, on the page's own thread since it measures texts there; the contract bounds what it may hold.
 * @param isCramped its place has no room for it as it is written: what runs or stands sideways does so downwards
 * @throws Error with the library's reason
 */
export function drawDiagram(source: string, colours: Colours, isCramped: boolean): Promise<string> {
  const isNarrow = isCramped && canBeNarrow(source);
  const drawn = last.then(async () => {
    mermaid.initialize(settings(colours, isNarrow ? 'bottom' : 'right'));
    count += 1;
    const rendered = await mermaid
      .render(`diagram-${count}`, withWrittenSigns(isCramped ? upright(source) : source))
      .catch((error: unknown) => {
        throw new Error(reasonOf(error));
      });
    const svg = isNarrow ? withoutMargins(rendered.svg) : rendered.svg;
    const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(/\s+/).map(Number);
    return safeSvg(
      // State diagrams write out what they escape.
      svg.replaceAll('&amp;#35;', '#'),
      width > 0 && height > 0 ? { width: Math.ceil(width), height: Math.ceil(height) } : undefined,
    );
  });
  // Between two of them the page has its turn: several that come into view at once must not hold it as one.
  last = drawn.catch(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve)));
  return drawn;
}
