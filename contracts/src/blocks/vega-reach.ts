import { isObject, markTypeOf, ofColumn } from './vega-data.ts';
import { lengthOf } from './vega-length.ts';

type Rows = readonly Record<string, unknown>[];
type Part = Record<string, unknown>;
type Direction = 'x' | 'y';

/** No chart of more names can be read: they are not looked through in each of its views. */
const mostNames = 200;

const layersOf = ({ layer }: Part): Part[] => (Array.isArray(layer) ? layer.filter(isObject) : []);
const definitionOf = ({ encoding }: Part, direction: Direction): Part | null => {
  const own = isObject(encoding) ? encoding[direction] : null;
  return isObject(own) ? own : null;
};

/** Whether a view or one of its layers draws what begins at nought along a direction. */
function hasGround(view: Part, direction: Direction, around: Part = {}): boolean {
  const encoding = { ...around, ...(isObject(view.encoding) && view.encoding) };
  return (
    (lengthOf(view.mark, encoding) === direction && !(`${direction}2` in encoding)) ||
    layersOf(view).some((each) => hasGround(each, direction, encoding))
  );
}

/** The scale that a view or one of its layers, which share it, asks for. */
function scaleOf(view: Part, direction: Direction): Part | null {
  const scale = definitionOf(view, direction)?.scale;
  if (isObject(scale) && ['domain', 'domainMax', 'domainMin'].some((key) => key in scale)) return scale;
  return layersOf(view).reduce<Part | null>((found, each) => found ?? scaleOf(each, direction), null);
}

/** A scale with the ends that its author gave, and further where the values go further; null where none are given. */
function withEnds({ domain, domainMax, domainMin, ...scale }: Part, isGrounded: boolean): Part | null {
  const isPair = Array.isArray(domain) && domain.length === 2;
  const ends = [...(isPair ? domain : []), domainMin, domainMax].filter((end) => typeof end === 'number');
  if ((domain !== undefined && !isPair) || ends.length === 0) return null;
  const isTurned = isPair && Number(domain[0]) > Number(domain[1]);
  const unionWith = isGrounded && scale.type !== 'log' ? [...ends, 0] : ends;
  return { nice: false, ...scale, ...(isTurned && { reverse: true }), domain: { unionWith } };
}

/** A view and its layers with one scale for all numbers of a direction. */
function withScale(view: Part, direction: Direction, scale: Part): Part {
  const own = definitionOf(view, direction);
  const takes = own !== null && (own.type === 'quantitative' || 'aggregate' in own || 'bin' in own);
  return {
    ...view,
    ...(takes && { encoding: { ...(view.encoding as Part), [direction]: { ...own, scale } } }),
    ...(Array.isArray(view.layer) && {
      layer: view.layer.map((each) => (isObject(each) ? withScale(each, direction, scale) : each)),
    }),
  };
}

const isIndependent = ({ resolve }: Part, direction: Direction) =>
  isObject(resolve) && isObject(resolve.scale) && resolve.scale[direction] === 'independent';

const cellsByName = ofColumn(
  (cells) => new Map(cells.filter((cell) => cell != null && cell !== '').map((cell) => [`${cell}`, cell])),
);

/** A definition whose list of names has all names of its column; colours that do not suffice for them are left out. */
function withNames(definition: Part, rows: Rows): Part {
  const { field, scale } = definition;
  if (typeof field !== 'string' || !isObject(scale) || !Array.isArray(scale.domain)) return definition;
  const written = cellsByName(rows, field);
  if (written.size > mostNames) return definition;
  const given = scale.domain.map((name) => written.get(`${name}`) ?? name);
  const domain = [...new Set([...given, ...written.values()])];
  const { range, ...others } = scale;
  const isShort = Array.isArray(range) && range.length < domain.length && domain.length > given.length;
  return { ...definition, scale: { ...others, domain, ...(range !== undefined && !isShort && { range }) } };
}

/** What stands beside an axis: what its author says, or the name of the column. */
const titleOf = ({ aggregate, axis, field, title }: Part): unknown =>
  title ?? (isObject(axis) ? axis.title : undefined) ?? (aggregate === undefined ? field : undefined);

/** A layered view whose axis is named by its values, and not by the low ends of their intervals. */
function withTitle(view: Part, direction: Direction): Part {
  const isInterval = ({ encoding, mark }: Part) =>
    (isObject(encoding) && `${direction}2` in encoding) || /^error/.test(`${markTypeOf(mark)}`);
  const main = [view, ...layersOf(view).filter((each) => !isInterval(each))]
    .map((each) => definitionOf(each, direction))
    .find((each) => each !== null && typeof each.field === 'string');
  const title = main && titleOf(main);
  if (typeof title !== 'string') return view;
  const layer = (view.layer as unknown[]).map((each) => {
    const own = isObject(each) && isInterval(each) ? definitionOf(each, direction) : null;
    if (!isObject(each) || own === null || typeof own.field !== 'string' || titleOf(own) !== own.field)
      return each;
    return { ...each, encoding: { ...(each.encoding as Part), [direction]: { ...own, title } } };
  });
  return { ...view, layer };
}

const areNames = (definition: Part) =>
  [undefined, 'nominal', 'ordinal'].some((type) => type === definition.type) &&
  ['aggregate', 'bin', 'timeUnit'].every((key) => !(key in definition));

/**
 * A spec whose axes have the names of their values, and reach as far as its values, and to nought where bars stand on it, and whose lists of names lack none of
 * the data: Vega draws what lies beyond an axis over the words around it, and a name that a list lacks in another's place.
 */
export function withWholeAxes(value: unknown, rows: Rows): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => withWholeAxes(part, rows));
  let view = value as Part;
  for (const direction of ['x', 'y'] as const) {
    const scale = isIndependent(view, direction) ? null : scaleOf(view, direction);
    const whole = scale && withEnds(scale, hasGround(view, direction));
    if (whole) view = withScale(view, direction, whole);
    if (Array.isArray(view.layer) && !isIndependent(view, direction)) view = withTitle(view, direction);
  }
  const entries = Object.entries(view).map(([key, part]) => {
    if (key !== 'encoding' || !isObject(part)) return [key, withWholeAxes(part, rows)];
    const channels = Object.entries(part).map(([channel, definition]) => [
      channel,
      isObject(definition) && areNames(definition) ? withNames(definition, rows) : definition,
    ]);
    return [key, Object.fromEntries(channels)];
  });
  return Object.fromEntries(entries);
}
