import { isNumberNeeded } from '@sextant/contracts/blocks/measures';
import type { Quantity } from './quantity.ts';
import { inBase } from './units.ts';

const ratios = new Set(['hazard-ratio', 'odds-ratio', 'risk-ratio', 'rate-ratio']);
const counts = new Set(['count', 'sample-size', 'number']);
/** Kinds whose sign may stand in the words: "reduced by 1.2 kg" is "-1.2 kg". */
const amounts = new Set([
  'mean-difference',
  'level',
  'duration',
  'percentage-change',
  'risk-difference',
  'percentage',
]);
/** Kinds of which a range says that the number lies within. */
const ranged = /^(?:percentage|percentage-change|risk-difference|mean-difference)$|-ratio$/;
/** What "about" allows, as a share of the number. */
const roughly = 0.05;
/** How far a bound may lie from what it bounds: "more than 25,000" says 25,871. */
const boundReach = 0.1;

export const isRatio = ({ kind }: Quantity) => ratios.has(kind);

/** A number of both texts in one measure: what the first states, what the second would state there. */
interface Pair {
  stated: number;
  recorded: number;
  /** How much the recorded one is changed by its own rounding. */
  step: number;
}

/** Whether a quantity of a citing sentence says the number that the abstract records, rounding and spelling apart. */
export function isSameValue(stated: Quantity, recorded: Quantity): boolean {
  return pairsOf(stated, recorded).some((pair) => isNear(stated, pair));
}

/** Whether two quantities are told in one measure, so that their numbers may be held against each other. */
export function isSameMeasure(stated: Quantity, recorded: Quantity): boolean {
  return pairsOf(stated, recorded).length > 0;
}

/** Whether both state an interval and both ends are one; null where either has none. */
export function isSameInterval(stated: Quantity, recorded: Quantity): boolean | null {
  const [one, other] = [stated.interval, recorded.interval];
  if (!one || !other) return null;
  const margin = 0.5 * 10 ** -Math.min(stated.decimals, recorded.decimals) + 1e-9;
  const isNearly = (low: number, high: number) =>
    Math.abs(one.low - low) <= margin && Math.abs(one.high - high) <= margin;
  return (
    isNearly(other.low, other.high) || (mayBeTurned(stated, recorded) && isNearly(-other.high, -other.low))
  );
}

/** "1.5 less (1.3 to 1.7)" is -1.5 (-1.7 to -1.3): where neither words nor a missing sign say so, a sign is meant. */
export const mayBeTurned = (stated: Quantity, recorded: Quantity): boolean =>
  stated.direction !== null ||
  recorded.direction !== null ||
  [stated, recorded].some(({ interval, value }) => value >= 0 && (interval?.low ?? 0) >= 0);

function pairsOf(stated: Quantity, recorded: Quantity): Pair[] {
  const step = 10 ** -recorded.decimals;
  const plain = { stated: stated.value, recorded: recorded.value, step };
  const absolute = { stated: Math.abs(stated.value), recorded: Math.abs(recorded.value), step };
  if (counts.has(stated.kind) && counts.has(recorded.kind))
    return (stated.unit === 'studies') === (recorded.unit === 'studies') || recorded.kind !== 'sample-size'
      ? [plain]
      : [];
  if (ratios.has(stated.kind) && ratios.has(recorded.kind))
    return stated.kind === recorded.kind || isSameRatio(stated, recorded) ? [plain] : [];
  const change = /percentage-change|^percentage$/;
  // A ratio of two digits behind the point gives no tenths of a per cent.
  const isAsFine = stated.decimals === 0 || stated.decimals + 2 <= recorded.decimals;
  if (change.test(stated.kind) && ratios.has(recorded.kind) && changes(stated) && isAsFine)
    return [
      { stated: Math.abs(stated.value), recorded: Math.abs(100 * (recorded.value - 1)), step: 100 * step },
    ];
  if (ratios.has(stated.kind) && recorded.kind === 'percentage-change')
    return [
      {
        stated: stated.value,
        recorded: 1 + signOf(recorded) * (Math.abs(recorded.value) / 100),
        step: step / 100,
      },
    ];
  if (stated.kind === 'dose' && recorded.kind === 'dose') return dosesOf(stated, recorded, step);
  if (stated.kind === 'rate' || recorded.kind === 'rate') return ratesOf(stated, recorded, step);
  if (amounts.has(stated.kind) && amounts.has(recorded.kind)) return amountsOf(stated, recorded, absolute);
  // "8.5 (95% CI, 5.6 to 9.9)" has its unit in the words before it.
  if (stated.kind === 'duration' && recorded.kind === 'number' && recorded.interval) return [plain];
  // "1 g over 10 min" is a dose to some readers and a mass to others.
  if (stated.unit !== null && stated.unit === recorded.unit) return [absolute];
  // "P < 0.01" is a limit and "P = 0.008" a value, though the one follows from the other.
  if (stated.kind === 'p-value')
    return recorded.kind === stated.kind && recorded.relation === stated.relation ? [plain] : [];
  if (isNumberNeeded(stated.kind)) return recorded.kind === stated.kind ? [plain] : [];
  return stated.kind === recorded.kind && stated.unit === recorded.unit ? [plain] : [];
}

