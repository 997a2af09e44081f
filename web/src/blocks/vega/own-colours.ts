/** Channels and properties of a chart that take a colour. */
const taking = new Set(['color', 'fill', 'stroke', 'background']);
/** A column may have one of those names. */
const data = new Set(['data', 'datasets']);
const isColour = (value: unknown) => typeof value === 'string' && !/^(?:none|transparent)$/i.test(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A colour itself, as a value of a channel, under a condition, or in the range of its scale. */
function names(value: unknown): boolean {
  if (!isObject(value)) return isColour(value);
  const { condition, scale, value: given } = value;
  const range = isObject(scale) && Array.isArray(scale.range) ? scale.range : [];
  return (
    isColour(given) || range.some(isColour) || [condition].flat().some((one) => isObject(one) && names(one))
  );
}

/** Whether a chart's author chose colours, for the white ground that charts are thought of on. */
export function hasOwnColours(spec: unknown): boolean {
  return (
    isObject(spec) &&
    Object.entries(spec).some(
      ([key, part]) => !data.has(key) && ((taking.has(key) && names(part)) || hasOwnColours(part)),
    )
  );
}
