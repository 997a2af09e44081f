import { termsOf } from '../../../reading/words/terms.ts';
import { synonymsByTerm } from './synonyms.ts';

/** What a synonym counts beside the word that was asked: it finds the paper in other words, and never outranks. */
const synonymWeight = 0.4;
/** More distinct terms than a long question has; the rest of a pasted page would only cost time. */
const maxTerms = 48;

/** Terms of a question, each with its weight: its own words count 1, however often they come. */
export function queryOf(question: string): Map<string, number> {
  const own = [...new Set(termsOf(question))].slice(0, maxTerms);
  const weights = new Map(own.map((term) => [term, 1]));
  for (const synonyms of synonymsByTerm(own).values())
    for (const term of synonyms) if (!weights.has(term)) weights.set(term, synonymWeight);
  return weights;
}
