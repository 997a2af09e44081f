import type { Citation } from '@sextant/contracts';
import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { Place } from '../../reading/document.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import {
  isChangeForShare,
  isRatio,
  isSameInterval,
  isSameMeasure,
  isSameValue,
} from '../../reading/quantities/same-value.ts';
import { rarityOf } from '../../reading/words/rarity.ts';
import { maxPlaces } from '../numbers/bounds.ts';
import { claimOf } from '../numbers/claim.ts';
import type { ComparedNumber } from '../numbers/compare-numbers.ts';
import { isDerived } from '../numbers/no-judgement.ts';
import { pairedOtherwise } from '../numbers/pairs/bracketed.ts';
import { placesOfEach } from '../numbers/pairs/exchanged.ts';
import { pairsIn } from '../numbers/pairs/told-against.ts';
import { toldOfOthers } from '../numbers/pairs/told-of-whom.ts';
import { numbersOf } from '../numbers/settings/conditions.ts';
import { isOnlyMentioned } from '../numbers/settings/doses-given.ts';
import { namesOf, type Subject, subjectOf } from '../numbers/subject/same-subject.ts';
import { toldOfAnother } from '../numbers/told-of-another.ts';
import { isUnwritten } from './unwritten.ts';

/** Kinds that tell what was found; counts, doses and times only tell how. */
export const findings = /-ratio$|-difference$|-change$|^percentage$|^rate$|needed/;
/** How much was given, and for how long or after what time it was looked at. */
const conditions = /^(?:dose|duration)$/;
/** Share of what a number is said of, by rarity, that the abstract says it of. */
const enough = 0.6;

/**
 * Whether a sentence gives a number that the abstract has of something else: another outcome's ratio, a dose that was not
 * given, a time that was not waited for. Such a sentence is not supported, however well its words fit.
 */
export function hasForeignNumber(
  statement: string,
  numbers: readonly ComparedNumber[],
  abstract: ReadAbstract,
  work: Pick<Citation, 'title'>,
): boolean {
  const { sentences } = abstract;
  const quantities = numbersOf(abstract);
  const names = namesOf(`${work.title} ${statement}`, quantities);
  const claim = claimOf(statement);
  const all = claim.quantities;
  const pairs = pairsIn(claim);
  if (hasOtherP(all, numbers, quantities, sentences) || hasLooseInterval(statement, all)) return true;
  const places = [...placesOfEach(claim, abstract).values()];
  if (places.includes('exchanged') || places.includes('turned')) return true;
  if (pairedOtherwise(claim, abstract).size > 0) return true;
  const ofOthers = toldOfOthers(claim, abstract);
  const { isOfOther, isSurely } = toldOfAnother(claim, abstract, names);
  const isAnothers = (stated: Quantity, one: Quantity) =>
    isChangeForShare(stated, one) || isSurely(stated, one) || isOfOther(stated, one);
  const isOfPair = (stated: Quantity) => pairs.some((pair) => pair.some(({ from }) => from === stated.from));
  return all.some((stated) => {
    const alike = quantities.filter((one) => isSameMeasure(stated, one));
    const isThere = alike.some((one) => isSameValue(stated, one));
    if (conditions.test(stated.kind))
      return !alike.some((one) => isSameValue(stated, one) && !isOnlyMentioned(one, abstract));
    // "A target below 110 mm Hg", where the abstract gives another.
    if (stated.kind === 'level' && /[<>]/.test(stated.relation)) return alike.length > 0 && !isThere;
    const place = numbers.find(({ from }) => from === stated.from)?.recorded;
    const recorded = place && quantities.find(({ from }) => from === place.from);
    if (
      stated.kind === 'number' &&
      stated.decimals > 1 &&
      !quantities.some((one) => isAsWritten(stated, one))
    )
      return true;
    if (isUnwritten(stated, statement, abstract)) return true;
    const there = alike.filter((one) => isSameValue(stated, one)).slice(0, maxPlaces);
    if (there.length > 0 && there.every((one) => isSurely(stated, one))) return true;
    if (!findings.test(stated.kind)) return false;
    if (!recorded)
      return isThere
        ? isOfUnsaidRatio(stated, alike) ||
            ofOthers.has(stated.from) ||
            isOfPair(stated) ||
            hasOtherInterval(stated, alike) ||
            alike
              .filter((one) => isSameValue(stated, one))
              .slice(0, maxPlaces)
              .every((one) => isAnothers(stated, one))
        : alike.length > 0 && !isDerived(stated, quantities);
    const subject = subjectOf(stated, names);
    const share = (one: Quantity) => coveredBy(subject, subjectOf(one, names));
    const own = share(recorded);
    return (
      own < enough &&
      alike.some((one) => one.kind === recorded.kind && share(one) > own && share(one) >= enough)
    );
  });
}

