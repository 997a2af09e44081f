import { coverage } from '../../reading/words/rarity.ts';
import { termsOf } from '../../reading/words/terms.ts';

/** A title of fewer terms than this tells nothing: "Reply", "Editorial". */
const fewestTerms = 3;

/**
 * How alike two titles are, 0 to 1, by their terms, each by its rarity; null where one says too little. What one has
 * and the other lacks, such as a subtitle, counts half.
 */
export function titleLikeness(stated: string, recorded: string): number | null {
  const said = new Set(termsOf(stated));
  const own = new Set(termsOf(recorded));
  if (said.size < fewestTerms || own.size < fewestTerms) return null;
  const [there, back] = [coverage(said, own), coverage(own, said)];
  return (Math.max(there, back) + Math.min(there, back)) / 2;
}

/** Share of a stated title, by rarity, that the recorded one holds; null where one says too little. */
export function titleHeld(stated: string, recorded: string): number | null {
  const said = new Set(termsOf(stated));
  const own = new Set(termsOf(recorded));
  return said.size < fewestTerms || own.size < fewestTerms ? null : coverage(said, own);
}

/** Share of a text's terms, by rarity, that a record's title and abstract hold. */
export function shareHeld(text: string, record: { title: string; abstract: string | null }): number {
  return coverage(new Set(termsOf(text)), new Set(termsOf(`${record.title} ${record.abstract ?? ''}`)));
}
