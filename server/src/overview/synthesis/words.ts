/** `A`, `A and B`, `A, B and C`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Small numbers in words, as sentences have them. */
export const counted = (count: number) => small[count] ?? String(count);

/** `one work`, `three works`. */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${counted(count)} ${count === 1 ? one : many}`;

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
