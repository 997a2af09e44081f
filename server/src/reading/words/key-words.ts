import { knownTermsOf } from './languages/known-terms.ts';
import { type Run, readQuestion, type SearchTerm } from './question/read-question.ts';

/** What a question is searched by, as terms that stand side by side; of one in another language, what is known in English. */
export const searchRunsOf = (question: string): Run[] => readQuestion(knownTermsOf(question) ?? question);

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
