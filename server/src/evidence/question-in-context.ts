import { rarityOf } from '../citations/support/rarity.ts';
import { keyWordsOf } from '../text/key-words.ts';
import { termsOf } from '../text/terms.ts';

const continues =
  /^\W*(?:and|but|or|also|so|then|what about|how about|what if|only|even|in|for|with|among|any)\b/i;
const pointsBack = /\b(?:it|its|they|them|their|this|that|these|those|such|same|former|latter)\b/i;
/** A question with more words of its own stands by itself, even with an "it" in it. */
const fewWords = 3;
/** Whom or when a question is about, never what. */
const settings = new Set(
  `women woman men man males females male female sex sexes gender boys girls children child adolescents teenagers
  infants newborns neonates adults elderly older younger young old seniors age ages pregnancy pregnant breastfeeding
  lactation humans human animals mice rats patients diabetics nondiabetics smokers nonsmokers dose doses dosage dosing
  long-term short-term duration side adverse harms contraindications mechanism mortality`.split(/\s+/),
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
 * What is searched for: the question, and where it leans on an earlier one ("and in women?"), the key words of the
 * last question before it that stands by itself.
 * @param earlier the session's questions, oldest first
 */
export function questionInContext(question: string, earlier: readonly string[]): QuestionInContext {
  const lentBy = leans(question) ? earlier.findLast((candidate) => !leans(candidate)) : undefined;
  if (!lentBy) return { searched: question, subject: [] };
  const own = keyWordsOf(question);
  const known = new Set(own.map((word) => word.toLowerCase()));
  const borrowed = keyWordsOf(lentBy).filter((word) => !known.has(word.toLowerCase()));
  const telling = own.filter((word) => !settings.has(word.toLowerCase()));
  return {
    searched: [question, ...borrowed].join(' '),
    subject: telling.length > 0 ? telling : mostTelling(borrowed),
  };
}

function mostTelling(words: readonly string[]): string[] {
  const rarities = words.map((word) => Math.max(0, ...termsOf(word).map(rarityOf)));
  return words.filter((_word, at) => rarities[at] === Math.max(...rarities));
}

function leans(question: string): boolean {
  const words = keyWordsOf(question);
  if (words.length === 0 || words.every((word) => settings.has(word.toLowerCase()))) return true;
  return words.length <= fewWords && (continues.test(question) || pointsBack.test(question));
}
