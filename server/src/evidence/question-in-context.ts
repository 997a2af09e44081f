import { keyWordsOf } from '../text/key-words.ts';

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

/**
 * What is searched for: the question, and where it leans on an earlier one ("and in women?"), the key words of the
 * last question before it that stands by itself.
 * @param earlier the session's questions, oldest first
 */
export function questionInContext(question: string, earlier: readonly string[]): string {
  if (earlier.length === 0 || !leans(question)) return question;
  const subject = earlier.findLast((candidate) => !leans(candidate));
  const own = new Set(keyWordsOf(question).map((word) => word.toLowerCase()));
  const borrowed = keyWordsOf(subject ?? '').filter((word) => !own.has(word.toLowerCase()));
  return [question, ...borrowed].join(' ');
}

function leans(question: string): boolean {
  const words = keyWordsOf(question);
  if (words.length === 0 || words.every((word) => settings.has(word.toLowerCase()))) return true;
  return words.length <= fewWords && (continues.test(question) || pointsBack.test(question));
}
