import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import { conceptSetOf } from '../../../reading/lexicon/concept-set.ts';
import { knownOutcomes } from '../../../reading/lexicon/outcome-words.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { isSameMeasure, isSameValue } from '../../../reading/quantities/same-value.ts';
import { isOfResults, placesOf } from '../bounds.ts';
import { partsBySide, partsBySideOf, sidesIn } from './sides.ts';
import {
  type Bound,
  type Bounds,
  boundBy,
  boundsOf,
  isFinding,
  isOfAnother,
  namesOf,
} from './strata-told.ts';
import { strataIn } from './strata-words.ts';

/** What is told of all of them together. */
const whole =
  /\b(?:overall|pooled|in total|altogether|(?:in|across|over) all (?:doses|patients|participants|trials|studies|cohorts|groups))\b[^;|]{0,80}$/i;
/** The same behind a number, or behind the one that it is told against: "8.7% versus 16.1% overall". */
const wholeBehind =
  /^[)\]%]{0,2}(?: ?(?:versus|vs\.?|against|and|compared with) \d[\d.,]{0,8} ?%?)?,? (?:\p{L}+ ){0,2}overall\b(?! (?:survival|mortality|response|population|rate|risk))/iu;
/** So far behind a number that is told. */
const reach = 60;
/** They are strata of who was studied; how a number was reached makes no part of anything. */
const noPart = /^(?:adjustment|covariates|scale|prevalence|design|length)$/;

const namedBy = keptOf((abstract: ReadAbstract): ReadonlySet<string> => namesOf(boundsOf(abstract)));

const nothing: Bound = new Map();

/** "Associated with a higher risk" tells of no part, where nothing is told of those without it. */
const isOfPart = (bound: Bound = nothing, named: ReadonlySet<string>): boolean =>
  [...bound.keys()].some(
    (line) =>
      !noPart.test(line) &&
      (!line.startsWith('having') || ['with', 'without'].every((one) => named.has(`${line}: ${one}`))),
  );

/** Whether an abstract has another number of the same measure that is of no part: "1.25; above 1 g, it was 1.49". */
const hasWhole = (stated: Quantity, abstract: ReadAbstract, recorded: readonly Quantity[]): boolean =>
  recorded.some(
    (each) =>
      isFinding(each) &&
      each.kind === stated.kind &&
      isSameMeasure(stated, each) &&
      !isSameValue(stated, each) &&
      isOfResults(each, abstract) &&
      !isOfPart(boundsOf(abstract).get(each.from), namedBy(abstract)),
  );

/**
 * Tells whether words give a number of another stratum than the abstract does: "1.5 in women", where that is the men's and it has
 * one of women as well; or one of a part for that of all, "overall". Where it has the same number anywhere without saying of which stratum, nothing is said.
 * @param recorded the abstract's numbers
 */
export function toldOfAnotherStratum(
  claim: PlacedText,
  abstract: ReadAbstract,
  recorded: readonly Quantity[],
): (stated: Quantity) => boolean {
  const told = boundBy(claim);
  return (stated) => {
    const own = told.get(stated.from) ?? nothing;
    const end = stated.to - claim.from;
    const isOfAll =
      own.size === 0 &&
      (whole.test(claim.text.slice(0, stated.from - claim.from)) ||
        wholeBehind.test(claim.text.slice(end, end + reach)));
    if (own.size === 0 && !isOfAll) return false;
    const bound = boundsOf(abstract);
    const places = placesOf(stated, recorded);
    if (places.length === 0) return false;
    if (isOfAll)
      return (
        places.every(({ from }) => isOfPart(bound.get(from), namedBy(abstract))) &&
        hasWhole(stated, abstract, recorded)
      );
    return isOfAnother(own, places, bound, namedBy(abstract));
  };
}

const together = (strata: Bounds, sides: Bounds): Bounds =>
  sides.size === 0
    ? strata
    : new Map(
        [...strata.keys(), ...sides.keys()].map((from) => [
          from,
          new Map([...(strata.get(from) ?? nothing), ...(sides.get(from) ?? nothing)]),
        ]),
      );
