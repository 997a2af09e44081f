import type { ReadNumber } from './numbers.ts';
import { type Draft, plainReading, relationAt, type Scope } from './scope.ts';

/** "day 14", "grade 3", "Table 2": the number is part of a name. */
const named =
  /(?:\b(?:types?|stages?|grades?|phases?|class(?:es)?|groups?|arms?|levels?|category|days?|weeks?|months?|years?|tables?|figures?|fig\.|no\.|part|step|tier|visit|version|section|page|chapter|cycles?|cohort|study|trial|aged?|score(?:s|d)?(?: of)?) |\p{L}-|\d:)$/u;
const year = /^(?:19|20)\d\d$/;

/** Numbers without a unit: whole ones that count what follows them, and what is left. Years and names have none. */
export function readCounts(scope: Scope): Draft[] {
  const { text } = scope;
  return [...scope.numbers.flatMap((number) => readCount(scope, number) ?? []), ...sharesOfCounts(text)];
}

function readCount(scope: Scope, number: ReadNumber): Draft | null {
  const { text } = scope;
  const before = text.slice(Math.max(0, number.from - 24), number.from);
  const behind = text.slice(number.to, number.to + 30);
  if (scope.isTaken(number) || named.test(before)) return null;
  // "In 1991" is a year, "1991 fractures occurred" are fractures.
  const isYear = year.test(text.slice(number.from, number.to)) && !/^ \p{Ll}{3,}s\b/u.test(behind);
  if (isYear) return null;
  // "IL 6", "CRASH 2"; but "INR 2.0".
  if (Number.isInteger(number.value) && number.value < 100 && /\b[A-Z]{2,} $/.test(before)) return null;
  // "5-year", "2-fold", "1.73 m²" and what is left of dates and ranges.
  if (/^-\p{L}|^:\d|^ ?(?:fold|times|st|nd|rd|th)\b/u.test(behind)) return null;
  scope.take(number.from, number.to);
  const counts = Number.isInteger(number.value) && number.value >= 0 && !number.isSigned;
  const what = counts && /^ ?(?:\(\d|\[\d|of\b|\p{L})/u.test(behind) ? 'count' : 'number';
  const relation = relationAt(text, number.from, number.to);
  return { figure: { ...plainReading(what, number.value), relation }, from: number.from, to: number.to };
}

/** "12/40": both are counts. Blood pressures and dates have the larger one first, or more of them. */
function sharesOfCounts(text: string): Draft[] {
  return [...text.matchAll(/(?<![\d/.,])(\d{1,6})\/(\d{1,6})(?![\d/.])/g)].flatMap((found) => {
    const [whole, part = '', all = ''] = found;
    if (Number(part) > Number(all)) return [];
    const from = found.index;
    const middle = from + part.length;
    return [
      { figure: plainReading('count', Number(part)), from, to: middle },
      { figure: plainReading('count', Number(all)), from: middle + 1, to: from + whole.length },
    ];
  });
}
