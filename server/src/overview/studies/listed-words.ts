import { aroundEach, classesIn } from '../../citations/numbers/pairs/told-around.ts';
import type { ReadDocument } from '../../reading/document.ts';
import type { PlacedText } from '../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { blockAt } from '../../reading/read-document.ts';
import { isOutcome, outcomesIn, toOutcome } from './told-of.ts';

/**
 * What each number of a stretch speaks of where several are told of the same words, in a list: of "the hazard ratios for death and
 * stroke were 0.75 and 0.83" the first speaks of death alone. By where they begin; without those that no list tells apart, and
 * without a table's.
 */
export function listedWords(
  document: ReadDocument,
  stretch: PlacedText,
): ReadonlyMap<number, ReadonlySet<string>> {
  const found = new Map<number, ReadonlySet<string>>();
  if (blockAt(document, stretch.from)?.cell) return found;
  for (const numbers of classesIn(stretch.quantities).values()) {
    if (numbers.length < 2) continue;
    const around = aroundEach(numbers, stretch);
    const weightOf = ({ from: at }: Quantity, term: string) => around.get(at)?.get(term) ?? 0;
    /** What is said of one as much more than of the other as a name in a list is. */
    const apart = (one: Quantity, other: Quantity) =>
      [...(around.get(one.from)?.keys() ?? [])]
        .filter((term) => weightOf(one, term) - weightOf(other, term) >= 1)
        .map(toOutcome);
    for (const one of numbers) {
      const beside = numbers.filter((other) => other !== one && other.about === one.about);
      if (!beside.some((other) => apart(one, other).some(isOutcome))) continue;
      const ofOthers = new Set(beside.flatMap((other) => apart(other, one)));
      const words = [...outcomesIn(one.about)].filter((term) => !ofOthers.has(term));
      if ([...ofOthers].some(isOutcome)) found.set(one.from, new Set(words));
    }
  }
  return found;
}
