import { isError, isObject } from './vega-data.ts';

/** What says of a direction how its values are drawn. */
type Direction = Record<string, unknown>;
type Directions = Readonly<Record<'x' | 'y', Direction>>;

/** How the values of a direction are drawn: as a view's own encoding says, else what it stands in, else its layers, which share it. */
function directionOf(name: 'x' | 'y', view: Record<string, unknown>, around: Direction): Direction {
  const own = isObject(view.encoding) ? view.encoding[name] : null;
  const layers = Array.isArray(view.layer) ? view.layer.filter(isObject) : [];
  const { scale, type } = isObject(own) ? own : {};
  return layers.reduce<Direction>((known, layer) => directionOf(name, layer, known), {
    type: type ?? around.type,
    scale: scale ?? around.scale,
  });
}

/**
 * A spec whose far ends of intervals, "x2" and "y2", say for themselves what Vega-Lite takes from "x" and "y": the kind of
 * their values, and their scale. Only for looking at: Vega-Lite takes no type there.
 */
export function withTypedEnds(value: unknown, around: Directions = { x: {}, y: {} }): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => withTypedEnds(part, around));
  const view = value as Record<string, unknown>;
  const [x, y] = [directionOf('x', view, around.x), directionOf('y', view, around.y)];
  const ends = (encoding: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(encoding).map(([channel, part]) => {
        const direction = channel === 'x2' ? x : channel === 'y2' ? y : null;
        const told = isError(channel) ? { type: 'quantitative' } : direction;
        return [channel, told && isObject(part) ? { ...told, ...part } : part];
      }),
    );
  return Object.fromEntries(
    Object.entries(view).map(([key, part]) => [
      key,
      key === 'encoding' && isObject(part) ? ends(part) : withTypedEnds(part, { x, y }),
    ]),
  );
}
