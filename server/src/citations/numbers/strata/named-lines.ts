/** A word for one of the strata of a line, with its place. */
export interface Stratum {
  line: string;
  name: string;
  from: number;
  to: number;
}

/** Per line the names that exclude one another, each with the words for it, as a pattern without groups. */
export type Lines = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads which names of some lines a text has, in their order. */
export function readerOf(lines: Lines): (text: string) => Stratum[] {
  const all = Object.entries(lines).flatMap(([line, names]) =>
    Object.entries(names).map(([name, words]) => ({ line, name, words })),
  );
  const named = new RegExp(
    `(?<![\\p{L}-])(?:${all.map(({ words }) => `(${words})`).join('|')})(?![\\p{L}])`,
    'giu',
  );
  return (text) =>
    [...text.matchAll(named)].map(({ 0: found, index, ...groups }) => {
      const at = all.findIndex(
        (_, order) => (groups as Record<number, string | undefined>)[order + 1] !== undefined,
      );
      const { line = '', name = '' } = all[at] ?? {};
      return { line, name, from: index, to: index + found.length };
    });
}
