import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';

/** For how much more of something a number is told: "per 5 kg/m2", "each additional cup". */
interface Step {
  at: number;
  amount: number;
  unit: string;
}

const step =
  /\b(?:per|each|every|for an?)(?: additional| further| extra)? (?:(\d+(?:\.\d+)?|one|two|five|ten)[- ]?|(?=unit|cup|SD|standard))(SDs?|g|mg|kg\/m2|kg\/m²|kg|mm ?Hg|mmol\/L|ng\/mL|mg\/dL|years?|months?|hours?|cups?|units?|points?|pack-years?)(?![\p{L}/])/giu;
const inWords: Record<string, number> = { one: 1, two: 2, five: 5, ten: 10 };

const stepsIn = (text: string): Step[] =>
  [...text.matchAll(step)].map(({ index, 1: amount = 'one', 2: unit = '' }) => ({
    at: index,
    amount: inWords[amount.toLowerCase()] ?? Number(amount),
    unit: unit.replace(/s$/, '').replace(' ', '').replace('²', '2').toLowerCase(),
  }));

/**
 * Whether a number is told for another amount of the same exposure than in each of its places: a risk "per 10 kg/m2" that
 * the abstract has for 5.
 */
export function isOfAnotherStep(
  { from }: Quantity,
  places: readonly Quantity[],
  { from: start, text: words }: PlacedText,
  { sentences }: ReadAbstract,
): boolean {
  const [own] = stepsIn(words).sort(
    (one, other) => Math.abs(one.at - from + start) - Math.abs(other.at - from + start),
  );
  if (!own) return false;
  return places.every((place) => {
    const sentence = sentences.find((each) => each.from <= place.from && place.from < each.to);
    if (!sentence) return false;
    const steps = stepsIn(sentence.text);
    const there = steps.findLast(({ at }) => at <= place.from - sentence.from) ?? steps[0];
    return there?.unit === own.unit && there.amount !== own.amount;
  });
}