/** "1.18 million" is 1,183,035. */
const million = 1e6;

/** Whatever it is of: the digits, and of an interval both ends; an end alone; or so many millions. */
function isAsWritten(stated: Quantity, one: Quantity): boolean {
  const value = Math.abs(stated.value);
  const ends = stated.interval ? [] : [one.interval?.low, one.interval?.high];
  const isValue = Math.abs(one.value) === value && isSameInterval(stated, one) !== false;
  const areMillions =
    one.value >= million && Math.abs(one.value / million - value) <= 0.5 * 10 ** -stated.decimals;
  return isValue || ends.some((end) => end === value) || areMillions;
}

/** "14% less frequent", where the abstract has a ratio of 0.86 that was not found to be of what is said. */
const isOfUnsaidRatio = (stated: Quantity, alike: readonly Quantity[]): boolean =>
  stated.kind === 'percentage-change' &&
  alike.every((one) => isRatio(one) || isChangeForShare(stated, one) || !isSameValue(stated, one));

/** "0.44 (0.22 to 0.37)", where the abstract gives 0.44 with another interval: one of them is another number's. */
const hasOtherInterval = (stated: Quantity, alike: readonly Quantity[]): boolean =>
  alike.some((one) => isSameValue(stated, one) && isSameInterval(stated, one) === false);

/** "CI 0.22 to 0.37", and "1.40 (" before "0.88 to 1.23"; with commas an interval is not read surely enough. */
const withInterval =
  /\bC(?:rI|I)\b[:,]? ?[[(]?[-−+]?\d+[.·]\d+ ?%? ?(?:to|[-–−;])|(?<![\p{L}\d./-])\d+[.·]\d+ ?(?=[[(](?:95 ?%)?[^()[\]]{0,12}?[-−+]?\d+[.·]\d+ ?%?(?: to |[-–−,;] ?)[-−+]?\d)/gu;

/** "1.40 (0.88 to 1.23)": an interval that its number does not lie within, so that one of them is another number's. */
const hasLooseInterval = (statement: string, all: readonly Quantity[]): boolean =>
  [...statement.matchAll(withInterval)].some(
    ({ index }) => !all.some(({ from, interval, to }) => interval && from <= index && index < to),
  );

/** A p value of another result than the one whose numbers are given. */
function hasOtherP(
  all: readonly Quantity[],
  numbers: readonly ComparedNumber[],
  quantities: readonly Quantity[],
  sentences: readonly Place[],
): boolean {
  // A p value stands in its own sentence wherever that is: the numbers beside it tell whose it is said to be.
  const pValues = new Set(all.flatMap(({ from, kind }) => (kind === 'p-value' ? from : [])));
  const places = numbers.flatMap(({ from, recorded }) => (recorded && !pValues.has(from) ? recorded : []));
  const around = sentences.filter(({ from, to }) => places.some((one) => from <= one.from && one.from < to));
  const recorded = quantities
    .filter((one) => around.some(({ from, to }) => from <= one.from && one.from < to))
    .flatMap(pOf);
  return recorded.length > 0 && all.flatMap(pOf).some((p) => !recorded.some((one) => isRounded(p, one)));
}

/** 0.948 is told as 0.95. */
const isRounded = (one: number, other: number) => Math.abs(one - other) <= 0.1 * Math.max(one, other);

const pOf = ({ kind, p, relation, value }: Quantity): number[] =>
  kind === 'p-value' && relation === '=' ? [value] : p?.relation === '=' ? [p.value] : [];

/** Share of what one number is said of, by rarity, that another is said of; 1 where the first names nothing. */
function coveredBy(stated: Subject, recorded: Subject): number {
  if (stated.concepts.size === 0 || (stated.isPrimary && recorded.isPrimary)) return 1;
  let [all, shared] = [0, 0];
  for (const concept of stated.concepts) {
    all += rarityOf(concept);
    if (recorded.concepts.has(concept)) shared += rarityOf(concept);
  }
  return shared / all;
}
