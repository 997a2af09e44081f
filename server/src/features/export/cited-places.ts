import type { LedgerRow, Mention } from '@sextant/contracts';

/** One place of an answer, with all that is cited there. */
export interface CitedPlace {
  from: number;
  to: number;
  form: Mention['form'];
  cluster: number;
  cited: { row: LedgerRow; mention: Mention }[];
}

/** The places where one engine's answer cites, in the order of its text; those that overlap are one, where the first stands. */
export function citedPlaces(rows: readonly LedgerRow[], engine: string, { length }: string): CitedPlace[] {
  const byPlace = new Map<string, CitedPlace>();
  for (const row of rows)
    for (const mention of row.mentions) {
      const { cluster, form, from, to } = mention;
      if (mention.engine !== engine || to > length) continue;
      const key = `${from}-${to}`;
      const place = byPlace.get(key) ?? { from, to, form, cluster, cited: [] };
      byPlace.set(key, place);
      place.cited.push({ row, mention });
    }
  const places: CitedPlace[] = [];
  for (const place of [...byPlace.values()].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = places.at(-1);
    if (last && place.from < last.to) last.cited.push(...place.cited);
    else places.push(place);
  }
  return places;
}
