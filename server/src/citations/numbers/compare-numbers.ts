import type { AbstractPassage, Citation } from '@sextant/contracts';
import { type ReadAbstract, readAbstract } from '../../reading/abstracts/read-abstract.ts';
import { whenAsked } from '../../reading/kept-with.ts';
import type { PlacedText } from '../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { horizonsIn } from '../../reading/quantities/times.ts';
import { hasTooManyNumbers } from './bounds.ts';
import { claimOf } from './claim.ts';
import { comparable, judgeNumber } from './judge-number.ts';
import { inShares, toldOfMeasure } from './measures/test-measures.ts';
import { noGroups, type OfGroups, ofGroups } from './pairs/of-groups.ts';
import { type ToldPair, toldPairs } from './pairs/told-against.ts';
import { toldOfOthers } from './pairs/told-of-whom.ts';
import { isOfAnotherTime } from './settings/another-time.ts';
import { isCondition, numbersOf } from './settings/conditions.ts';
import { isOnlyMentioned } from './settings/doses-given.ts';
import { isOfAnotherResult } from './subject/another-result.ts';
import { countingOf } from './subject/manner.ts';
import { likeness, namesOf, subjectOf } from './subject/same-subject.ts';
import { toldOfAnother } from './told-of-another.ts';

/**
 * A number of a citing sentence, looked up in the abstract. `stands`: it is there, for the same measure. `differs`: the
 * abstract gives another for the same measure, outcome and group. `absent`: it gives no such number.
 */
export interface ComparedNumber {
  from: number;
  to: number;
  /** As the sentence writes it, with its measure and interval. */
  text: string;
  state: 'stands' | 'differs' | 'absent';
  /** Set with `stands` and `differs` only. */
  recorded: AbstractPassage | null;
}

/**
 * Looks up each number that a sentence states in the abstract of the work that it cites. Places of `from` and `to` are
 * units of `statement`; without an abstract nothing is said. `differs` is said only where measure, outcome and arm are
 * surely one; numbers that are context rather than findings are left out.
 */
export function compareNumbers(
  statement: string,
  abstract: string | null,
  work: Pick<Citation, 'title'>,
): ComparedNumber[] {
  return compareQuantities(claimOf(statement), abstract, work);
}

/** Of whom the numbers of some words are told, and against what, by an abstract. */
export interface Told {
  pairs: readonly ToldPair[];
  /** Where the numbers begin that are another's there. */
  ofOthers: ReadonlySet<number>;
  /** How their groups stand to those of the abstract. */
  groups: OfGroups;
}

/** Reads of whom some words tell their numbers, and against what, as an abstract tells its own. */
export function toldBy(claim: PlacedText, abstract: ReadAbstract, { title }: Pick<Citation, 'title'>): Told {
  if (hasTooManyNumbers(claim.quantities, abstract))
    return { pairs: [], ofOthers: new Set(), groups: noGroups };
  const groups = ofGroups(claim, abstract, title);
  return {
    pairs: toldPairs(claim, abstract, title, groups),
    ofOthers: toldOfOthers(claim, abstract),
    groups,
  };
}

/** A number that the abstract surely has of something else than the words tell it of: the other group, another stratum, dose or measure. */
export interface OfAnother extends Omit<ComparedNumber, 'state'> {
  state: 'of-another';
}

/** The same of quantities that were read already, with their places. */
export const compareQuantities = (...of: Parameters<typeof lookUpQuantities>): ComparedNumber[] =>
  lookUpQuantities(...of).flatMap((one) => (one.state === 'of-another' ? [] : one));

