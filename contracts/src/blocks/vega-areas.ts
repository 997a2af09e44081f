import { isObject, markTypeOf } from './vega-data.ts';
import { lengthOf } from './vega-length.ts';
import { additive, fieldsOf, parting } from './vega-series.ts';

type Part = Record<string, unknown>;

/**
 * A view and its layers whose areas each begin at zero, unless it says that they are stacked, or counts or adds up: Vega-Lite puts
 * them on one another, as it does bars. What is behind shows through.
 */
export function withAreasApart(view: Part, around: Part = {}): Part {
  const own = isObject(view.encoding) ? view.encoding : {};
  const encoding = { ...around, ...own };
  const isArea = markTypeOf(view.mark) === 'area';
  const across = isArea ? lengthOf(view.mark, encoding) : null;
  const length = across && encoding[across];
  const isPiled =
    across !== null &&
    isObject(length) &&
    !('stack' in length) &&
    !additive.has(length.aggregate) &&
    !(`${across}2` in encoding) &&
    fieldsOf(encoding, parting).length > 0;
  return {
    ...view,
    ...(isPiled && {
      mark: { fillOpacity: 0.5, ...(isObject(view.mark) ? view.mark : { type: 'area' }) },
      encoding: { ...own, [across]: { ...(length as Part), stack: null } },
    }),
    ...(Array.isArray(view.layer) && {
      layer: view.layer.map((each) => (isObject(each) ? withAreasApart(each, encoding) : each)),
    }),
  };
}
