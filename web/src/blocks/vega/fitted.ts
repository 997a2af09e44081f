type Spec = Record<string, unknown>;

/** Width of a character of an axis, roughly. */
const letter = 7;

const isObject = (value: unknown): value is Spec => typeof value === 'object' && value !== null;

/** Whether a chart is one plot, rather than several beside or below one another. */
function isOneView(spec: Spec): boolean {
  const encoding = isObject(spec.encoding) ? spec.encoding : {};
  return (
    ('mark' in spec || 'layer' in spec) && !['row', 'column', 'facet'].some((channel) => channel in encoding)
  );
}

/**
 * A chart of one view is as wide as its place, or less where it says so; its title stands in the page.
 * @param plot the plot alone is as wide, and the chart as wide as that makes it
 */
export function fitted(spec: Spec, room: number, plot?: number): Spec {
  const { title, ...rest } = spec;
  // A subtitle stays, and with it the title.
  const withTitle = isObject(title) && 'subtitle' in title ? spec : rest;
  if (!isOneView(spec)) return withTitle;
  const asked = spec.width === undefined || spec.width === 'container' ? room : spec.width;
  const width = typeof asked === 'number' ? (plot ?? Math.min(asked, room)) : asked;
  const { height, ...free } = withTitle;
  return {
    ...free,
    ...(height !== 'container' && height !== undefined && { height }),
    width,
    autosize:
      typeof width === 'number' && plot === undefined
        ? { type: 'fit-x', contains: 'padding' }
        : { type: 'pad', contains: 'padding' },
  };
}

const rowsOf = (spec: Spec): unknown[] => {
  const values = isObject(spec.data) ? spec.data.values : undefined;
  return Array.isArray(values) ? values : [];
};

/** What a chart's column says, each once. */
const namesOf = (spec: Spec, field: string) => [
  ...new Set(rowsOf(spec).map((row) => (isObject(row) ? `${row[field]}` : ''))),
];
const longestOf = (names: string[]) => Math.max(0, ...names.map((name) => name.length));

/** Leaning names lie on one another where each has less. */
const lineOfNames = 19;

/** The column along the bottom: a chart's own, or that of a layer, which the others share. */
function bottomOf(spec: Spec): string | null {
  const x = isObject(spec.encoding) && isObject(spec.encoding.x) ? spec.encoding.x.field : undefined;
  if (typeof x === 'string') return x;
  const layers = Array.isArray(spec.layer) ? spec.layer.filter(isObject) : [];
  return layers.reduce<string | null>((found, layer) => found ?? bottomOf(layer), null);
}

/** Names below a chart lie where they have room, lean where they have not, and stand where they would lie on one another. */
export function labelAngle(spec: Spec, room: number): number {
  const x = bottomOf(spec);
  if (x === null) return 0;
  const names = namesOf(spec, x);
  if (names.length * lineOfNames > room - 60) return -90;
  return names.length * (longestOf(names) * letter + 8) > room - 160 ? -40 : 0;
}

/** Channels that have a legend. */
const told = ['color', 'fill', 'stroke', 'shape', 'strokeDash', 'opacity', 'size'];
/** Of a legend's name: its sign and what stands between it and the next, and the most of it that columns are made for. */
const sign = 44;
const mostOfName = 160;

function legendFields(spec: Spec): string[] {
  const encoding = isObject(spec.encoding) ? spec.encoding : {};
  const own = told.flatMap((channel) => {
    const definition = encoding[channel];
    return isObject(definition) && typeof definition.field === 'string' ? [definition.field] : [];
  });
  const layers = Array.isArray(spec.layer) ? spec.layer.filter(isObject) : [];
  return [...own, ...layers.flatMap(legendFields)];
}

/** Vega-Lite's `config.legend` for a legend below the plot, in as many columns as have room. */
export function legendBelow(spec: Spec, room: number): Spec {
  const longest = Math.max(0, ...legendFields(spec).map((field) => longestOf(namesOf(spec, field))));
  const columns = Math.max(1, Math.floor(room / (Math.min(longest * letter, mostOfName) + sign)));
  // A name has all of its column: who reads a pie has nothing but its legend to tell slices by.
  return { orient: 'bottom', columns, labelLimit: Math.floor(room / columns) - sign };
}
