import { isObject } from './vega-data.ts';

type Rows = readonly Record<string, unknown>[];
type Part = Record<string, unknown>;
type Direction = 'x' | 'y';

/** Views with bars that are looked at: each costs a reading of all rows, and a chart that people read has a few. */
const mostViews = 40;
/** What of bars is added up by standing on one another. */
const additive = new Set<unknown>(['count', 'sum', 'distinct', 'valid', 'missing']);
/** Channels that give each of their names a panel of its own, and those that part bars of one panel. */
const panels = ['row', 'column', 'facet'];
const parting = ['color', 'fill', 'stroke', 'opacity', 'detail', 'strokeDash'];

const fieldOf = (definition: unknown): string | null =>
  isObject(definition) && typeof definition.field === 'string'
    ? definition.field.replace(/\\(.)/g, '$1')
    : null;
const fieldsOf = (encoding: Part, channels: readonly string[]) =>
  channels.flatMap((channel) => [encoding[channel]].flat().flatMap((one) => fieldOf(one) ?? []));
const isOfNames = (definition: unknown): definition is Part =>
  fieldOf(definition) !== null &&
  isObject(definition) &&
  [undefined, 'nominal', 'ordinal'].some((type) => type === definition.type) &&
  ['aggregate', 'bin', 'timeUnit'].every((key) => !(key in definition));

/** Bars that Vega-Lite puts on one another without having been told so. */
interface Piled {
  /** The direction of their names, and the column of these. */
  along: Direction;
  names: string;
  /** The column of their lengths; null where these are counted. */
  lengths: string | null;
  /** What parts those of one name by colour; null where nothing does, or where they have places of their own. */
  series: Part | null;
  /** Columns that part them within a panel, and those that part panels. */
  apart: string[];
  panels: string[];
  /** Each is made of all rows of its name. */
  isAggregated: boolean;
}

/** What is to be known of the bars of one view; null where it has none, or where they are meant to be added up. */
function piledIn({ mark }: Part, encoding: Part): Piled | null {
  if ((isObject(mark) ? mark.type : mark) !== 'bar') return null;
  const along = isOfNames(encoding.x) ? 'x' : 'y';
  const across = along === 'x' ? 'y' : 'x';
  const { [along]: place, [across]: length } = encoding;
  const names = isOfNames(place) ? fieldOf(place) : null;
  if (names === null || !isObject(length)) return null;
  const isLength = length.type === 'quantitative' || 'aggregate' in length;
  if (!isLength || additive.has(length.aggregate)) return null;
  if (['bin', 'stack'].some((key) => key in length) || `${across}2` in encoding) return null;
  const hasPlaces = `${along}Offset` in encoding;
  return {
    along,
    names,
    lengths: fieldOf(length),
    series: hasPlaces ? null : ([encoding.color, encoding.fill].find(isOfNames) ?? null),
    apart: [names, ...fieldsOf(encoding, [...parting, `${along}Offset`])],
    panels: fieldsOf(encoding, panels),
    isAggregated: 'aggregate' in length,
  };
}

function* barsOf(view: Part, around: Part): Generator<Piled> {
  const encoding = { ...around, ...(isObject(view.encoding) && view.encoding) };
  const own = piledIn(view, encoding);
  if (own) yield own;
  const layers = Array.isArray(view.layer) ? view.layer.filter(isObject) : [];
  // Other rows than those of the chart are not looked at.
  for (const layer of layers) if (!layer.transform && !layer.data) yield* barsOf(layer, encoding);
}

/** A row that has the same cells in some columns as one before it. */
function repeated(rows: Rows, columns: readonly string[]): Record<string, unknown> | undefined {
  const seen = new Set<string>();
  return rows.find((row) => {
    const key = JSON.stringify(columns.map((column) => row[column]));
    return seen.has(key) || !seen.add(key);
  });
}

/** A view and its layers with a place of its own for each of a series, beside one another. */
function withPlaces(view: Part, piled: Piled, series: Part): Part {
  const { along, names } = piled;
  const { encoding, layer } = view;
  const { field, scale, sort } = series;
  const place = {
    field,
    type: 'nominal',
    ...(sort !== undefined && { sort }),
    ...(isObject(scale) && scale.domain !== undefined && { scale: { domain: scale.domain } }),
  };
  const has = isObject(encoding) && fieldOf(encoding[along]) === names && !(`${along}Offset` in encoding);
  return {
    ...view,
    ...(has && { encoding: { ...encoding, [`${along}Offset`]: place } }),
    ...(Array.isArray(layer) && {
      layer: layer.map((each) => (isObject(each) ? withPlaces(each, piled, series) : each)),
    }),
  };
}

/**
 * A spec whose bars of one name stand beside one another, unless it says that they are stacked, or counts or adds up:
 * Vega-Lite stacks by itself, so that shares of two arms, 60 and 50 per cent, reach 110. Bars that nothing tells apart,
 * which would be drawn as one, are a reason not to draw it.
 * @param bare without its lists of data, in whose place is what `rowsOf` knows them by
 */
export function sideBySide(
  bare: unknown,
  rowsOf: (list: unknown) => Rows | null,
): { spec: unknown; reason: string | null } {
  let reason: string | null = null;
  let views = 0;
  const visit = (value: unknown, around: Rows | null, facets: readonly string[]): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((part) => visit(part, around, facets));
    let view = value as Part;
    const own = isObject(view.data) ? rowsOf(view.data.values) : around;
    const rows = view.transform ? null : own;
    const within = [
      ...facets,
      ...fieldsOf({ facet: view.facet }, panels),
      ...fieldsOf(isObject(view.facet) ? view.facet : {}, panels),
    ];
    for (const piled of rows ? barsOf(view, {}) : []) {
      views += 1;
      if (views > mostViews) break;
      const { apart, isAggregated, lengths, names, panels, series } = piled;
      // Rows of other layers have no bar.
      const bars =
        rows?.filter((row) => row[names] != null && (lengths === null || row[lengths] != null)) ?? [];
      const twin = isAggregated ? undefined : repeated(bars, [...apart, ...panels, ...within]);
      if (twin)
        reason ??= `Several rows have "${twin[names]}" as "${names}"; their bars would be drawn as one.`;
      else if (series && repeated(bars, [names, ...panels, ...within]))
        view = withPlaces(view, piled, series);
    }
    return Object.fromEntries(
      Object.entries(view).map(([key, part]) => [key, key === 'layer' ? part : visit(part, rows, within)]),
    );
  };
  return { spec: visit(bare, null, []), reason };
}
