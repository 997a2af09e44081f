import { aboveWords, afterWords, beforeWords, belowWords } from '../lexicon/bound-words.ts';
import type { Asked } from './asked.ts';
import { claimsOf } from './claims.ts';
import { canonical, partsOf } from './terms-asked.ts';

const bound = `(?:${aboveWords}|${belowWords})`;
/** "Over 5 years" is how long it was looked at. */
const inTime = `(?!over\\b)(?:${aboveWords}|${belowWords}|${afterWords}|${beforeWords})`;
const number =
  '(?:about |around |the age of |age )?(\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
/** "Below 200 mg a day", "above two cups": so much of it. */
const ofAmount = new RegExp(
  `(?<![\\p{L}\\d])${bound} ?${number}[- ]?(?:m?g|kg|µg|μg|mcg|ng|iu|mmol|nmol|units?|grams?|milligrams?|micrograms?|cups?|drinks?|servings?|portions?|cigarettes|doses|tablets|sessions)(?![\\p{L}\\d])`,
  'giu',
);
/** "Beyond 36 months", "before 34 weeks": for so long, or so early. */
const ofTime = new RegExp(
  `(?<![\\p{L}\\d])${inTime} ${number}[- ](?:hours?|days?|weeks?|months?|years?)(?![\\p{L}\\d])`,
  'giu',
);
/** As much in front of it is looked at for what is bounded. */
const maxBefore = 60;

/**
 * Whether what acts in a clause is so much, so long or so early of what was asked about, and the question sets no such bound:
 * "caffeine below 200 mg a day", "pacifiers beyond 36 months". What it says of these it does not say of the rest.
 */
export function isWithinBounds(clause: string, asked: Asked): boolean {
  const acting = clause.slice(0, claimsOf(clause)[0]?.from ?? 0);
  const known = canonical(asked.terms);
  const isAsked = (words: string) => [...canonical(partsOf(words))].some((term) => known.has(term));
  // "After 5 years, it …" is when it was looked at.
  const isOfIt = (at: number) =>
    isAsked(
      acting
        .slice(Math.max(0, at - maxBefore), at)
        .split(/[,;:()]/)
        .at(-1) ?? '',
    );
  return (
    [...acting.matchAll(ofAmount)].some(([, count = '']) => !isAsked(count)) ||
    [...acting.matchAll(ofTime)].some(({ 1: count = '', index }) => isOfIt(index) && !isAsked(count))
  );
}
