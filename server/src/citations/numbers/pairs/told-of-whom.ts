import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import { conceptSetOf } from '../../../reading/lexicon/concept-set.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { isSameMeasure, isSameValue } from '../../../reading/quantities/same-value.ts';

/** What is said right behind a number, of whom or of what it is: "3% in males", "26% (females)". */
const behind =
  /^ ?[)\]%]{0,2} ?(?:\(([^()\d]{2,40})\)|(?:in|for|on|among|with|after) (?:the )?([^\d.,;:()|[]{2,40}?))(?= (?:and|vs\.?|versus|compared|than|to|but|or)\b| ?[.,;:()|[]| ?$)/i;
/** "The increases were 13% and 21%, respectively": of those that were named before, in their order. */
const inOrder = /^[^.;\d]{0,12}\brespectively\b/i;
/** In characters behind a number. */
const reach = 60;

type Named = ReadonlySet<string>;

/** The words right behind a number that say of whom it is told; empty where there are none. */
export function wordsBehind({ to }: Quantity, words: string, start: number): string {
  const [, inBrackets, inWords] = behind.exec(words.slice(to - start, to - start + reach)) ?? [];
  return inBrackets ?? inWords ?? '';
}

function namedBehind(quantity: Quantity, words: string, start: number): Named | null {
  const named = conceptSetOf(wordsBehind(quantity, words, start));
  return named.size > 0 ? named : null;
}

/** Whom or what each number of an abstract is told of, by the words behind it or behind the ones before it. */
const namedIn = keptOf(({ quantities, text }: ReadAbstract): ReadonlyMap<number, Named> => {
  const found = new Map<number, Named>();
  let usual: readonly [Named, Named] | null = null;
  for (const [at, one] of quantities.entries()) {
    const other = quantities[at + 1];
    const own = found.get(one.from) ?? namedBehind(one, text, 0);
    if (own) found.set(one.from, own);
    if (!other || other.unit !== one.unit) continue;
    const next = namedBehind(other, text, 0);
    if (own && next) usual = [own, next];
    else if (!own && !next && usual && inOrder.test(text.slice(other.to, other.to + reach))) {
      found.set(one.from, usual[0]);
      found.set(other.from, usual[1]);
    }
  }
  return found;
});

/**
 * The numbers of some words that an abstract has of the one that their neighbour is told of, and not of their own: "21% in
 * males and 13% in females", where it is 13% in males. By the places where they begin.
 */
export function toldOfOthers(
  { from: start, quantities, text: words }: PlacedText,
  abstract: ReadAbstract,
): ReadonlySet<number> {
  const found = new Set<number>();
  const named = quantities.map((one) => namedBehind(one, words, start));
  quantities.forEach((one, at) => {
    for (const next of [at - 1, at + 1]) {
      const [own, others, other] = [named[at], named[next], quantities[next]];
      if (!own || !others || other?.unit !== one.unit) continue;
      const apart = [...own].filter((each) => !others.has(each));
      const ofOther = [...others].filter((each) => !own.has(each));
      const places = abstract.quantities
        .filter((each) => isSameMeasure(one, each) && isSameValue(one, each))
        .flatMap(({ from }) => namedIn(abstract).get(from) ?? []);
      const isOther = (place: Named) =>
        ofOther.some((each) => place.has(each)) && !apart.some((each) => place.has(each));
      if (places.length > 0 && places.every(isOther)) found.add(one.from);
    }
  });
  return found;
}
