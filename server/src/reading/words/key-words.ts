import { knownTermsOf } from './languages/known-terms.ts';
import { type Run, readQuestion, type SearchTerm } from './question/read-question.ts';

/** "600 mg twice daily": how much is taken is no word that papers are found by; what is quoted stays. */
const dose =
  /(["“„«][^"“”„«»]{0,200}["”“»])|\b\d[\d.,]{0,9}\s?(?:mg|[µμ]g|mcg|ug|g|kg|ml|IU|units?)(?:\/(?:kg|day|d|h|week))*(?![\p{L}\d])(?:\s+(?:(?:once|twice|three times|four times) )?(?:daily|weekly|monthly|a (?:day|week)|per (?:day|week)))?/giu;
const withoutDoses = (question: string) => question.replace(dose, (_found, quoted?: string) => quoted ?? ' ');

/**
 * Which paper is meant, and where it lies: papers that say "https" and "doi.org" are about anything. A trial's number stays: by
 * it papers are found.
 */
const address =
  /\b(?:https?:\/\/|www\.)\S+|\b(?:doi\s?:?\s?)?10\.\d{4,9}\/\S+|\bPMID\s?:?\s?\d{1,8}\b|\b(?:PMCID\s?:?\s?)?PMC\d{4,9}\b/gi;
function withoutAddresses(question: string): string {
  const left = question.replace(address, ' , ');
  return /\p{L}/u.test(left) ? left : question;
}

/** What a question is searched by, as terms that stand side by side; of one in another language, what is known in English. */
export function searchRunsOf(question: string): Run[] {
  const asked = withoutAddresses(withoutDoses(question));
  return readQuestion(knownTermsOf(asked) ?? asked);
}

/**
 * The terms that a question is about, as written: words, names with the letter or number that belongs to them
 * ("vitamin C", "type 2 diabetes"), and phrases in quotation marks, which keep them.
 */
export const keyWordsOf = (question: string): string[] => searchRunsOf(question).flat().map(writtenTerm);

/** The first words of a publication's title, in whatever language it is. */
export const titleWordsOf = (title: string, limit: number): string[] =>
  readQuestion(title)
    .flat()
    .map(({ text }) => text)
    .slice(0, limit);

/** A term as a person would write it, and as most services read it. */
export const writtenTerm = ({ quoted, text }: SearchTerm): string => (quoted ? `"${text}"` : text);

/** All pairs of some things: a search for any of them finds what has at least two. */
export function pairsOf<T>(things: readonly T[]): [T, T][] {
  return things.flatMap((first, at) => things.slice(at + 1).map((second): [T, T] => [first, second]));
}
