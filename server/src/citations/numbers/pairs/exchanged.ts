import type { AbstractSentence, ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { keptOf, keptWith } from '../../../reading/kept-with.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { isSameMeasure, isSameValue } from '../../../reading/quantities/same-value.ts';
import { rarityOf } from '../../../reading/words/rarity.ts';
import { type Around, aroundEach, classesIn } from './told-around.ts';

/**
 * How two numbers of some words stand to an abstract's: as there; each in the other's place; `turned`, in the other order where
 * nothing but the order tells them apart; or not to be told.
 */
export type Places = 'kept' | 'exchanged' | 'turned' | 'unknown';

/** Where an abstract has a number more often, the first of them tell. */
const mostPlaces = 6;
/** Of words that agree and disagree, so much (in rarity) is none. */
const least = 0.05;

/** What stands between two numbers, of which the second is another thing to the first than the first to the second. */
const relations = {
  /** "43 of 46", "43/46"; of "43% of men and 46%" the second is no whole */
  part: /^(?!.*\b(?:and|or|but|vs?|versus|against)\b)[^.;\d]{0,25}(?:\b(?:of|out of)\b|\/)(?: the)?[^.;\d]{0,12}$/i,
  /** "1.2 (SD 2.9)", "1.2 ± 2.9" */
  spread: /^[^\p{L}.;\d]{0,3}(?:±|\+\/[-−–]|[([])(?!from )[^.;\d]{0,16}$/u,
  /** "52% in 1990 to 31%" */
  course: /^[^.;]{0,40}\bto $/i,
  /** "To 31%, from 52%" */
  back: /^[^.;\d]{0,40}\bfrom $/i,
} as const;
const began = /\b(?:from|between) (?:a (?:mean|median) of )?$/i;
/** Between two numbers of which either might come first. */
const sides = {
  against: /^[^\p{L}.;\d]*(?:v|vs|versus|against)[^\p{L};\d]*$/iu,
  joined: /^[^\p{L}.;\d]*(?:,|and|, and)[^\p{L};\d]*$/iu,
};

type Relation = keyof typeof relations | keyof typeof sides;

/** How the second of two neighbours stands to the first, by what is written between them. */
function relationOf(one: Quantity, other: Quantity, { from: start, text }: PlacedText): Relation | null {
  const between = text.slice(one.to - start, other.from - start);
  if (relations.part.test(between)) return 'part';
  if (relations.spread.test(between)) return 'spread';
  const ahead = text.slice(Math.max(0, one.from - start - reachAhead), one.from - start);
  if (relations.course.test(between) && began.test(ahead)) return 'course';
  if (relations.back.test(between)) return 'back';
  const bare = between.replace(/\([^()]*\)/g, ' ');
  if (sides.against.test(bare)) return 'against';
  return sides.joined.test(bare) ? 'joined' : null;
}
const reachAhead = 24;

const isOneWay = (relation: Relation | null) => relation !== null && relation in relations;

/** The two words before a number and the two behind it, as they are written: where no name tells, the phrase may. */
type Beside = readonly (string | undefined)[];

function besideOf({ from, to }: Quantity, { from: start, text }: PlacedText): Beside {
  const before = text.slice(Math.max(0, from - start - reachBeside), from - start).match(anyWord) ?? [];
  const behind = text.slice(to - start, to - start + reachBeside).match(anyWord) ?? [];
  return [before.at(-2), before.at(-1), behind[0], behind[1]].map((word) => word?.toLowerCase());
}
const reachBeside = 48;
const anyWord = /[\p{L}\d]+/gu;

const alike = (one: Beside, other: Beside): number =>
  one.filter((word, at) => word !== undefined && word === other[at]).length;
/** Of the eight words beside two numbers so many must be those beside each other's, and hardly any those beside their own. */
const leastBeside = 6;
/** So many must be each other's where the order is all that tells: in other words, a text may name the two in another order. */
const leastAlike = 4;

/** A number with what is said around it. */
interface Stated {
  around: Around;
  beside: Beside;
}

/** The numbers of one class in a sentence of an abstract. */
interface Among {
  numbers: readonly Quantity[];
  sentence: AbstractSentence;
}

/** One of them. */
interface Told {
  number: Quantity;
  at: number;
  among: Among;
}

const toldIn = keptOf(({ sentences }: ReadAbstract): readonly Told[] =>
  sentences.flatMap((sentence) =>
    [...classesIn(sentence.quantities).values()].flatMap((numbers) => {
      const among = { numbers, sentence };
      return numbers.map((number, at) => ({ number, at, among }));
    }),
  ),
);

const aroundIn = keptOf(({ numbers, sentence }: Among) => aroundEach(numbers, sentence));

const statedBy = ({ among, number }: Told): Stated => ({
  around: aroundIn(among).get(number.from) as Around,
  beside: besideOf(number, among.sentence),
});

/** What was asked of an abstract last: a sentence's support asks again what its numbers asked. */
const known = keptWith<ReadAbstract, ReadonlyMap<number, Places>>(40);

/**
 * Holds two numbers of some words against the same two of an abstract by what sets the one apart from the other in both texts:
 * of each word, how much more it is said of the first than of the second. Where these differences point the same way, each
 * number is told of what it is of; where they point against one another, the two have changed places. Where no word tells,
 * the abstract's order is kept.
 * @returns for each number of the words, by where it begins, how it stands to the others
 */
export function placesOfEach(claim: PlacedText, abstract: ReadAbstract): ReadonlyMap<number, Places> {
  const { from: start, quantities, text } = claim;
  if (quantities.length < 2) return none;
  const numbers = quantities.map(({ from, kind, value }) => `${from} ${kind} ${value}`).join();
  return known(abstract, `${start} ${numbers} ${text}`, () => findPlaces(claim, abstract));
}

const none: ReadonlyMap<number, Places> = new Map();

function findPlaces(claim: PlacedText, abstract: ReadAbstract): ReadonlyMap<number, Places> {
  const { quantities } = claim;
  const found = new Map<number, Places>();
  for (const numbers of classesIn(quantities).values()) {
    let around: ReadonlyMap<number, Around> | undefined;
    const stated = (each: Quantity): Stated => {
      around ??= aroundEach(numbers, claim);
      return { around: around.get(each.from) as Around, beside: besideOf(each, claim) };
    };
    const there = numbers.map((number) =>
      toldIn(abstract)
        .filter((one) => isSameMeasure(number, one.number) && isSameValue(number, one.number))
        .slice(0, mostPlaces),
    );
    numbers.forEach((one, at) => {
      numbers.slice(at + 1).forEach((other, next) => {
        if (Math.abs(one.value) === Math.abs(other.value)) return;
        const [ofOne, ofOther] = [there[at], there[at + 1 + next]] as [Told[], Told[]];
        const relation = next === 0 ? relationOf(one, other, claim) : null;
        const state = placesOfTwo(() => [stated(one), stated(other)], relation, ofOne, ofOther);
        if (!state) return;
        for (const { from } of [one, other]) found.set(from, worse(found.get(from), state));
      });
    });
  }
  for (const [part, whole] of partsIn(claim)) {
    const both = partsOfAbstract(abstract);
    const isThere = (one: Quantity, other: Quantity) =>
      both.some(([first, second]) => first.value === one.value && second.value === other.value);
    if (isThere(whole, part) && !isThere(part, whole))
      for (const { from } of [part, whole]) found.set(from, 'exchanged');
  }
  return found;
}

/** Neighbours of which the first is a part of the second. */
const partsIn = (placed: PlacedText): [Quantity, Quantity][] =>
  placed.quantities.flatMap((one, at): [Quantity, Quantity][] => {
    const other = placed.quantities[at + 1];
    return other &&
      counts.test(one.kind) &&
      counts.test(other.kind) &&
      relationOf(one, other, placed) === 'part'
      ? [[one, other]]
      : [];
  });
const counts = /^(?:count|sample-size|number)$/;

const partsOfAbstract = keptOf((abstract: ReadAbstract) => partsIn(abstract));

const worst: readonly Places[] = ['exchanged', 'turned', 'unknown', 'kept'];
const worse = (one: Places | undefined, other: Places): Places =>
  worst.find((state) => state === one || state === other) ?? other;
const best: readonly Places[] = ['kept', 'unknown', 'exchanged', 'turned'];

function placesOfTwo(
  stated: () => readonly [Stated, Stated],
  relation: Relation | null,
  ofOne: readonly Told[],
  ofOther: readonly Told[],
): Places | null {
  const states = ofOne.flatMap((first) =>
    ofOther
      // A number that stands for both says nothing of which is which.
      .filter((second) => second.number.from !== first.number.from && second.among === first.among)
      .flatMap((second): Places[] => {
        const { sentence } = first.among;
        const isInOrder = first.at < second.at;
        const [before, behind] = isInOrder ? [first, second] : [second, first];
        const there = behind.at === before.at + 1 ? relationOf(before.number, behind.number, sentence) : null;
        if (isOneWay(relation) || isOneWay(there))
          return relation === there ? [isInOrder ? 'kept' : 'exchanged'] : [];
        const [one, other] = stated();
        const [ofFirst, ofSecond] = [statedBy(first), statedBy(second)];
        const { own, shared } = agreement(one.around, other.around, ofFirst.around, ofSecond.around);
        if (Math.abs(own) >= least) return [own > 0 ? 'kept' : 'exchanged'];
        const kept = alike(one.beside, ofFirst.beside) + alike(other.beside, ofSecond.beside);
        const crossed = alike(one.beside, ofSecond.beside) + alike(other.beside, ofFirst.beside);
        if (shared <= least && crossed >= leastBeside && crossed - kept > 2) return ['exchanged'];
        if (isInOrder || shared > least) return ['kept'];
        const isAlike = relation !== null && relation === there && crossed >= leastAlike;
        return [isAlike ? 'turned' : 'unknown'];
      }),
  );
  return best.find((state) => states.includes(state)) ?? null;
}

/**
 * How far the words that are said of the one and not of the other are the same in both texts: `own` by those that stand with one
 * of the two alone, `shared` by all, as much as they are said of the one more than of the other.
 */
function agreement(one: Around, other: Around, first: Around, second: Around) {
  let [own, shared] = [0, 0];
  for (const term of new Set([...one.keys(), ...other.keys()])) {
    const apart = (one.get(term) ?? 0) - (other.get(term) ?? 0);
    const there = (first.get(term) ?? 0) - (second.get(term) ?? 0);
    const weight = rarityOf(term) * apart * there;
    shared += weight;
    if (Math.abs(apart) >= 1 && Math.abs(there) >= 1) own += weight;
  }
  return { own, shared };
}
