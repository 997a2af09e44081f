type Part = Record<string, unknown>;

const isObject = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const markOf = ({ mark }: Part) => (isObject(mark) ? mark.type : mark);
const layersOf = ({ layer }: Part) => (Array.isArray(layer) ? layer.filter(isObject) : []);
const isInterval = (view: Part) =>
  markOf(view) === 'errorbar' ||
  (markOf(view) === 'rule' && isObject(view.encoding) && ('x2' in view.encoding || 'y2' in view.encoding));

/** Whether a chart has bars and intervals on them. */
export const hasIntervalsOnBars = (spec: Part): boolean =>
  layersOf(spec).some((view) => markOf(view) === 'bar') && layersOf(spec).some(isInterval);

/**
 * A chart whose intervals on bars are not of the colour of these, in which their lower halves would not be seen. What parted
 * them by colour goes on parting them.
 */
export function withSeenIntervals(spec: Part): Part {
  const { color } = isObject(spec.encoding) ? spec.encoding : {};
  if (!hasIntervalsOnBars(spec)) return spec;
  const seen = (view: Part): Part => {
    const { color: own, ...encoding } = isObject(view.encoding) ? view.encoding : ({} as Part);
    const parting = own ?? color;
    if (!isInterval(view) || !isObject(parting) || typeof parting.field !== 'string') return view;
    const detail = encoding.detail ?? { field: parting.field, type: 'nominal' };
    return { ...view, encoding: { ...encoding, color: null, detail } };
  };
  return { ...spec, layer: (spec.layer as unknown[]).map((view) => (isObject(view) ? seen(view) : view)) };
}
