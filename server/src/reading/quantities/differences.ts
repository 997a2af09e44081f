import { isChange } from './change-words.ts';
import { type Draft, plainReading, relationAt, type Scope } from './scope.ts';
import { unitAt } from './units.ts';

/** Units in which a difference between groups is told; a count of pills or an age is none. */
const perBody = /^(?:mm|cm|µ|m|n|p)?(?:g|ol|mol|L|m|U|Eq)?\/(?:dL|L|mL|min|m²|kg|min\/1\.73 m²)/;
const plain = new Set([
  'kg',
  'g',
  'mmHg',
  'cm',
  'mm',
  'm',
  'points',
  'beats/min',
  'letters',
  'months',
  'weeks',
  'days',
  'hours',
  'years',
  'minutes',
  'kcal',
  'mL',
  'dB',
  'SD',
  'cmH2O',
  'dioptres',
]);

const rangeSign = /^ ?(?:-|to) ?$/;

/** Mean differences and changes that stand without an interval: "was lowered by 1.0 mmol/L", "2.1 days shorter". */
export function readDifferences(scope: Scope): Draft[] {
  const { text } = scope;
  return scope.numbers.flatMap((number, at) => {
    if (scope.isTaken(number)) return [];
    const [first, next] = [scope.numbers[at - 1], scope.numbers[at + 1]];
    // Of a range, "2-3 mmHg", the first has its unit from the second, and the second its words from the first.
    const isFirst = next !== undefined && rangeSign.test(text.slice(number.to, next.from));
    const isSecond = first !== undefined && rangeSign.test(text.slice(first.to, number.from));
    const found = unitAt(text, number.to) ?? (isFirst ? unitAt(text, next.to) : null);
    if (!found || (found.period && found.period !== 'min')) return [];
    const unit = found.period === 'min' ? `${found.unit}/min` : found.unit;
    if (!plain.has(unit) && !perBody.test(unit)) return [];
    // "reduced by 10 mg/kg" is a dose; "for each 10 mmHg reduction" is a measure of the other number.
    if (
      /^(?:mg|µg|g)\/kg$/.test(unit) ||
      /\b(?:per|each|every) ?$/i.test(text.slice(Math.max(0, number.from - 8), number.from))
    )
      return [];
    if (
      !isChange(text, isSecond ? first.from : number.from, found.to) ||
      /^ ?(?:before|after|ago|old|of age|later|earlier|follow)/i.test(text.slice(found.to, found.to + 12))
    )
      return [];
    scope.take(number.from, number.to);
    const relation = relationAt(text, number.from, found.to);
    return {
      figure: { ...plainReading('mean-difference', number.value, unit), relation },
      from: number.from,
      to: isFirst ? number.to : found.to,
    };
  });
}
