type Spec = Record<string, unknown>;

/** Width of a character of an axis, roughly. */
const letter = 7;

const isObject = (value: unknown): value is Spec => typeof value === 'object' && value !== null;

/** A chart of one view is as wide as its place unless it says how wide it is; its title stands in the page. */
export function fitted(spec: Spec, room: number): Spec {
  const { title, ...rest } = spec;
  // A subtitle stays, and with it the title.
  const withTitle = isObject(title) && 'subtitle' in title ? spec : rest;
  const encoding = isObject(spec.encoding) ? spec.encoding : {};
  const isOneView =
    ('mark' in spec || 'layer' in spec) && !['row', 'column', 'facet'].some((channel) => channel in encoding);
  if (!isOneView) return withTitle;
  const width = spec.width === undefined || spec.width === 'container' ? room : spec.width;
  const { height, ...free } = withTitle;
  return {
    ...free,
    ...(height !== 'container' && height !== undefined && { height }),
    width,
    autosize: { type: typeof width === 'number' ? 'fit-x' : 'pad', contains: 'padding' },
  };
}

/** Names below a chart lie where they have room, and lean where they have not. */
export function labelAngle(spec: Spec, room: number): number {
  const x = isObject(spec.encoding) && isObject(spec.encoding.x) ? spec.encoding.x.field : undefined;
  const values = isObject(spec.data) ? spec.data.values : undefined;
  if (typeof x !== 'string' || !Array.isArray(values)) return 0;
  const names = new Set(values.map((row) => (isObject(row) ? `${row[x]}` : '')));
  const longest = Math.max(...[...names].map((name) => name.length));
  return names.size * (longest * letter + 8) > room - 160 ? -40 : 0;
}