/** The same with those of which nothing is said to readers since they are another's. */
export function lookUpQuantities(
  claim: PlacedText,
  abstract: string | null,
  work: Pick<Citation, 'title'>,
  told?: Told,
): (ComparedNumber | OfAnother)[] {
  if (!abstract?.trim()) return [];
  const read = readAbstract(abstract);
  if (hasTooManyNumbers(claim.quantities, read)) return [];
  const { groups, ofOthers, pairs } = told ?? toldBy(claim, read, work);
  const { recorded, stated: withShares } = inShares(claim, numbersOf(read), read);
  const { quantities, text: words } = withShares;
  const isOfMeasure = toldOfMeasure(withShares, read);
  const ignored = namesOf(`${work.title} ${words}`, recorded);
  const isDose = ({ kind, ...place }: Quantity) =>
    kind.startsWith('percentage') && isCondition(place, claim, read);
  const found = new Map(
    quantities.map((one) => [
      one.from,
      isDose(one) ? null : judgeNumber(one, recorded, ignored, abstract, isOfMeasure),
    ]),
  );
  const times = whenAsked(() => horizonsIn(words));
  const counting = whenAsked(() => countingOf(words, read));
  const { isOfOther, isSurely } = toldOfAnother(withShares, read, ignored, recorded);
  const sentenceAt = ({ from }: Quantity) =>
    read.sentences.find((sentence) => sentence.from <= from && from < sentence.to)?.text ?? '';
  const isToldOfAnother = (stated: Quantity, at: Quantity) =>
    ofOthers.has(stated.from) ||
    isOnlyMentioned(at, read) ||
    isOfAnotherTime(times(), at, read) ||
    (comparable.test(stated.kind) && !counting()(sentenceAt(at))) ||
    isOfAnotherResult(stated, at, recorded, ignored) ||
    isOfOther(stated, at);
  for (const { effect, pair, recorded: both } of pairs) {
    const states = pair.map(({ from }) => found.get(from)?.state ?? null);
    // Where neither differs, both together tell what each alone could not, or that one is out of place.
    if (states.some((state) => state !== 'stands' && state !== null)) continue;
    pair.forEach((stated, at) => {
      const place = both?.[at];
      const isSaid = place && (states[at] !== null || isCloseAs(stated, place, recorded, ignored));
      found.set(stated.from, isSaid ? { state: 'stands', recorded: place } : null);
    });
    if (effect) found.set(effect.stated.from, { state: 'differs', recorded: effect.instead });
  }
  for (const stated of quantities) {
    const at = groups.standing.get(stated.from);
    if (at && !found.get(stated.from)) found.set(stated.from, { state: 'stands', recorded: at });
  }
  const turned = new Set(
    [...found.values()].flatMap((one) => (one?.state === 'differs' ? one.recorded : [])),
  );
  return quantities.flatMap((stated) => {
    const judged = found.get(stated.from);
    // Told of the other group: it is there, and not what it is said to be.
    if (!judged) return [];
    const at = judged.state === 'stands' ? judged.recorded : null;
    const isOfAnother =
      at !== null &&
      (groups.isSwapped(stated, at) ||
        // "10% with A, against 26% with B" where it is the other way round: the abstract's 26% is A's, and B's is none.
        turned.has(at) ||
        isSurely(stated, at));
    if (at && !isOfAnother && isToldOfAnother(stated, at)) return [];
    const { from, text, to } = stated;
    const recorded = judged.recorded ? placeOf(judged.recorded) : null;
    return { from, to, text, state: isOfAnother ? 'of-another' : judged.state, recorded };
  });
}

/** Whether the abstract has no other number that the words fit better. */
function isCloseAs(
  stated: Quantity,
  { about, unit }: Quantity,
  all: readonly Quantity[],
  ignored: ReadonlySet<string>,
): boolean {
  const subject = subjectOf(stated, ignored);
  const closeness = (isOwn: boolean) =>
    Math.max(
      0,
      ...all
        .filter((one) => one.unit === unit && (one.about === about) === isOwn)
        .map((one) => likeness(subject, subjectOf(one, ignored))?.covered ?? 0),
    );
  return closeness(true) >= closeness(false);
}

function placeOf({ from, text, to }: Quantity) {
  return { text, from, to };
}
