import type { DropReason } from '@sextant/contracts';
import {
  isSamePopulation,
  nobody,
  type Population,
  populationOf,
} from '../../../reading/clauses/population.ts';
import { conceptsOf } from '../../../reading/lexicon/outcome-concepts.ts';
import { knownOutcomes } from '../../../reading/lexicon/outcome-words.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { readDocumentQuantities, readQuantities } from '../../../reading/quantities/read-quantities.ts';
import {
  isRatio,
  isSameInterval,
  isSameMeasure,
  isSameValue,
} from '../../../reading/quantities/same-value.ts';
import { areAtOdds } from './at-odds.ts';
import { areBoundedApart } from './bounds.ts';
import { areCopies } from './copies.ts';
import { compareByWork, maxShared } from './held-to-work.ts';
import { cannotDifferInNumber } from './numberless.ts';
import { findingsOf } from './numbers.ts';
import { isResult } from './results.ts';
import { isRetold } from './retold.ts';
import type { Standing } from './standing.ts';
import { type ComparingWork, compareGroups, wordsOf } from './swapped.ts';
import { giveTwoResults } from './two-results.ts';

type Cited = Standing & { works: readonly string[] };

/**
 * Whether rules know that two passages do not contradict one another; null where they do not know.
 * @param works those that either cites
 */
export function whyNoContradiction(
  one: Cited,
  other: Cited,
  differsIn: readonly string[],
  works: readonly ComparingWork[] = [],
): DropReason | null {
  const words = [wordsOf(one), wordsOf(other)] as const;
  if (!areAtOdds(...words, works)) {
    if (areCopies(...words)) return 'by-rules';
    if (isSameFinding(one, other, differsIn, works)) return 'same-number';
    const isOfNumber = differsIn.length > 0 && differsIn.every((each) => each === 'number');
    if (isOfNumber && cannotDifferInNumber(...words, works)) return 'by-rules';
  }
  const [doses, otherDoses] = [dosesOf(one), dosesOf(other)];
  if (doses.size > 0 && otherDoses.size > 0 && ![...doses].some((dose) => otherDoses.has(dose)))
    return 'not-comparable';
  if (areBoundedApart(one.passage.text, other.passage.text)) return 'not-comparable';
  const [people, otherPeople] = [populationOf(one.passage.text), populationOf(other.passage.text)];
  return namesAny(people) && namesAny(otherPeople) && !isSamePopulation(people, otherPeople, nobody)
    ? 'not-comparable'
    : null;
}

const namesAny = ({ affirmed, denied }: Population) => affirmed.size > 0 || denied.size > 0;

/**
 * One number in two wordings: of a work that both cite, or a number with an end of its interval. Where the numbers are
 * said to differ, each must have one that the other has not.
 */
function isSameFinding(
  one: Cited,
  other: Cited,
  differsIn: readonly string[],
  works: readonly ComparingWork[],
): boolean {
  const ofNumber = differsIn.every((each) => each === 'number');
  const byWork = works
    .filter(({ isShared }) => isShared)
    .slice(0, maxShared)
    .flatMap((work) => compareByWork(wordsOf(one), wordsOf(other), work) ?? []);
  if (byWork.includes('apart') || areOfTwoResults(one, other, works)) return false;
  // What both give stands in the work that both cite: neither can be wrong about the other's.
  if (ofNumber && byWork.includes('true')) return true;
  const [findings, others] = [findingsOf(one.passage.text), findingsOf(other.passage.text)];
  const shared = [...findings].filter((finding) => others.has(finding)).length;
  const areOfOneWork = one.works.some((work) => other.works.includes(work));
  if (areOfOneWork && shared === 0 && tellOneChange(one, other)) return true;
  const relation = compareGroups(wordsOf(one), wordsOf(other), works);
  if (relation === 'swapped') return false;
  // Of one work alone: two that found the same are no news to one another.
  if (relation === 'same' && areOfOneWork && ofNumber) return true;
  const bothHaveOwn = shared < findings.size && shared < others.size;
  if (areOfOneWork && ofNumber && giveOneOutcomeTwo(one, other)) return false;
  const words = [wordsOf(one), wordsOf(other)] as const;
  if (areOfOneWork && ofNumber && (isRetold(...words) || isRetold(words[1], words[0]))) return true;
  if (ofNumber && bothHaveOwn && !(areOfOneWork && shared > 0 && areOfOtherMeasures(one, other)))
    return false;
  return shared >= (areOfOneWork ? 1 : 2);
}