/** "Lowered the risk by 30%", where an abstract says that 30% of a group had it. */
export const isChangeForShare = (stated: Quantity, recorded: Quantity): boolean =>
  stated.kind === 'percentage-change' &&
  stated.direction !== null &&
  recorded.kind === 'percentage' &&
  recorded.direction === null &&
  recorded.arm !== null;

/** "RR" is short for two of them; and whatever a ratio is called, its interval tells which one it is. */
function isSameRatio(stated: Quantity, recorded: Quantity): boolean {
  const isRelative = [stated, recorded].every(({ kind }) => kind === 'risk-ratio' || kind === 'rate-ratio');
  return isRelative || isSameInterval(stated, recorded) === true;
}

/** "18% lower" and "reduced by 18%", and never "occurred in 18%". */
function changes({ direction, kind, value }: Quantity): boolean {
  return kind === 'percentage-change' || (direction !== null && value < 100);
}

function signOf({ direction, value }: Quantity): number {
  return value < 0 || direction === 'down' ? -1 : 1;
}

function dosesOf(stated: Quantity, recorded: Quantity, step: number): Pair[] {
  const [one, other] = [inBase(stated.value, stated.unit), inBase(recorded.value, recorded.unit)];
  if (one.dimension !== other.dimension) return [];
  const factor = other.value / recorded.value || 1;
  const single = { stated: one.value / factor, recorded: recorded.value, step };
  if (stated.perDay === null || recorded.perDay === null) return [single];
  const daily = stated.perDay * (one.value / stated.value || 1);
  return [{ stated: daily / factor, recorded: recorded.perDay, step }];
}

/** Rates in one time and among as many; a share a year is also told without its year. */
function ratesOf(stated: Quantity, recorded: Quantity, step: number): Pair[] {
  const plain = { stated: stated.value, recorded: recorded.value, step };
  if (stated.unit === '%' && recorded.unit === '%')
    return stated.period === recorded.period || !stated.period || !recorded.period ? [plain] : [];
  const [among, time] = partsOf(stated);
  const [otherAmong, otherTime] = partsOf(recorded);
  if (!among || !otherAmong || (time && otherTime && time !== otherTime)) return [];
  const factor = among / otherAmong;
  return [{ stated: stated.value / factor, recorded: recorded.value, step }];
}

function partsOf({ period, unit }: Quantity): [number, string] {
  if (unit === '%') return [100, period ? `${period}s` : ''];
  const [, among = '', time = ''] = /^per (\d+)(?: person-(\w+))?/.exec(unit ?? '') ?? [];
  return [Number(among), time];
}

function amountsOf(stated: Quantity, recorded: Quantity, absolute: Pair): Pair[] {
  if (stated.unit === recorded.unit) return [absolute];
  const shares = new Set(['%', 'percentage points']);
  if (shares.has(stated.unit ?? '') && shares.has(recorded.unit ?? '')) {
    // A fall of HbA1c by 1.1 % is one of 1.1 points; a share of people is neither.
    const isShare = stated.kind === 'percentage' || recorded.kind === 'percentage';
    return isShare ? [] : [absolute];
  }
  const [one, other] = [inBase(stated.value, stated.unit), inBase(recorded.value, recorded.unit)];
  if (one.dimension !== other.dimension || stated.unit === null || recorded.unit === null) return [];
  const factor = other.value / recorded.value || 1;
  return [{ stated: Math.abs(one.value / factor), recorded: Math.abs(recorded.value), step: absolute.step }];
}

function isNear(quantity: Quantity, { recorded, stated, step }: Pair): boolean {
  const { decimals, relation, upper, value } = quantity;
  const apart = Math.abs(stated - recorded);
  if (apart <= 1e-6 * Math.max(Math.abs(stated), Math.abs(recorded))) return true;
  const scale = Math.abs(value) > 0 ? Math.abs(stated / value) : 1;
  const isExact = counts.has(quantity.kind) || quantity.kind === 'dose';
  if (quantity.kind === 'p-value') return apart <= Math.max(0.5 * 10 ** -decimals, 0.5 * step) + 1e-12;
  const margin = isExact ? 0 : Math.max(0.5 * 10 ** -decimals * scale, 0.5 * step) + 1e-9;
  // Ages and times are told in ranges too: there both ends would have to be the same.
  if (upper !== null && !ranged.test(quantity.kind)) return false;
  if (upper !== null) {
    const [low, high] = [stated, upper * scale].sort((one, other) => one - other);
    return recorded >= (low ?? 0) - margin && recorded <= (high ?? 0) + margin;
  }
  if (relation === '~' && apart <= Math.max(margin, roughly * Math.abs(recorded))) return true;
  const share = recorded / stated;
  if (/>/.test(relation)) return share >= 1 && share <= 1 + boundReach;
  if (/</.test(relation)) return share <= 1 && share >= 1 - boundReach;
  return apart <= margin;
}
