import counts from './term-counts.json' with { type: 'json' };

const known = new Map(Object.entries(counts.terms));
/** A term that the table does not list stands in fewer abstracts than its last one. */
const unlisted = counts.least / 2;

/** Whether enough biomedical abstracts hold a term for the table to list it. */
export const isListed = (term: string): boolean => known.has(term);

/** How much a term tells, by how few biomedical abstracts hold it. */
export function rarityOf(term: string): number {
  const held = known.get(term) ?? unlisted;
  return Math.log(1 + (counts.abstracts - held + 0.5) / (held + 0.5));
}

/** Share of the terms, by rarity, that the set holds; 0 without terms. */
export function coverage(terms: Iterable<string>, held: ReadonlySet<string>): number {
  let all = 0;
  let covered = 0;
  for (const term of terms) {
    const rarity = rarityOf(term);
    all += rarity;
    if (held.has(term)) covered += rarity;
  }
  return all === 0 ? 0 : covered / all;
}
