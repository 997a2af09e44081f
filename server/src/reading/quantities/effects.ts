import { isChange } from './change-words.ts';
import { embraces, intervalBehind, levelsOf, namedIntervals, type ReadInterval } from './intervals.ts';
import { type Measure, ratios } from './measures.ts';
import type { ReadNumber } from './numbers.ts';
import { points } from './percentages.ts';
import type { QuantityKind } from './quantity.ts';
import { type Draft, plainReading, relationAt, type Scope } from './scope.ts';
import { inBase, unitAt } from './units.ts';

/** How far back an interval's number may stand, and a number's measure; in characters. */
const reach = 160;
/** "-4.0 (SE 1.69; 95% CI …)": how far something is spread has no interval of its own. */
const spread =
  /\b(?:SE|SEM|SD|s\.?e\.?m?\.?|s\.?d\.?|standard (?:error|deviation))(?: (?:of|was|is))? ?[=:,]? ?$/;
const deviation = /^ ?± ?\d{1,6}(?:\.\d{1,6})?/;
const percent = /^(?: ?± ?\d{1,6}(?:\.\d{1,6})?)? ?(?:%|per ?cent(?:age)?)( points?)?/i;
/** What stands between the name of a measure and its value, when no more than that does. */
const connector =
  /(?:[=:,(~≈<>≤≥[]|\b(?:of|was|were|is|are|be|being|to|by|about|approximately|estimated|respectively))\s?$|^\s?$/i;

const differenceGap =
  /^(?: (?:in|for|between) [^,;()\d]{1,60}?)?(?: ?[,:=(] ?| (?:was|of|is|were) )(?:about |approximately |only )?$/i;
/** "the IRR for falls 0.8" */
const ofOutcome = /^ (?:for|of|in) [^\d.;,()]{1,40} $/;
const notItsValue =
  /^ ?(?:(?:fewer|more) per|-?(?:bpm|beats|breaths|ms\b)|\p{L}*-?(?:year|week|month|day)s?\b)/iu;

/** Ratios, differences and numbers needed to treat, with their intervals. `measure` is what stands at a column's head. */
export function readEffects(scope: Scope, measure: Measure | null = null): Draft[] {
  const drafts: Draft[] = [];
  const add = (number: ReadNumber, interval: ReadInterval | null, gapEnd: number) => {
    const what = kindOf(scope, number, gapEnd, measure, drafts) ?? unnamed(scope, number, interval);
    const to = Math.max(interval?.to ?? 0, what?.to ?? number.to);
    scope.take(number.from, to);
    if (!what) return;
    const { low = null, high = null, level = null, isCredible = false } = interval ?? {};
    const relation = relationAt(scope.text, number.from, what.to);
    const figure = {
      ...plainReading(what.kind, number.value, what.unit),
      low,
      high,
      level,
      isCredible,
      relation,
    };
    drafts.push({ figure, from: number.from, to });
  };
  const intervals = namedIntervals(scope.text);
  for (const { from, to } of intervals) scope.take(from, to);
  const levels = levelsOf(scope.text);
  for (const { from, to } of levels) scope.take(from, to);
  for (const interval of intervals) {
    const candidates = scope
      .before(interval.from, 5)
      .filter(
        (number) => !scope.isTaken(number) && !spread.test(scope.text.slice(0, number.from).slice(-24)),
      );
    const number = candidates.find(
      ({ from, value }) => interval.from - from < reach && embraces(interval, value),
    );
    if (number && !isSecondOfPair(scope, number)) add(number, interval, interval.from);
  }
  for (const named of measure ? [measure, ...scope.measures] : scope.measures) {
    if (named.kind === 'other') continue;
    const level =
      named === measure
        ? undefined
        : levels.find(
            ({ from }) =>
              from >= named.to && from - named.to < 60 && !/\d/.test(scope.text.slice(named.to, from)),
          );
    const start = level?.to ?? named.to;
    const number = named === measure ? scope.numbers[0] : scope.after(start);
    if (
      !number ||
      scope.isTaken(number) ||
      !isValueOf(scope, { ...named, to: start }, number, named === measure)
    )
      continue;
    const unit = unitOf(scope.text, number);
    const interval = intervalBehind(scope.text, unit.to, number.value);
    if (interval && level) Object.assign(interval, { level: level.level, isCredible: level.isCredible });
    if (named.kind === 'difference' && !interval && !unit.unit) continue;
    add(number, interval, number.to);
  }
  const hasRatio = drafts.some(({ figure }) => ratios.has(figure.kind));
  for (const number of scope.numbers) {
    if (scope.isTaken(number)) continue;
    const interval = intervalBehind(scope.text, number.to, number.value);
    const isEffect = interval ? interval.low > 0 && (hasRatio || !Number.isInteger(number.value)) : false;
    if (isEffect || (hasRatio && isListed(scope, number, drafts))) add(number, interval, number.to);
  }
  return drafts;
}

/** "1.5 vs 0.5 points (95% CI 0.3 to 1.6)": the interval is of a difference that is not told. */
function isSecondOfPair({ before, text }: Scope, number: ReadNumber): boolean {
  const [first] = before(number.from, 1);
  const between = first ? text.slice(first.to, number.from) : '';
  return between.length < 30 && /^[^()[\]]{0,20}\b(?:vs\.?|versus|v) $/.test(between);
}

/** "0.61 in the first year and 0.85 in the second": the name is told once. */
function isListed({ text }: Scope, number: ReadNumber, drafts: Draft[]): boolean {
  const last = drafts.findLast(({ to }) => to <= number.from);
  if (!last || !ratios.has(last.figure.kind) || last.figure.low !== null || Number.isInteger(number.value))
    return false;
  const between = text.slice(last.to, number.from);
  const isAlone = !/^ ?(?:%|±|[\p{L}µ]{1,5}\/|(?:mg|kg|g|mL|points?|years?|months?|weeks?|days?)\b)/u.test(
    text.slice(number.to, number.to + 12),
  );
  return between.length < 60 && isAlone && /^[^\d;.]*\band $/.test(between);
}

function isValueOf({ text }: Scope, measure: Measure, number: ReadNumber, isCell: boolean): boolean {
  const behind = text.slice(number.to, number.to + 40);
  if (
    notItsValue.test(behind) &&
    (ratios.has(measure.kind as QuantityKind) || measure.kind === 'risk-difference')
  )
    return false;
  // "In 12 trials"; "1.62 in women" counts no women.
  const isCount =
    Number.isInteger(number.value) &&
    /^ (?:[a-z]+ ){0,2}(?:trials|studies|patients|participants|RCTs|women|men|subjects)\b/.test(behind);
  if (isCount) return false;
  if (isCell) return true;
  const gap = text.slice(measure.to, number.from);
  if (measure.kind === 'difference')
    return differenceGap.test(gap) && !/^[^()\d;]{0,30}\b(?:vs\.?|versus|compared)\b/.test(behind);
  const isOf =
    ratios.has(measure.kind as QuantityKind) && !Number.isInteger(number.value) && ofOutcome.test(gap);
  return gap.length <= 100 && !/[;.](?:\s|$)/.test(gap) && (connector.test(gap) || isOf);
}

/** "0.80 (0.78-0.81)": what is measured is left to the sentences around it. */
function unnamed({ text }: Scope, number: ReadNumber, interval: ReadInterval | null) {
  const isAlone = interval !== null && !Number.isInteger(number.value) && unitOf(text, number).unit === null;
  return isAlone ? { kind: 'number' as const, unit: null, to: number.to } : null;
}

/** The unit behind a number: per cent, or one of the table. */
function unitOf(text: string, number: ReadNumber): { unit: string | null; isPoints: boolean; to: number } {
  const share = percent.exec(text.slice(number.to, number.to + 30));
  if (share) return { unit: '%', isPoints: share[1] !== undefined, to: number.to + share[0].length };
  const found = unitAt(
    text,
    number.to + (deviation.exec(text.slice(number.to, number.to + 12))?.[0].length ?? 0),
  );
  const period = found?.period && found.period !== 'min' ? `/${found.period}` : '';
  const rate = found?.period === 'min' ? '/min' : period;
  return { unit: found ? `${found.unit}${rate}` : null, isPoints: false, to: found?.to ?? number.to };
}

function kindOf(
  { measures, text }: Scope,
  number: ReadNumber,
  gapEnd: number,
  head: Measure | null,
  earlier: Draft[],
): { kind: QuantityKind; unit: string | null; to: number } | null {
  const { isPoints, to, unit } = unitOf(text, number);
  const within = measures.find(({ from }) => from >= number.to && from < gapEnd);
  const before = measures.findLast(({ from }) => from < number.from && number.from - from < reach);
  const named = (within ?? before ?? head)?.kind;
  const isDifference = named === 'difference' || isChange(text, number.from, to);
  const as = (kind: QuantityKind) => ({ kind, unit, to });
  if (unit === '%') {
    if (isPoints || named === 'risk-difference') return { kind: 'risk-difference', unit: points, to };
    if (named === 'mean-difference' || named === 'percentage-change') return as(named);
    if (named === 'difference') return { kind: 'risk-difference', unit: points, to };
    return as(isDifference || number.isSigned ? 'percentage-change' : 'percentage');
  }
  if (unit !== null) {
    const isMean = named === 'mean-difference' || isDifference || number.isSigned;
    if (isMean) return as('mean-difference');
    // Of one group: "a median of 266 days (95% CI 227 to 313)".
    return within || named ? null : as(inBase(1, unit).dimension === 'time' ? 'duration' : 'level');
  }
  if (named === 'other' || named === 'percentage-change') return null;
  if (named === 'difference') return as('mean-difference');
  if (named) return ratios.has(named) && number.value <= 0 ? null : as(named);
  const carried = earlier.findLast(({ figure }) => ratios.has(figure.kind))?.figure.kind;
  if (carried) return as(carried);
  return isDifference ? as('mean-difference') : null;
}
