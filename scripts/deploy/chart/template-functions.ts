import { createHash } from 'node:crypto';
import { stringify } from 'yaml';

type Value = unknown;

const isEmpty = (value: Value): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === 0 ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

export const isTrue = (value: Value): boolean => !isEmpty(value);

/** As Go's JSON: keys in their order, and what HTML would read masked. */
const toJson = (value: Value): string =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);

/** Those of Helm's functions that the chart calls; the value of a pipe comes last. */
export const functions: Record<string, (...given: Value[]) => Value> = {
  add: (...given) => given.reduce<number>((sum, value) => sum + Number(value), 0),
  contains: (part, text) => String(text).includes(String(part)),
  default: (initial, value) => (isTrue(value) ? value : initial),
  int: (value) => Number.parseInt(String(value), 10),
  max: (...given) => Math.max(...given.map(Number)),
  ne: (one, other) => one !== other,
  nindent: (width, text) => `\n${String(text).replace(/^/gm, ' '.repeat(Number(width)))}`,
  not: (value) => isEmpty(value),
  omit: (from, ...names) =>
    Object.fromEntries(Object.entries(from as object).filter(([name]) => !names.includes(name))),
  or: (...given) => given.find(isTrue) ?? given.at(-1),
  printf: (format, ...given) => String(format).replaceAll('%s', () => String(given.shift())),
  quote: (value) => JSON.stringify(String(value)),
  required: (message, value) => {
    if (isEmpty(value)) throw new Error(String(message));
    return value;
  },
  sha256sum: (text) => createHash('sha256').update(String(text)).digest('hex'),
  toJson,
  toString: String,
  // Of YAML 1.1, in which `off` is no text unless it is quoted.
  toYaml: (value) => stringify(value, { version: '1.1', sortMapEntries: true }).trimEnd(),
};
