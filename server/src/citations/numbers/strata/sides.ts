import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import { numberWords } from '../../../reading/lexicon/number-words.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { isOfResults, placesOf } from '../bounds.ts';
import type { Stratum } from './named-lines.ts';
import { type Bound, boundIn } from './strata-told.ts';

const amount = `\\d{1,4}(?:[.,]\\d{1,2})?|${Object.keys(numberWords).join('|')}`;
const unit = '(?:[a-zµμ]{1,12}(?:\\/[a-z]{1,4})?|%)';
/** "Within 7 days", "exceeded 5 mg/L", "two years or more". */
const side = new RegExp(
  `\\b(?:(below|under|less than|fewer than|at most|no more than|not more than|younger than|earlier than|shorter than|before)|(above|more than|at least|greater than|exceed(?:s|ed|ing)?|older than|later than|longer than|beyond)|(within|up to|(?:in |during )?the first|first)|(after|over))(?: the)?(?: age of)? (${amount})[ -]?${unit}?(?![\\p{L}\\d/])|(?<![\\d.,-])\\b(${amount})[ -]?${unit} (?:or|and) (?:(less|fewer|younger|under|below|earlier)|(more|older|over|above|later|beyond))\\b`,
  'giu',
);
/** A time that was waited for may be told as "within" it and as "after" it; what is below an amount is never above it. */
type Side = 'below' | 'above' | 'within' | 'after';
const isLow = (name: string) => name === 'below' || name === 'within';
const isFirm = (name: string) => name === 'below' || name === 'above';

/** The amounts that a text names with a side, in their order. */
export const sidesIn = (text: string): Stratum[] =>
  [...text.matchAll(side)].map((found) => {
    const [all, below, above, within, after, ahead, behind, less] = found;
    const name: Side = below || less ? 'below' : within ? 'within' : after && !above ? 'after' : 'above';
    const written = (ahead ?? behind ?? '').toLowerCase();
    const value = numberWords[written] ?? Number(written.replace(',', '.'));
    return { line: `side ${value}`, name, from: found.index, to: found.index + all.length };
  });

/** Of which side of an amount each number is told; the amount itself is told of nothing. */
function sidesAt(
  { from: start, quantities, text }: PlacedText,
  isMeant: (side: Stratum) => boolean = () => true,
): ReadonlyMap<number, Bound> {
  const sides = sidesIn(text);
  if (sides.length === 0) return new Map();
  const others = quantities.filter(
    ({ from }) => !sides.some((one) => one.from <= from - start && from - start < one.to),
  );
  return boundIn({ from: start, quantities: others, text }, sides.filter(isMeant));
}

const sidesOf = keptOf(
  ({ sentences }: ReadAbstract): ReadonlyMap<number, Bound> =>
    new Map(sentences.flatMap((sentence) => [...sidesAt(sentence)])),
);

/** What makes a time one of whom a number is told, and not one that was waited for: "treated within 3 hours". */
const act =
  /\b(?:treat\p{L}*|giv(?:en|ing)|start\p{L}*|begun|beginning|initiat\p{L}*|randomi[sz]\p{L}*|enrol\p{L}*|present\p{L}*|operat\p{L}*|arriv\p{L}*) (?:\p{L}+ )?$/iu;
const reachOfAct = 30;

const asPart = (bound: Bound): Bound =>
  new Map([...bound].map(([line, name]) => [line, isLow(name) ? 'low' : 'high']));

/** Of which part of the people, by a bound, each number of some words is told. */
export function partsBySide(claim: PlacedText) {
  const isPart = ({ from, name }: Stratum) =>
    isFirm(name) || act.test(claim.text.slice(Math.max(0, from - reachOfAct), from));
  return new Map([...sidesAt(claim, isPart)].map(([from, bound]) => [from, asPart(bound)] as const));
}

/** The same of an abstract, which tells of sides that are parts of others. */
export const partsBySideOf = keptOf(
  (abstract: ReadAbstract): ReadonlyMap<number, Bound> =>
    new Map([...sidesOf(abstract)].map(([from, bound]) => [from, asPart(bound)] as const)),
);

/**
 * Tells whether words give a number on the other side of an amount or a time than each place where an abstract has it: "62% had
 * less than 5 mg/L", where they had more. Of times that were waited for the abstract must have a number on that side as well.
 * @param recorded the abstract's numbers
 */
export function toldOfOtherSide(
  claim: PlacedText,
  abstract: ReadAbstract,
  recorded: readonly Quantity[],
): (stated: Quantity) => boolean {
  const told = sidesAt(claim);
  return (stated) => {
    const own = told.get(stated.from);
    if (!own || own.size === 0) return false;
    const there = sidesOf(abstract);
    const places = placesOf(stated, recorded);
    return [...own].some(([line, name]) => {
      const hasOwn = recorded.some((each) => {
        const side = there.get(each.from)?.get(line);
        return side !== undefined && isLow(side) === isLow(name) && isOfResults(each, abstract);
      });
      return (
        places.length > 0 &&
        places.every((place) => {
          const side = there.get(place.from)?.get(line);
          const isOther = side !== undefined && isLow(side) !== isLow(name);
          return isOther && (hasOwn || (isFirm(side) && isFirm(name)));
        })
      );
    });
  };
}
