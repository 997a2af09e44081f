const ratios: ReadonlySet<string> = new Set(['hazard-ratio', 'odds-ratio', 'risk-ratio', 'rate-ratio']);

/** Ratios are drawn on a logarithmic scale and have 1 as "no difference"; all else is linear, around 0. Free of zod. */
export const isRatio = (measure: string): boolean => ratios.has(measure);

/** How many are treated, harmed, screened or vaccinated for one event: no value of it means "no difference". Free of zod. */
export const isNumberNeeded = (measure: string): boolean => measure.startsWith('number-needed-to-');
