import { withAreasApart } from './vega-areas.ts';
import { isObject, markTypeOf } from './vega-data.ts';
import { lengthOf } from './vega-length.ts';
import { additive, fieldOf, fieldsOf, parting } from './vega-series.ts';

type Rows = readonly Record<string, unknown>[];
type Part = Record<string, unknown>;
type Direction = 'x' | 'y';

/** Views with bars that are looked at: each costs a reading of all rows, and a chart that people read has a few. */
const mostViews = 40;
/** Folds multiply rows: beyond so many, what they make is not known. A chart has at most 2,000 rows of its own. */
const mostMade = 10_000;
/** Channels that give each of their names a panel of its own. */
const panels = ['row', 'column', 'facet'];

const isOfNames = (definition: unknown): definition is Part =>
  fieldOf(definition) !== null &&
  isObject(definition) &&
  [undefined, 'nominal', 'ordinal'].some((type) => type === definition.type) &&
  ['aggregate', 'bin', 'timeUnit'].every((key) => !(key in definition));
/** Whether a definition has a band for each year or month, and not a place for each value. */
const isOfTimes = (definition: unknown): definition is Part =>
  fieldOf(definition) !== null && isObject(definition) && 'timeUnit' in definition;

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
  /** Several cells have one name: a year's days, say. */
  isOfTimes: boolean;
  /** They stand at values, where none has a place beside another. */
  isContinuous: boolean;
}

/** What is to be known of the bars of one view; null where it has none, or where they are meant to be added up. */
function piledIn({ mark }: Part, encoding: Part): Piled | null {
  if (markTypeOf(mark) !== 'bar') return null;
  const isPlace = (definition: unknown) => isOfNames(definition) || isOfTimes(definition);
  const isHorizontal = isPlace(encoding.y) || lengthOf(mark, encoding) === 'x';
  const along = isPlace(encoding.x) || !isHorizontal ? 'x' : 'y';
  const across = along === 'x' ? 'y' : 'x';
  const { [along]: place, [across]: length } = encoding;
  const names = isObject(place) && !('aggregate' in place) && !('bin' in place) ? fieldOf(place) : null;
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
    isOfTimes: isOfTimes(place),
    isContinuous: !isPlace(place),
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

/** The rows that a chart's steps make of its data, as far as places go: null where that is not known. */
function rowsAfter(transform: unknown, rows: Rows): Rows | null {
  if (transform === undefined) return rows;
  if (!Array.isArray(transform)) return null;
  return transform.filter(isObject).reduce<Rows | null>((made, step) => {
    if (made === null || 'filter' in step || 'calculate' in step) return made;
    const { as, fold } = step;
    if (!Array.isArray(fold) || made.length * fold.length > mostMade) return null;
    const [key, value] = Array.isArray(as) ? as : ['key', 'value'];
    return made.flatMap((row) => fold.map((name) => ({ ...row, [key]: name, [value]: row[name] })));
  }, rows);
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
  const band = has && isObject(encoding[along]) && piled.isOfTimes && { ...encoding[along], type: 'ordinal' };
  return {
    ...view,
    ...(has && { encoding: { ...encoding, ...(band && { [along]: band }), [`${along}Offset`]: place } }),
    ...(Array.isArray(layer) && {
      layer: layer.map((each) => (isObject(each) ? withPlaces(each, piled, series) : each)),
    }),
  };
}

/** The rows of a view, in which a bar is looked for. */
interface ViewRows {
  /** As they are written. */
  own: Rows;
  /** After the view's own steps; null where these are not known. */
  rows: Rows | null;
  /** The columns that part it into panels around it. */
  within: readonly string[];
  /** It has steps of its own. */
  isMade: boolean;
}

/** Whether Vega-Lite would put bars on one another, and why they cannot be drawn in any other way. */
function asDrawn(
  { apart, isAggregated, isContinuous, isOfTimes, lengths, names, panels, series }: Piled,
  { isMade, own, rows, within }: ViewRows,
): { arePiled: boolean; reason: string | null } {
  const isWritten = (column: string) => own.some((row) => column in row);
  const hasLength = (row: Part) =>
    lengths === null || (isMade && !isWritten(lengths)) || row[lengths] != null;
  // Rows of other layers have no bar.
  const bars = rows?.filter((row) => row[names] != null && hasLength(row)) ?? [];
  // What steps leave out or make is not known: bars that they part are not called one.
  const isExact = !isAggregated && !isOfTimes && !isMade;
  const twin = isExact ? repeated(bars, [...apart, ...panels, ...within]) : undefined;
  if (twin)
    return {
      arePiled: false,
      reason: `Several rows have "${twin[names]}" as "${names}"; their bars would be drawn as one.`,
    };
  const isUnknown = rows === null || isOfTimes || (isMade && !isWritten(names));
  const arePiled =
    series !== null &&
    fieldOf(series) !== names &&
    (isUnknown || repeated(bars, [names, ...panels, ...within]) !== undefined);
  const reason =
    arePiled && isContinuous
      ? `Several bars stand at one value of "${names}"; they would be drawn on top of each other.`
      : null;
  return { arePiled, reason };
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
  let changed = 0;
  const visit = (value: unknown, around: Rows | null, facets: readonly string[]): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((part) => visit(part, around, facets));
    let view = withAreasApart(value as Part);
    const own = isObject(view.data) ? rowsOf(view.data.values) : around;
    if (view.transform !== undefined) changed += 1;
    const rows = own && (changed > mostViews ? null : rowsAfter(view.transform, own));
    const within = [
      ...facets,
      ...fieldsOf({ facet: view.facet }, panels),
      ...fieldsOf(isObject(view.facet) ? view.facet : {}, panels),
    ];
    for (const piled of own ? barsOf(view, {}) : []) {
      views += 1;
      if (views > mostViews) break;
      const found = asDrawn(piled, { own: own ?? [], rows, within, isMade: view.transform !== undefined });
      if (found.reason) reason ??= found.reason;
      else if (found.arePiled && piled.series) view = withPlaces(view, piled, piled.series);
    }
    return Object.fromEntries(
      Object.entries(view).map(([key, part]) => [key, key === 'layer' ? part : visit(part, rows, within)]),
    );
  };
  return { spec: visit(bare, null, []), reason };
}