const partsOf = keptOf(
  (abstract: ReadAbstract): Bounds => together(boundsOf(abstract), partsBySideOf(abstract)),
);

/** Lines of which a number is told of one only where it is of that one. */
const isSurelyPart = /^(?:sex|quality|rank|prevention|(?:bound|side) [\d.]+|having .+)$/;
/** Of these it must have both: "with gout" may be all that were studied. */
const bothNamed = (line: string): readonly string[] | null =>
  line === 'sex' ? ['men', 'women'] : line.startsWith('having') ? ['with', 'without'] : null;
const ofTwo = /-ratio$|^percentage-change$/;

/** "0.88 (0.80 to 0.97) for dementia", of which the measure was told before. */
const isBareEffect = ({ interval, unit, value }: Quantity): boolean =>
  unit === null && value > 0 && interval !== null;

const outcomesIn = ({ about }: Quantity): string[] =>
  [...conceptSetOf(about)].filter((concept) => knownOutcomes.has(concept));

/**
 * Tells whether words give a number of one stratum that an abstract tells of none, while it has another for just that stratum:
 * "0.80 in the studies of high quality", where that is of all studies and 0.88 of these.
 * @param recorded the abstract's numbers
 */
export function toldOfPart(
  claim: PlacedText,
  abstract: ReadAbstract,
  recorded: readonly Quantity[],
  isOfMeasure: (stated: Quantity, recorded: Quantity) => boolean | null,
): (stated: Quantity) => boolean {
  const told = together(boundBy(claim), partsBySide(claim));
  // What the words tell as well, they may set against it; but not where they tell it of another part.
  const isToldToo = (one: Quantity, line: string, name: string) =>
    claim.quantities.some(
      (each) =>
        isSameMeasure(each, one) &&
        isSameValue(each, one) &&
        (told.get(each.from)?.get(line) ?? name) === name,
    );
  return (stated) => {
    const own = told.get(stated.from) ?? nothing;
    if (own.size === 0) return false;
    const bound = partsOf(abstract);
    const places = placesOf(stated, recorded);
    if (places.length === 0) return false;
    const outcomes = outcomesIn(stated);
    // Of what compares two groups, and of what tells how good a test is, each part has one number.
    const isOneOfEach = (one: Quantity) => ofTwo.test(one.kind) || isOfMeasure(stated, one) === true;
    const isAlike = (one: Quantity) =>
      (isOneOfEach(one) && places.some(({ kind }) => kind === one.kind)) || isBareEffect(one);
    const mayBeOf = (place: Quantity, line: string, name: string) => {
      const there = bound.get(place.from)?.get(line);
      return there === undefined ? namesAny(place, abstract, line) : there === name;
    };
    const isOfOutcome = (one: Quantity) => {
      const others = outcomesIn(one);
      return outcomes.length === 0 || others.length === 0 || outcomes.some((each) => others.includes(each));
    };
    return [...own].some(
      ([line, name]) =>
        isSurelyPart.test(line) &&
        (bothNamed(line) ?? []).every((each) => namedBy(abstract).has(`${line}: ${each}`)) &&
        places.every((place) => isOneOfEach(place) && !mayBeOf(place, line, name)) &&
        recorded.some(
          (each) =>
            isAlike(each) &&
            isFinding(each) &&
            bound.get(each.from)?.get(line) === name &&
            isOfResults(each, abstract) &&
            isOfOutcome(each) &&
            !isSameValue(stated, each) &&
            !isToldToo(each, line, name),
        ),
    );
  };
}

/** Whether the sentence of a number names a stratum of a line: then it may be this one's in other words. */
function namesAny({ from: at }: Quantity, { sentences }: ReadAbstract, line: string): boolean {
  const sentence = sentences.find(({ from, to }) => from <= at && at < to);
  return (
    sentence !== undefined &&
    [...strataIn(sentence.text), ...sidesIn(sentence.text)].some((one) => one.line === line)
  );
}
