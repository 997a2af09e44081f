import { type Word, wordsOf } from '../../../citations/support/follows/align.ts';
import { haveTurnedSides } from '../../../citations/support/follows/turned-sides.ts';
import { areOpposite, wayOf } from '../../../reading/clauses/ways.ts';
import { conceptSetOf } from '../../../reading/lexicon/concept-set.ts';
import { turning } from '../../../reading/lexicon/effect-words.ts';
import { countDenials } from './polarity.ts';

/** Behind them stands in whom, or where, something was found; so many words of it are read. */
const condition = /^(?:in|with|without|among)$/;
const reach = 4;
/** Neither better nor worse: what is superior is this, too. */
const notWorse = /\bnon-?\s?inferior/i;
const better = /\bsuperior/i;

/**
 * Whether two passages may be of one finding, so that one of them may say the opposite of the other: no condition stands in each of them
 * alone, no name with a number in it, and one denies more often than the other or goes another way.
 */
export function mayBeOfSame(one: string, other: string): boolean {
  if ((notWorse.test(one) && better.test(other)) || (notWorse.test(other) && better.test(one))) return false;
  if (isTurning(one) !== isTurning(other)) return false;
  const [own, others] = [wordsOf(one), wordsOf(other)];
  // "More with A than with B" and "less with B than with A" are the same.
  if (haveTurnedSides(own, others)) return false;
  if (haveEachAlone(conditionsIn(own), conditionsIn(others), own, others)) return false;
  const [names, otherNames] = [namesIn(one), namesIn(other)];
  if (names.some((each) => !otherNames.includes(each)) && otherNames.some((each) => !names.includes(each)))
    return false;
  return goOtherWays(own, others) || countDenials(one) !== countDenials(other);
}

/** "Increased the time to a void": more of it is less. */
const isTurning = (text: string): boolean => [...conceptSetOf(text)].some((each) => turning.test(each));

/** Whether one goes a way of which the other goes the opposite alone: what goes both ways may be of two outcomes. */
function goOtherWays(own: readonly Word[], others: readonly Word[]): boolean {
  const [ways, otherWays] = [own, others].map((words) => words.map(({ text }) => wayOf(text)));
  return Boolean(
    ways?.some((way) =>
      otherWays?.some(
        (other) => areOpposite(way, other) && !otherWays.includes(way) && !ways.includes(other),
      ),
    ),
  );
}

/** Whether each has something that the other lacks. */
function haveEachAlone(
  one: readonly string[],
  other: readonly string[],
  own: readonly Word[],
  others: readonly Word[],
): boolean {
  const lacks = (words: readonly Word[]) => (term: string) => !words.some((each) => each.term === term);
  return one.some(lacks(others)) && other.some(lacks(own));
}

/** What stands behind "in", "with" or "without", up to the end of its part. */
const conditionsIn = (words: readonly Word[]): string[] =>
  words.flatMap(({ text }, at) => {
    if (!condition.test(text) || words[at - 1]?.text === 'compared') return [];
    const behind = words.slice(at + 1, at + 1 + reach);
    const end = behind.findIndex(({ isLast }) => isLast);
    return (end < 0 ? behind : behind.slice(0, end + 1))
      .filter((each) => each.isContent && !/^\d/.test(each.text) && wayOf(each.text) === null)
      .map(({ term }) => term);
  });

/** "ASAS20", "ACR50": an outcome by its grade. */
const namesIn = (text: string): string[] => text.match(/\b[A-Z]{2,8}-?\d{1,3}\b/g) ?? [];
