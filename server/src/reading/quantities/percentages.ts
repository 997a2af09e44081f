import { isChange } from './change-words.ts';
import { intervalBehind } from './intervals.ts';
import type { ReadNumber } from './numbers.ts';
import type { QuantityKind } from './quantity.ts';
import { type Draft, plainReading, relationAt, type Scope } from './scope.ts';

/** A standard deviation may stand between a mean and its sign. */
const share = /^(?: ?± ?\d{1,6}(?:\.\d{1,6})?)? ?(?:%|per ?cent(?!ile)(?:age)?)( points?)?(?![\p{L}\d])/iu;
const spread = /\b(?:median|range|IQR|interquartile|quartiles?)\b/i;
/** "Group 2-67.8%" is no range. */
const named = /\b(?:group|arm|type|stage|grade|cohort|study|phase|trial|part|class|day|week|year) $/i;
/** "43% and 40% lower": what is said behind the last is said of all. */
const listedBehind = /^(?:,? ?(?:and|or|to|,) ?[\d.]{1,6} ?%){1,4}/;
const rangeEnd = /^ ?(?:-|to|and) ?(?=[\d.])/;
/** A level of confidence, a heterogeneity, a power: they are of the method. */
const ofMethod =
  /^ ?(?:CI\b|CrI\b|confidence|credib|credible|prediction|limits? of|power\b|uncertainty|statistical power|significance|level of significance|coverage|bootstrap)/i;
const methodBefore =
  /(?:\bI ?\^?2|\bI\(2\)|I-squared|heterogeneity|\bpower(?: level)?|alpha|α|significance(?: level)?|confidence(?: level)?)(?: ?[=:<>≤≥,(]| of| at| was| set| to| is| statistic| value| level){0,4} ?$/i;
/** What an absolute difference of percentages is told in. */
export const points = 'percentage points';
/** Which measure a share is one of, when its name stands near. */
const namedReach = 90;

/** Percentages and percentage changes that stand without an interval. */
export function readPercentages(scope: Scope): Draft[] {
  const { text } = scope;
  let last: QuantityKind = 'percentage';
  return scope.numbers.flatMap((number, at) => {
    if (scope.isTaken(number)) return [];
    const end = endOfShare(scope, number, at);
    if (!end) return [];
    const before = text.slice(Math.max(0, number.from - 40), number.from);
    // "-23.8% (4.2%)": what follows a mean in brackets, alone, is how it spreads.
    const isSpread = /\d ?% ?\($/.test(before) && text[end.to] === ')';
    if (isSpread || ofMethod.test(text.slice(end.to, end.to + 24)) || methodBefore.test(before)) {
      scope.take(number.from, end.to);
      return [];
    }
    const relation = relationAt(text, number.from, end.to);
    // "reduced strokes by 20% (...) and deaths by 10%": the verb is told once.
    const isListed = last === 'percentage-change' && /\bby $/.test(before);
    const kind = isListed ? last : kindOf(scope, number, end);
    if (kind === 'percentage-change') last = kind;
    const found = intervalBehind(text, end.to, number.value);
    // What stands in brackets is an interval, unless it is the spread of a median; it is no share of its own in either case.
    const interval =
      found && !spread.test(text.slice(Math.max(0, number.from - 60), found.to)) ? found : null;
    const { low = null, high = null } = interval ?? {};
    const unit = kind === 'risk-difference' ? points : '%';
    const figure = { ...plainReading(kind, number.value, unit), relation, low, high };
    scope.take(number.from, found ? found.to : number.to);
    return { figure, from: number.from, to: interval?.to ?? (end.isRange ? number.to : end.to) };
  });
}

interface ShareEnd {
  to: number;
  isPoints: boolean;
  /** The sign stands behind the second number: "20-30%". */
  isRange: boolean;
}

function endOfShare({ numbers, text }: Scope, number: ReadNumber, at: number): ShareEnd | null {
  const found = share.exec(text.slice(number.to, number.to + 30));
  if (found) return { to: number.to + found[0].length, isPoints: found[1] !== undefined, isRange: false };
  const next = numbers[at + 1];
  const between = rangeEnd.exec(text.slice(number.to, number.to + 6));
  const isYear = /^(?:19|20)\d\d$/.test(text.slice(number.from, number.to));
  const isNamed = named.test(text.slice(Math.max(0, number.from - 10), number.from));
  if (!next || !between || isYear || isNamed || next.from - number.to > 5) return null;
  if (/and/.test(between[0]) && !/\bbetween $/i.test(text.slice(Math.max(0, number.from - 8), number.from)))
    return null;
  const last = share.exec(text.slice(next.to, next.to + 20));
  return last && { to: next.to + last[0].length, isPoints: last[1] !== undefined, isRange: true };
}

function kindOf({ measures, text }: Scope, number: ReadNumber, end: ShareEnd): QuantityKind {
  if (end.isPoints) return 'risk-difference';
  const measure = measures.findLast(({ from }) => from < number.from && number.from - from < namedReach);
  const gap = measure ? text.slice(measure.to, number.from) : '';
  // Its value stands right behind its name, with no other number between.
  if (measure && !/[\d;]/.test(gap) && /(?:of|was|were|is|[=:,(]) ?(?:about |approximately )?$/i.test(gap)) {
    if (
      measure.kind === 'risk-difference' ||
      measure.kind === 'percentage-change' ||
      measure.kind === 'mean-difference'
    )
      return measure.kind;
    // "no difference in mortality (15.5% vs 15.6%)": those are the shares themselves.
    const isOfPair = /^ ?(?:\p{L}[\p{L}-]* ){0,3}(?:vs|versus)\b/iu.test(text.slice(end.to, end.to + 50));
    if (measure.kind === 'difference') return isOfPair ? 'percentage' : 'risk-difference';
  }
  if (
    /^ ?(?:absolute|percentage[- ]point)\b/i.test(text.slice(end.to, end.to + 24)) &&
    isChange(text, number.from, end.to)
  )
    return 'risk-difference';
  if (number.isSigned) return 'percentage-change';
  const list = listedBehind.exec(text.slice(end.to, end.to + 60))?.[0].length ?? 0;
  const isListed = list > 0 && isChange(text, number.from, end.to + list);
  return isListed || isChange(text, number.from, end.to) ? 'percentage-change' : 'percentage';
}
