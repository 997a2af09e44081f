import type { ForestMeasure } from './forest.ts';

const ratios: ReadonlySet<ForestMeasure> = new Set([
  'hazard-ratio',
  'odds-ratio',
  'risk-ratio',
  'rate-ratio',
]);

/** Ratios are drawn on a logarithmic scale and have 1 as "no difference"; all else is linear, around 0. Free of zod. */
export const isRatio = (measure: ForestMeasure): boolean => ratios.has(measure);
