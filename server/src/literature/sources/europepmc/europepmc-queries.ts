import { pairsOf, searchRunsOf } from '../../../reading/words/key-words.ts';
import type { SearchTerm } from '../../../reading/words/question/read-question.ts';

/**
 * What Europe PMC is asked for a question, the next one where the one before finds too little. Quotation marks hold a
 * name of several words together ("vitamin C") and keep an abbreviation from being an operator; single words in them
 * still find their synonyms.
 */
export function europepmcQueries(question: string): string[] {
  const terms = searchRunsOf(question).flat().map(inTitleOrAbstract);
  if (terms.length === 0) return [];
  const all = within(terms.join(' AND '));
  if (terms.length < 3) return [all];
  const pairs = pairsOf(terms).map((pair) => `(${pair.join(' AND ')})`);
  return [all, within(pairs.join(' OR '))];
}

/** Articles and preprints: patents and theses are no evidence here. */
export const within = (query: string) => `(${query}) AND (SRC:MED OR SRC:PMC OR SRC:PPR)`;
/** In the full text, the words of a question stand everywhere. */
const inTitleOrAbstract = ({ text }: SearchTerm) => `TITLE_ABS:"${text}"`;
