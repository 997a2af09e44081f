import { commonWords } from '../../../reading/lexicon/common-words.ts';
import { conceptsOf } from '../../../reading/lexicon/outcome-concepts.ts';
import { canonical, generic, partsOf } from '../../../reading/verdicts/terms-asked.ts';
import { knownTermsOf } from '../../../reading/words/languages/known-terms.ts';

/** "This is the strongest effect": what it speaks of stands before it. */
const anaphoric = /\b(?:this|these|those|it|its|they|them|their|such|both|here)\b/i;
/** A passage that names less names nothing: "The rest is open." */
const leastNamed = 3;

/**
 * Whether a passage may speak of what a claim is of. Other words may be for the same thing, so that only one is known not
 * to that points to nothing before it, shares none with claim and question, and has hardly any of its own. Of words in
 * other languages than English, nothing is known.
 */
export function maySpeakOf(claim: string, passage: string, question: string): boolean {
  if (!isEnglish(claim) || !isEnglish(passage) || anaphoric.test(passage)) return true;
  const named = namedIn(passage);
  const isShared = [...namedIn(`${claim} ${question}`)].some((one) => named.has(one));
  return isShared || named.size >= leastNamed;
}

const isEnglish = (text: string): boolean => knownTermsOf(text) === null;

/** What a text names, but for words that any sentence about a result may have. */
const namedIn = (text: string): ReadonlySet<string> =>
  canonical([
    ...conceptsOf(text).filter((one) => !commonWords.has(one)),
    ...partsOf(text).filter((one) => !generic.has(one)),
  ]);
