/** Of parts that stand in order and do not overlap, the one that a place stands in. */
export function partAt<Part extends { from: number; to: number }>(
  parts: readonly Part[],
  place: number,
): Part | null {
  const part = parts[firstEndingAfter(parts, place)];
  return part && part.from <= place ? part : null;
}

/** The index of the first that ends behind a place. */
export function firstEndingAfter(parts: readonly { to: number }[], place: number): number {
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle] as { to: number }).to > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
