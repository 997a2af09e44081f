import { type Draft, plainReading, relationAt, type Scope } from './scope.ts';
import { unitAt } from './units.ts';

/** Times of a study and what is measured in a body: every number that has a unit and is nothing else. */
export function readLevels(scope: Scope): Draft[] {
  const { text } = scope;
  return scope.numbers.flatMap((number) => {
    if (scope.isTaken(number)) return [];
    // "was 12.4 ± 3.1 mmol/L": the unit stands behind the spread.
    const spread = /^ ?(?:± ?|\()\d{1,6}(?:\.\d{1,6})?\)?/.exec(text.slice(number.to, number.to + 16))?.[0]
      .length;
    const found = unitAt(text, number.to) ?? (spread ? unitAt(text, number.to + spread) : null);
    if (!found) return [];
    const isTime = found.dimension === 'time' && found.period === null;
    const unit = found.period && !isTime ? `${found.unit}/${found.period}` : found.unit;
    scope.take(number.from, number.to);
    const figure = {
      ...plainReading(isTime ? 'duration' : 'level', number.value, unit),
      relation: relationAt(text, number.from, found.to),
    };
    return { figure, from: number.from, to: found.to };
  });
}
