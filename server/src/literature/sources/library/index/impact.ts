import { termsOf } from '../../../../reading/words/terms.ts';

/**
 * BM25 with fields (BM25F). The textbook values of `k1` and `b`; a title counts twice and a MeSH heading once.
 * The average length is a constant, not the corpus's: impacts then never change as the library grows.
 */
const k1 = 1.2;
const b = 0.75;
const titleWeight = 2;
const averageLength = 160;

/** The largest impact stands for the highest that term frequency can reach in BM25, `k1 + 1`. */
const impactScale = 255 / (k1 + 1);

/** What one unit of impact is worth, to be multiplied by a term's rarity. */
export const impactUnit = 1 / impactScale;

export interface IndexedText {
  title: string;
  abstract: string | null;
  mesh: readonly string[];
}

/** Every term of a record with its impact, 1 to 255: its saturated frequency, normalised by the record's length. */
export function impactsOf({ title, abstract, mesh }: IndexedText): Map<string, number> {
  const frequencies = new Map<string, number>();
  let length = 0;
  const add = (text: string, weight: number) => {
    for (const term of termsOf(text)) {
      frequencies.set(term, (frequencies.get(term) ?? 0) + weight);
      length += weight;
    }
  };
  add(title, titleWeight);
  if (abstract) add(abstract, 1);
  // A full stop keeps two headings from making a compound.
  if (mesh.length > 0) add(mesh.join('. '), 1);
  const norm = k1 * (1 - b + (b * length) / averageLength);
  for (const [term, frequency] of frequencies) {
    const saturated = (frequency * (k1 + 1)) / (frequency + norm);
    frequencies.set(term, Math.max(1, Math.round(saturated * impactScale)));
  }
  return frequencies;
}

/** How much a term tells: BM25's inverse document frequency. */
export function rarity(recordsWithTerm: number, records: number): number {
  return Math.log(1 + (records - recordsWithTerm + 0.5) / (recordsWithTerm + 0.5));
}
