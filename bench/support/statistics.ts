/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a share `q` (0 to 1) of the values lies, by linear interpolation. */
export function quantile(values: number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * q;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}
