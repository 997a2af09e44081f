import { isObject } from './vega-data.ts';

/** What counts cells, whatever they hold. */
export const counting = new Set<unknown>(['count', 'distinct', 'valid', 'missing']);
/** What is added up by standing on one another. */
export const additive = new Set<unknown>([...counting, 'sum']);
/** Channels that part the marks of one panel into several series. */
export const parting = ['color', 'fill', 'stroke', 'opacity', 'detail', 'strokeDash'];

/** The column of a definition, without the signs that Vega-Lite asks for before its dots. */
export const fieldOf = (definition: unknown): string | null =>
  isObject(definition) && typeof definition.field === 'string'
    ? definition.field.replace(/\\(.)/g, '$1')
    : null;

/** The columns of some channels. */
export const fieldsOf = (encoding: Record<string, unknown>, channels: readonly string[]): string[] =>
  channels.flatMap((channel) => [encoding[channel]].flat().flatMap((one) => fieldOf(one) ?? []));
