import { commonWords } from '../lexicon/common-words.ts';
import { conceptsOf } from '../lexicon/outcome-concepts.ts';
import { knownOutcomes } from '../lexicon/outcome-words.ts';

/** Whether words name an outcome that is known as one. */
export const namesKnownOutcome = (words: string): boolean =>
  conceptsOf(words).some((one) => knownOutcomes.has(one) && !commonWords.has(one));
