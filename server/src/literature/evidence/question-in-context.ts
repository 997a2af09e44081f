import { keyWordsOf, searchRunsOf, writtenTerm } from '../../reading/words/key-words.ts';
import { knownTermsOf } from '../../reading/words/languages/known-terms.ts';
import { rarityOf } from '../../reading/words/rarity.ts';
import { termsOf } from '../../reading/words/terms.ts';

/** Beginnings of a question that goes on with the one before; the second kind bears more words of its own. */
const continues =
  /^\W*(?:and|but|or|also|so|then|what about|how about|what if|only|even|in|for|with|among|any|at what|und|et|y|e|ed)\b/i;
const continuesIn = /^\W*(?:and|but|or) (?:in|for|with|among|when|after|during|if|on|under|over)\b/i;
const pointsBack = /\b(?:it|its|they|them|their|this|that|these|those|such|same|former|latter)\b/i;
/** "Does it help …?": what the session speaks of is asked about. */
const asksOfIt =
  /^\W*(?:(?:and|but|so|how|why|when) ){0,2}(?:does|do|did|is|are|was|were|can|could|will|would|should|has|have) (?:it|they|this|these|those)\b/i;
/** "Is it safe to …?", "Is it true that …?": this "it" points at what comes. */
const pointsAhead = /\bit (?:\w{1,20} ){0,3}(?:to|that|if|whether)\b/i;
/** A question with more words of its own stands by itself, even with an "it" in it. */
const fewWords = 3;
const someWords = 5;
/** A question without a word that is known, as one in another language, stands by itself all the same when longer. */
const shortQuestion = 25;
/** Whom or when a question is about, never what. */
const settings = new Set(
  `women woman men man males females male female sex sexes gender boys girls children child adolescents teenagers
  infants newborns neonates adults elderly older younger young old seniors age ages pregnancy pregnant breastfeeding
  lactation humans human animals mice rats patients diabetics nondiabetics smokers nonsmokers dose doses dosage dosing
  long-term short-term duration year years month months week weeks day days daily aged over under
  randomised randomized trial trials rct rcts guideline guidelines meta-analysis meta-analyses review reviews source
  sources reference references say says more details detail long term side adverse harms contraindications mechanism mortality`.split(
    /\s+/,
  ),
);

/** What to search for. */
export interface QuestionInContext {
  searched: string;
  /**
   * Words of which a work must have one, however much it shares of the borrowed ones: a question's own, or where it
   * has none, the most telling of those that it borrows. Empty for a question that stands by itself.
   */
  subject: string[];
}

/**
 * What is searched for: the question, and where it leans on earlier ones ("and in women?"), what these have brought in,
 * back to the last that stands by itself.
 * @param earlier the session's questions, oldest first
 */
export function questionInContext(question: string, earlier: readonly string[]): QuestionInContext {
  const standing = leans(question) ? earlier.findLastIndex((candidate) => !leans(candidate)) : -1;
  const lentBy = earlier[standing];
  if (lentBy === undefined) return { searched: question, subject: [] };
  const own = keyWordsOf(question);
  const known = new Set(own.map((word) => word.toLowerCase()));
  const lent = [
    ...earlier
      .slice(standing + 1)
      .reverse()
      .flatMap((between) => runsOf(between, isTelling)),
    ...runsOf(lentBy, () => true),
  ];
  const borrowed = lent
    .map((run) => run.filter((word) => !known.has(word.toLowerCase()) && known.add(word.toLowerCase())))
    .filter((run) => run.length > 0);
  const telling = own.filter(isTelling);
  return {
    // Commas, so that words of two matters are not read as one name.
    searched: [question, borrowed.map((run) => run.join(' ')).join(', ')].join(' '),
    subject: telling.length > 0 ? telling : mostTelling(borrowed.flat()),
  };
}

const runsOf = (question: string, isKept: (word: string) => boolean): string[][] =>
  searchRunsOf(question).map((run) => run.map(writtenTerm).filter(isKept));

const isTelling = (word: string): boolean => !settings.has(word.toLowerCase());

function mostTelling(words: readonly string[]): string[] {
  const rarities = words.map((word) => Math.max(0, ...termsOf(word).map(rarityOf)));
  return words.filter((_word, at) => rarities[at] === Math.max(...rarities));
}

function leans(question: string): boolean {
  const words = keyWordsOf(question);
  if (words.length === 0) return knownTermsOf(question) === null || question.trim().length <= shortQuestion;
  if (!words.some(isTelling)) return true;
  if (words.length > someWords || pointsAhead.test(question)) return false;
  if (asksOfIt.test(question) || continuesIn.test(question)) return true;
  return words.length <= fewWords && (continues.test(question) || pointsBack.test(question));
}
