import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { isSameMeasure, isSameValue } from '../../../reading/quantities/same-value.ts';

/** Between a number and the one in brackets behind it that tells the same in another way: "17 patients (20%)". */
const opening =
  /^[%\s]{0,2}(?:(?!(?:and|or|vs|versus|but|with|in|of|than|to|a|nearly|about)\b)[\p{L}-]+ )?[([] ?(?:n ?= ?)?$/u;
/** In brackets, two are told against one another, and neither is of the number before. */
const against = /^[%\s]{0,2},? ?(?:v|vs|versus|against|compared|gegenüber|and|to|[-–])(?![\p{L}])/iu;

/** "19 of the 442 adolescents (4.3%)": the share is of the first. */
const ofWhole = /^ ?(?:\/|(?:out )?of(?: the| all)?) ?$/;

/** "Two of 483" */
const ofWord = /\bof (?:the |all )?$/;

/** When and how much was given: a number in brackets behind is of something else. */
const conditions = /^(?:duration|dose)$/;

/** A number, what stands in brackets right behind it, and the whole that the first is a part of, where that is told. */
type Bracketed = readonly [number: Quantity, inBrackets: Quantity, whole: Quantity | null];

function bracketedIn({ from: start, quantities, text }: PlacedText): Bracketed[] {
  const between = (one: Quantity, other: Quantity) => text.slice(one.to - start, other.from - start);
  return quantities.flatMap((one, at): Bracketed[] => {
    const [before, next] = [quantities[at - 1], quantities[at + 1]];
    if (!next || !opening.test(between(one, next))) return [];
    if (conditions.test(one.kind) || against.test(text.slice(next.to - start, next.to - start + 16)))
      return [];
    const isWhole = ofWord.test(text.slice(Math.max(0, one.from - start - 12), one.from - start));
    if (isWhole && !(before && ofWhole.test(between(before, one)))) return [];
    // A text that tells the part alone, and one that tells its whole as well, mean the same.
    return before && ofWhole.test(between(before, one)) ? [[before, next, one]] : [[one, next, null]];
  });
}

const bracketedOf = keptOf((abstract: ReadAbstract) => bracketedIn(abstract));

const isSame = (stated: Quantity, recorded: Quantity): boolean =>
  isSameMeasure(stated, recorded) && isSameValue(stated, recorded);

/**
 * The numbers of some words that are told of one thing with another number in brackets than the abstract has wherever it has either:
 * "17 patients (20%)", where it is "14 patients (20%)". By the places where they begin.
 */
export function pairedOtherwise(claim: PlacedText, abstract: ReadAbstract): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [one, inBrackets] of bracketedIn(claim)) {
    const alike = bracketedOf(abstract).filter(
      ([other, another]) => isSameMeasure(one, other) && isSameMeasure(inBrackets, another),
    );
    const ofEither = alike.filter(([other, another]) => isSame(one, other) || isSame(inBrackets, another));
    const isThere = ofEither.some(
      ([other, another, whole]) =>
        // "222 patients (15.3%)", of "34 of 222 (15.3%)", names the whole alone.
        (isSame(one, other) || (whole !== null && isSame(one, whole))) && isSame(inBrackets, another),
    );
    if (ofEither.length > 0 && !isThere) for (const { from } of [one, inBrackets]) found.add(from);
  }
  return found;
}
