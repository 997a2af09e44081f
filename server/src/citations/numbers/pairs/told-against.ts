import type { AbstractSentence, ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import { isControl } from '../../../reading/quantities/arms.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Arm, Quantity } from '../../../reading/quantities/quantity.ts';
import { isSameMeasure, isSameValue } from '../../../reading/quantities/same-value.ts';
import { maxPlaces } from '../bounds.ts';
import { listsByPlace } from '../lists.ts';
import { compareArms } from '../subject/same-subject.ts';
import type { OfGroups } from './of-groups.ts';
import { wordsBehind } from './told-of-whom.ts';

/**
 * Between two numbers of two groups; "from 23% to 9%" tells of two times, or of the groups in either order. "51%
 * against shingles, 66% against neuralgia" tells of two outcomes.
 */
const joint =
  /^[^.;:|\d]{0,40}(?:(?<![\p{L}-])(?:v|vs|versus|compared (?:with|to)|instead of|rather than)(?![\p{L}-])(?:\.(?= ))?[^.;:|\d]{0,40}|\bagainst (?:only |just |about )?|\/ ?)$/u;
/** The same where the groups are named or told in order: "12% with placebo and 9% with aspirin". */
const namedJoint = /^[^.;:|\d]{0,60}\b(?:and|than|but)\b[^.;:|\d]{0,40}$/;
/** "High add vs single vision | −0.60 vs −1.05 D": the groups of a row's pairs, told once before them. */
const comparison = /(?:^|[|(:;] ?)([^|(:;,%]{2,40}) (?:vs\.?|versus) ([^|(:;,%]{2,40}?) ?(?=[|(:;,])/g;
/** Numbers of one group: neither a ratio of two, nor what was given to it. */
const ofGroups = /^(?:percentage|rate|count|level|mean-difference|duration|number)$/;
const ofBothGroups = /-ratio$|^risk-difference$/;
const counted = /^(?:count|sample-size)$/;
const counts = /\d+(?:[,·. ]\d{3})*(?: of \d+(?:[,·. ]\d{3})*)?/g;
/** In characters: between the numbers of a pair, and before it to the names of its groups. */
const reach = { pair: 160, groups: 240 };

/** Two numbers of one measure that a text tells against one another. */
export type Pair = readonly [Quantity, Quantity];

/** A pair of which the abstract has both numbers. */
export interface ToldPair {
  pair: Pair;
  /**
   * Both of one result there, and each of its own group. Null where they are of two results, or swapped: then at least
   * one is not what it is said to be, and which is not known.
   */
  recorded: Pair | null;
  /** The effect told right behind the pair, and the one that the abstract gives of these two numbers instead. */
  effect: { stated: Quantity; instead: Quantity } | null;
}

/** The pairs of some words of which an abstract has both numbers. */
export function toldPairs(
  claim: PlacedText,
  abstract: ReadAbstract,
  title: string,
  groups: OfGroups,
): ToldPair[] {
  const { quantities } = claim;
  const behind = new Map(quantities.map(({ from }, at) => [from, quantities[at + 1]]));
  return pairsIn(claim).flatMap((pair) => {
    const [ofOne, ofOther] = pair.map((stated) =>
      abstract.quantities
        .filter((one) => isSameMeasure(stated, one) && isSameValue(stated, one))
        .slice(0, maxPlaces),
    ) as [Quantity[], Quantity[]];
    if (ofOne.length === 0 || ofOther.length === 0) return [];
    // One number may be told of several outcomes: the nearest two are of one, in the abstract's order rather than turned.
    const recorded =
      ofOne
        .flatMap((first) => ofOther.map((second): Pair => [first, second]))
        .toSorted((one, other) => apart(one) - apart(other))
        .find((both) => isOneResult(both, abstract) && isOfItsGroups(pair, both, abstract, title, groups)) ??
      null;
    const [, { about, from }] = pair;
    const stated = behind.get(from);
    const instead = recorded && stated?.about === about ? effectInstead(stated, recorded, abstract) : null;
    return [{ pair, recorded, effect: stated && instead ? { stated, instead } : null }];
  });
}

/** The pairs among the quantities of some words, with the groups that are named right before them. */
export function pairsIn({ from: start, quantities, text: words }: PlacedText): Pair[] {
  return quantities.flatMap((one, at) => {
    // "130 of 633 (20.5%) and 124 of 629 (19.7%)": the shares are a pair, whatever is counted between them.
    const next = counted.test(one.kind)
      ? quantities[at + 1]
      : quantities.slice(at + 1, at + 4).find(({ kind }) => !counted.test(kind) && kind !== 'dose');
    if (!next || !areOfTwoGroups(one, next) || next.from - one.to > reach.pair) return [];
    const between = words.slice(one.to - start, next.from - start);
    // "38.8% on 120 mg, versus 6.2%": what was given is blanked out as well.
    const given = quantities
      .slice(at + 1, quantities.indexOf(next, at))
      .filter(({ kind }) => kind === 'dose');
    const bare = given.reduce((text, { text: dose }) => text.replace(dose, ' '), between);
    const plain = next === quantities[at + 1] ? bare : bare.replace(counts, ' ');
    const behind = [one, next].map((each) => wordsBehind(each, words, start));
    const isNamed = areNamed(one, next) || behind.every((each) => each !== '');
    if (!joint.test(plain) && !(isNamed && namedJoint.test(plain))) return [];
    return [one.arm?.words || next.arm?.words ? [one, next] : withGroups([one, next], words, start)];
  });
}

const areOfTwoGroups = (one: Quantity, other: Quantity): boolean =>
  ofGroups.test(one.kind) &&
  ofGroups.test(other.kind) &&
  one.unit === other.unit &&
  one.value !== other.value &&
  (one.arm?.order ?? 0) <= (other.arm?.order ?? 1);

/** Whether two groups are named, or told in order; of "12% with placebo and 9% without" the second need not be. */
function areNamed({ about, arm }: Quantity, other: Quantity): boolean {
  if (!arm?.words) return arm?.order === 0 && other.arm?.order === 1;
  return other.arm?.words ? arm.words !== other.arm.words : about === other.about;
}

function withGroups([one, other]: Pair, words: string, start: number): Pair {
  const at = one.from - start;
  const told = [...words.slice(Math.max(0, at - reach.groups), at).matchAll(comparison)];
  const [, ...names] =
    told.findLast(([, ...each]) => each.every((name) => /\p{L}{2}/u.test(name ?? ''))) ?? [];
  const [first, second] = names.map(
    (name, order): Arm => ({ words: name, role: isControl(name) ? 'control' : 'active', order }),
  );
  return first && second
    ? [
        { ...one, arm: first },
        { ...other, arm: second },
      ]
    : [one, other];
}

const apart = ([first, second]: Pair) =>
  Math.abs(second.from - first.from) * (second.from < first.from ? 2 : 1);

/** An abstract's own pairs, by their sentence. */
const pairsOf = keptOf((sentence: AbstractSentence): Pair[] => pairsIn(sentence));

const holds = (pair: Pair, { from }: Quantity) => pair.some((one) => one.from === from);

/** Numbers of one result stand in one sentence or two that follow one another, and neither is told against others. */
function isOneResult([first, second]: Pair, { sentences }: ReadAbstract): boolean {
  if (ofBothGroups.test(first.kind) || ofBothGroups.test(second.kind)) return false;
  const [at, other] = [first, second].map((one) =>
    sentences.findIndex(({ from, to }) => from <= one.from && one.from < to),
  ) as [number, number];
  if (at < 0 || other < 0 || Math.abs(at - other) > 1) return false;
  if (at === other && areOfTwoLists([first, second], sentences[at] as AbstractSentence)) return false;
  const pairs = [...new Set([at, other])].flatMap((each) => pairsOf(sentences[each] as AbstractSentence));
  const [ofFirst, ofSecond] = [first, second].map((one) => pairs.filter((pair) => holds(pair, one))) as [
    Pair[],
    Pair[],
  ];
  const isShared = ofFirst.flat().some((one) => ofSecond.some((pair) => holds(pair, one)));
  return ofFirst.length === 0 || ofSecond.length === 0 || isShared;
}

/** Of three groups told one after the other, each list is a result of its own. */
function areOfTwoLists([first, second]: Pair, sentence: AbstractSentence): boolean {
  const lists = listsByPlace(sentence);
  const [one, other] = [lists.get(first.from), lists.get(second.from)];
  return one !== undefined && other !== undefined && one !== other && Math.max(one.length, other.length) > 2;
}

/** By the groups that both texts name, as far as both do; else by names and order. */
function isOfItsGroups(
  pair: Pair,
  both: Pair,
  { quantities }: ReadAbstract,
  title: string,
  { relate }: OfGroups,
): boolean {
  const relations = pair.map((stated, at) => relate(stated, both[at] as Quantity));
  if (relations.includes('other')) return false;
  return relations.every((one) => one === 'same') || isInPlace(pair, both, quantities, title);
}

/** Whether either is of the group that it is said to be of, and, where groups are not named, in the abstract's order. */
function isInPlace(
  [one, other]: Pair,
  [first, second]: Pair,
  all: readonly Quantity[],
  title: string,
): boolean {
  const isTurned = first.from > second.from;
  const isNamed = Boolean(first.arm?.words || second.arm?.words);
  if (!isTurned && !isNamed) return true;
  // The groups of three numbers are not those of two.
  const isListed = [first, second].some(({ arm }) => (arm?.order ?? 0) > 1);
  if (isListed && !isNamed) return Boolean(one.arm?.words && other.arm?.words);
  const [ofFirst = null, ofSecond = null] = isNamed ? [first.arm, second.arm] : usualGroups(all).toReversed();
  const arms = [
    compareArms(one, { ...first, arm: ofFirst }, all),
    compareArms(other, { ...second, arm: ofSecond }, all),
  ];
  if (arms.includes('other')) return false;
  return arms.includes('same') || !isTurned || placeIn(title, ofFirst) < placeIn(title, ofSecond);
}

/** The first two groups that an abstract tells numbers of together: it keeps their order where it does not name them. */
function usualGroups(all: readonly Quantity[]): (Arm | null)[] {
  const at = all.findIndex(({ arm, kind }, index) => {
    const next = all[index + 1];
    return arm?.words && next?.arm?.words && kind === next.kind && arm.words !== next.arm.words;
  });
  return at < 0 ? [] : [all[at]?.arm ?? null, all[at + 1]?.arm ?? null];
}

/** Where a title names a group: what is studied is told first, there as in an answer ("Dabigatran versus warfarin"). */
function placeIn(title: string, arm: Arm | null): number {
  if (arm?.role === 'control') return title.length + 1;
  const words = arm?.words.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const places = words.map((word) => title.toLowerCase().indexOf(word)).filter((at) => at >= 0);
  return Math.min(title.length, ...places);
}

/** "93% vs 51%, a rate ratio of 4.94", where the abstract has 1.58 behind these two and 4.94 behind the next. */
function effectInstead(stated: Quantity, recorded: Pair, { sentences }: ReadAbstract): Quantity | null {
  const { from, kind, unit } = recorded[0].from < recorded[1].from ? recorded[1] : recorded[0];
  const sentence = sentences.find((one) => one.from <= from && from < one.to);
  const isTold = sentence && pairsOf(sentence).some((pair) => recorded.every((one) => holds(pair, one)));
  if (!isTold || !ofBothGroups.test(stated.kind)) return null;
  const behind = sentence.quantities.filter((one) => one.from > from);
  const next = behind.findIndex((one) => one.kind === kind && one.unit === unit);
  const own = behind.slice(0, next < 0 ? undefined : next).filter((one) => one.kind === stated.kind);
  const [instead] = own;
  if (!instead || own.length > 1 || isSameValue(stated, instead)) return null;
  return Math.abs(stated.value) === Math.abs(instead.value) ? null : instead;
}
