import type { Place } from '../document.ts';
import type { Arm, Quantity } from './quantity.ts';
import type { SentenceReading } from './read-sentence.ts';
import type { Draft } from './scope.ts';
import { inBase } from './units.ts';

const hours: Record<string, number> = { hour: 1, day: 24, week: 168, month: 730.5, year: 8766 };
const up = /\b(?:increas|rais|rose|higher|greater|gain|more|longer|prolong|elevat|doubl)/i;
const down =
  /\b(?:reduc|decreas|lower|fell|fall|fewer|less|declin|shorter|shorten|drop|cut|diminish|loss|lost|halv)/i;
/** Between two numbers of one kind that are told of two arms in order. */
const pairJoint =
  /^[)\]%]{0,3} ?(?:and|vs\.?|versus|v|compared with|compared to|against|or|,|;|\/|to|than)(?: in| with| the)* ?[([]?(?:\d[\d,]* ?(?:patients |participants |people )?[([])?$/i;
const rangeJoint = /^ ?(?:%|to|-) ?-? ?$/;

/** A reading, and where a stretch of its folded text stands in the text that was read. */
export interface PlacedReading extends SentenceReading {
  place: (from: number, to: number) => Place & { text: string };
}

/** Readings in their final form, in the order of the text. */
export function toQuantities(readings: readonly PlacedReading[]): Quantity[] {
  let remembered: Arm[] = [];
  const quantities: Quantity[] = [];
  for (const reading of readings) {
    const named = reading.arms.flatMap((arm) => (arm?.order === null || !arm ? [] : arm));
    if (new Set(named.map(({ order }) => order)).size > 1)
      remembered = [...named]
        .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
        .filter((arm, at, all) => at === 0 || arm.order !== all[at - 1]?.order);
    const orders = ordersOf(reading);
    for (let at = 0; at < reading.drafts.length; at++) {
      const draft = reading.drafts[at];
      if (!draft) continue;
      const next = reading.drafts[at + 1];
      const isRange = next !== undefined && isRangeOf(reading.text, draft, next);
      const to = isRange ? next.to : draft.to;
      const {
        words = '',
        role = null,
        order = null,
      } = reading.arms[at] ?? remembered[orders[at] ?? -1] ?? {};
      const ordered = order ?? orders[at] ?? null;
      const arm = words || ordered !== null ? { words, role, order: ordered } : null;
      quantities.push({
        ...reading.place(draft.from, to),
        ...common(draft, reading.text.slice(draft.from, to)),
        upper: isRange ? next.figure.value : null,
        arm,
        about: reading.outcomes[at] ?? '',
        direction: directionOf(reading.text, draft),
      });
      if (isRange) at += 1;
    }
  }
  return quantities;
}

function common({ figure }: Draft, written: string) {
  const { high, isCredible, kind, level, low, p, period, relation, unit, value } = figure;
  return {
    kind,
    value,
    decimals: decimalsOf(written),
    relation,
    unit,
    dimension: unit === null ? null : inBase(1, unit).dimension,
    period,
    perDay: kind === 'dose' ? perDay(value, period) : null,
    interval: low === null || high === null ? null : { level, isCredible, low, high },
    p,
  };
}

/** Digits behind the point, or behind a decimal comma. */
function decimalsOf(written: string): number {
  const [, afterNought, behindComma, behindPoint] =
    /^[^\d.]*(?:0,(\d{2,4})(?!\d)|\d{1,3},(\d{2})(?!,?\d)|[\d,]*\.(\d+))/.exec(written) ?? [];
  return (behindPoint ?? behindComma ?? afterNought ?? '').length;
}

/** How much of a dose falls on a day; null where the text does not say how often it is given. */
function perDay(value: number, period: string | null): number | null {
  const [, count = '1', name = ''] = /^(?:([\d.]+) )?(\p{L}+?)s?$/u.exec(period ?? '') ?? [];
  const length = hours[name];
  return length === undefined ? null : (value * 24) / (Number(count) * length);
}

/** Numbers of one kind joined by "and" or "vs" are of two arms in their order. */
function ordersOf({ drafts, text }: SentenceReading): (number | null)[] {
  const orders: (number | null)[] = drafts.map(() => null);
  for (let at = 0; at + 1 < drafts.length; at++)
    for (const further of [at + 1, at + 2]) {
      const [one, other] = [drafts[at], drafts[further]];
      if (!one || !other || orders[further] !== null || other.figure.kind !== one.figure.kind) continue;
      if (other.figure.unit !== one.figure.unit || !isOfAnArm(one)) continue;
      if (other.from - one.to > 30 || !pairJoint.test(text.slice(one.to, other.from))) continue;
      orders[at] ??= 0;
      orders[further] = (orders[at] ?? 0) + 1;
    }
  return orders;
}

function isOfAnArm({ figure }: Draft): boolean {
  return /percentage|rate$|count|level|duration|number$|sample-size/.test(figure.kind);
}

function isRangeOf(text: string, one: Draft, other: Draft): boolean {
  const between = text.slice(one.to, other.from);
  const isFromTo = /\bfrom $/i.test(text.slice(Math.max(0, one.from - 6), one.from));
  return (
    one.figure.kind === other.figure.kind &&
    one.figure.low === null &&
    one.figure.kind !== 'dose' &&
    one.figure.value < other.figure.value &&
    !isFromTo &&
    rangeJoint.test(between) &&
    /-|to/.test(between)
  );
}

/** By the words of its own clause, where they point one way only. */
function directionOf(text: string, { from, to }: Draft): Quantity['direction'] {
  const around = `${text.slice(Math.max(0, from - 80), from).replace(/^.*[.;]/, '')} ${text.slice(to, to + 40).replace(/[.;,].*$/, '')}`;
  const [isUp, isDown] = [up.test(around), down.test(around)];
  return isUp === isDown ? null : isUp ? 'up' : 'down';
}
