/**
 * A whole number with its thousands parted: `12,345`. By hand: the first use of `Intl` for a number keeps a page from
 * drawing for 90 to 200 ms, which was when the first words of an answer came.
 */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A count with its noun: `1 work`, `3 works`. */
export const counted = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
