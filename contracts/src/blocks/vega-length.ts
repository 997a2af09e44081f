import { isObject, markTypeOf } from './vega-data.ts';

type Part = Record<string, unknown>;

const isMeasure = (definition: unknown): definition is Part =>
  isObject(definition) &&
  !definition.bin &&
  (definition.type === 'quantitative' ||
    'aggregate' in definition ||
    (isObject(definition.scale) &&
      ['log', 'linear', 'sqrt', 'symlog'].some((type) => type === (definition.scale as Part).type)));

/**
 * The direction in which the bars or areas of a view have their lengths, as Vega-Lite finds it: that of the numbers, of
 * two that which is made of several rows, else upwards. Null where a view has neither bars nor areas.
 * @param encoding with what the view has from those around it
 */
export function lengthOf(mark: unknown, encoding: Part): 'x' | 'y' | null {
  const type = markTypeOf(mark);
  if (type !== 'bar' && type !== 'area') return null;
  if (isObject(mark) && typeof mark.orient === 'string') return mark.orient === 'horizontal' ? 'x' : 'y';
  const measures = (['x', 'y'] as const).filter((direction) => isMeasure(encoding[direction]));
  if (measures.length < 2) return measures[0] ?? null;
  const made = measures.filter((direction) => 'aggregate' in (encoding[direction] as Part));
  return made.length === 1 ? (made[0] ?? null) : 'y';
}
