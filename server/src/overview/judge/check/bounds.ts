import { aboveWords, afterWords, beforeWords, belowWords } from '../../../reading/lexicon/bound-words.ts';
import { numberWords } from '../../../reading/lexicon/number-words.ts';
import { inBase, unitAt } from '../../../reading/quantities/units.ts';

/** One side of a quantity of which something is said: "above 10,000 IU", "up to two years". */
interface Bound {
  side: 'above' | 'below';
  /** In the base of its dimension. */
  value: number;
  dimension: string;
}

/** As much of a passage is read. */
const maxLength = 1_200;
/** "Fell below 5 mg/L" is what was found. */
const isFound =
  '(?<!\\b(?:fell|falls?|rose|rises?|stays?|stayed|remain(?:s|ed)?|dropped|is|are|was|were|be|been|kept) )';
const bound = new RegExp(
  `(?<![\\p{L}\\d])${isFound}(?:(${aboveWords}|${afterWords})|${belowWords}|${beforeWords}) ?(?:about |the age of |age )?(\\d[\\d,.]*|${Object.keys(numberWords).join('|')})`,
  'giu',
);

function boundsIn(text: string): Bound[] {
  const read = text.slice(0, maxLength);
  return [...read.matchAll(bound)].flatMap((found): Bound[] => {
    const [all, isAbove, count = ''] = found;
    const unit = unitAt(read, found.index + all.length);
    const value = numberWords[count.toLowerCase()] ?? Number(count.replaceAll(',', '').replace(/\.$/, ''));
    if (!unit || !Number.isFinite(value)) return [];
    const base = inBase(value, unit.unit);
    return [{ side: isAbove ? 'above' : 'below', value: base.value, dimension: unit.dimension }];
  });
}

/** Whether one text is of what lies above a bound, and the other of what lies below one that is no higher: neither speaks of the other's. */
export function areBoundedApart(one: string, other: string): boolean {
  const [its, others] = [boundsIn(one), boundsIn(other)];
  const areApart = (a: Bound, b: Bound) =>
    a.dimension === b.dimension &&
    a.side !== b.side &&
    (a.side === 'above' ? a.value >= b.value : b.value >= a.value);
  return its.length === 1 && others.length === 1 && its.every((a) => others.every((b) => areApart(a, b)));
}
