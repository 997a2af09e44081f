import { pairsOf, searchRunsOf, writtenTerm } from '../../../reading/words/key-words.ts';

/** A run longer than this is seldom written out in any paper. */
const maxRunTerms = 3;

/**
 * What PubMed is asked for a question, the next one where the one before finds too little. PubMed's own mapping of terms
 * reads words that stand side by side as one ("type 2 diabetes" is "diabetes mellitus, type 2"[MeSH Terms]) and takes
 * words of different matters together for a name where nothing parts them: so each run of the question's words is left
 * as it stands, and AND stands between two. Quotation marks switch the mapping off, as their writer meant.
 */
export function pubmedQueries(question: string): string[] {
  const runs = searchRunsOf(question);
  if (runs.length === 0) return [];
  const joined = runs.map((run) => run.map(writtenTerm).join(' '));
  const all = joined.join(' AND ');
  const areShort = runs.length > 2 && runs.every((run) => run.length <= maxRunTerms);
  const parts = areShort ? joined : runs.flat().map(writtenTerm);
  if (parts.length < 3) return [all];
  return [
    all,
    pairsOf(parts)
      .map(([first, second]) => `(${first} AND ${second})`)
      .join(' OR '),
  ];
}
