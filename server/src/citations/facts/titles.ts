import { withoutMark } from '../../literature/sources/title-mark.ts';
import { keptByWord } from '../../reading/words/kept-by-word.ts';
import { coverage, rarityOf } from '../../reading/words/rarity.ts';
import { stem } from '../../reading/words/stem.ts';
import { termSetOf } from '../../reading/words/term-set.ts';
import { areOfOtherKinds } from './document-kinds.ts';

/** A title of fewer terms than this tells nothing: "Reply", "Editorial". */
const minTerms = 3;

/**
 * How alike two titles are, 0 to 1, by their terms, each by its rarity; null where one says too little. What one has
 * and the other lacks, such as a subtitle, counts half.
 */
export function titleLikeness(stated: string, recorded: string): number | null {
  const [said, own] = [termsOfTitle(stated), termsOfTitle(recorded)];
  if (said.size < minTerms || own.size < minTerms) return null;
  const [there, back] = [coverage(said, own), coverage(own, said)];
  const likeness = (Math.max(there, back) + Math.min(there, back)) / 2;
  const isAnother = haveOtherNumbers(stated, recorded) || areOfOtherKinds(stated, recorded);
  return isAnother ? likeness * ofAnother : likeness;
}

const termsOfTitle = (title: string): ReadonlySet<string> => termSetOf(withoutMark(title));

/** Titles that are this alike are of one work, where something else speaks for it as well. */
const sameTitle = 0.6;

/** Whether a title that is quoted, linked or written from memory is nearly a work's own. */
export const isSameTitle = (stated: string, recorded: string): boolean =>
  (titleLikeness(stated, recorded) ?? 0) >= sameTitle;

/** Reports of one trial after 3, 5 and 10 years are told apart by nothing else, nor is a trial's protocol from it. */
const ofAnother = 0.6;
const numerals = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const numbersIn = keptByWord<ReadonlySet<string>>(
  2_000,
  (title) =>
    new Set(
      [...title.toLowerCase().matchAll(/(?<![\p{L}\p{N}.])(\d{1,4}|[a-z]{3,6})(?![\p{L}\p{N}])/gu)].flatMap(
        ([, word = '']) => {
          const numeral = numerals.indexOf(word) + 1;
          return /^\d/.test(word) ? [String(Number(word))] : numeral > 0 ? [String(numeral)] : [];
        },
      ),
    ),
);

/** Each of two titles has a number that the other lacks. */
function haveOtherNumbers(stated: string, recorded: string): boolean {
  const [said, own] = [numbersIn(stated), numbersIn(recorded)];
  const lacks = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].some((number) => !other.has(number));
  return lacks(said, own) && lacks(own, said);
}

/** Share of a stated title, by rarity, that the recorded one holds; null where one says too little. */
export function titleHeld(stated: string, recorded: string): number | null {
  const [said, own] = [termsOfTitle(stated), termsOfTitle(recorded)];
  return said.size < minTerms || own.size < minTerms ? null : coverage(said, own);
}

/** As rare as names of drugs and of peoples are. */
const telling = 3.6;

/**
 * Whether a stated title has a telling word that neither a record's title nor its abstract has, where its title has another
 * one: "Palivizumab for prevention of RSV" is not "Nirsevimab for prevention of RSV". A name in capitals may be the trial's.
 */
export function hasOtherWord(stated: string, record: { title: string; abstract: string | null }): boolean {
  const isTelling = (word: string) => rarityOf(stem(word.toLowerCase())) >= telling;
  const tellingIn = (title: string) => (title.match(/\p{L}{4,}/gu) ?? []).filter(isTelling);
  const lacks = (text: string) => {
    const words = new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(stem));
    return (word: string) => !words.has(stem(word.toLowerCase()));
  };
  const isCapital = (word: string) => word === word.toUpperCase() && stated !== stated.toUpperCase();
  const foreign = tellingIn(stated).filter(lacks(`${record.title} ${record.abstract ?? ''}`));
  return foreign.some((word) => !isCapital(word)) && tellingIn(withoutMark(record.title)).some(lacks(stated));
}

/** Share of a text's terms, by rarity, that a record's title and abstract hold. */
export function shareHeld(text: string, record: { title: string; abstract: string | null }): number {
  return coverage(termSetOf(text), termSetOf(`${record.title} ${record.abstract ?? ''}`));
}