/** Whether two that cite one work and no other give two results of one thing: either of them is wrong, or both are. */
export function areOfTwoResults(one: Cited, other: Cited, works: readonly ComparingWork[]): boolean {
  const [work, ...more] = works;
  return (
    work?.isShared === true &&
    more.length === 0 &&
    one.works.length === 1 &&
    other.works.length === 1 &&
    giveTwoResults(wordsOf(one), wordsOf(other), `${work.title} ${work.abstract}`)
  );
}

/**
 * "17% against 22%, a ratio of 0.75" and "0.75 (0.68 to 0.83), 25% lower": what each has of its own is of another measure, so that
 * none of it can clash.
 */
function areOfOtherMeasures(one: Standing, other: Standing): boolean {
  const [told, others] = [one, other].map((each) => resultsIn(wordsOf(each))) as [Quantity[], Quantity[]];
  const isIn = (stated: Quantity, all: readonly Quantity[]) =>
    all.some((each) => measureOf(each) === measureOf(stated) && each.value === stated.value);
  const own = told.filter((each) => !isIn(each, others));
  const ownOfOther = others.filter((each) => !isIn(each, told));
  const clash = own.some((each) =>
    ownOfOther.some(
      (another) =>
        [each, another].some((one) => one.kind === 'number') || measureOf(each) === measureOf(another),
    ),
  );
  const haveOtherIntervals = told.some((each) =>
    others.some((another) => each.value === another.value && isSameInterval(each, another) === false),
  );
  return told.length > 0 && others.length > 0 && !clash && !haveOtherIntervals;
}

/** "Stroke 1.02, deaths 0.92" and "stroke 0.92": the number that both have is of two outcomes, and one outcome has two. */
function giveOneOutcomeTwo(one: Standing, other: Standing): boolean {
  const [told, others] = [one, other].map((each) => resultsIn(wordsOf(each)).filter(isRatio)) as [
    Quantity[],
    Quantity[],
  ];
  const shared = told.flatMap((each) =>
    others.filter(({ value }) => value === each.value).map((another) => [each, another] as const),
  );
  const haveShared = (a: Quantity, b: Quantity) => outcomesOf(a).some((name) => outcomesOf(b).includes(name));
  const areNamed = (a: Quantity, b: Quantity) => outcomesOf(a).length > 0 && outcomesOf(b).length > 0;
  const isSame = (a: Quantity, b: Quantity) =>
    areNamed(a, b) && String(outcomesOf(a)) === String(outcomesOf(b)) && a.value !== b.value;
  return (
    shared.length > 0 &&
    shared.every(([a, b]) => areNamed(a, b) && !haveShared(a, b)) &&
    told.some((a) => others.some((b) => isSame(a, b)))
  );
}

const outcomesOf = ({ about }: Quantity): string[] =>
  conceptsOf(about)
    .filter((one) => knownOutcomes.has(one))
    .sort();

const resultsIn = (words: string): Quantity[] =>
  readQuantities(words).filter((one) => isResult(one) && one.kind !== 'level');

const measureOf = (one: Quantity): string => (isRatio(one) ? 'ratio' : one.kind);

/** "Raised by 17%" and "a relative risk of 1.17": a change and a ratio that say one number, the same way. */
function tellOneChange(one: Standing, other: Standing): boolean {
  const [told, others] = [one, other].map(({ passage }) => readQuantities(passage.text)) as [
    Quantity[],
    Quantity[],
  ];
  const isTold = (change: Quantity, ratio: Quantity) =>
    isRatio(ratio) &&
    !isRatio(change) &&
    change.direction === (ratio.value > 1 ? 'up' : 'down') &&
    isSameMeasure(change, ratio) &&
    isSameValue(change, ratio);
  return told.some((each) => others.some((another) => isTold(each, another) || isTold(another, each)));
}

/** Doses of a passage in a common form, a day's where it is told. */
function dosesOf({ answer, passage }: Standing): Set<string> {
  const within = readDocumentQuantities(answer.document).filter(
    ({ from, kind }) => kind === 'dose' && from >= passage.from && from < passage.to,
  );
  return new Set(within.map(({ perDay, unit, value }) => `${perDay ?? value} ${unit}`));
}
