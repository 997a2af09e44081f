/** An amount that a claim states, in a base unit, so that 1 g and 1000 mg are one. */
export interface Amount {
  /** What is measured, such as `mass`, `mass/kg`, `time`, `%`; amounts of one measure can be compared. */
  measure: string;
  low: number;
  high: number;
  /** Half a unit of the last place as written: 26 may stand for 26.1. */
  slack: number;
  /** `<=` and `>=` for "up to", "at least" and their like. */
  bound: '=' | '<=' | '>=';
  /** As written, without the unit. */
  written: string;
  unit: string;
  /** Says when or over what time, rather than how much: it never clashes. */
  isSetting: boolean;
}

/** How far two figures of one measure may lie apart and still be one figure, rounded. */
const rounding = 0.05;

/** Whether two amounts of one measure can both be so. */
export function isSameAmount(one: Amount, other: Amount): boolean {
  const slack = Math.max(one.slack, other.slack, rounding * Math.min(one.high, other.high));
  // Slack of whole numbers as small as these would take 2 for 3.
  const allowed = Math.min(slack, 0.25 * Math.min(one.high, other.high)) + 1e-9;
  const overlap = Math.min(one.high, other.high) - Math.max(one.low, other.low);
  const narrower = Math.min(one.high - one.low, other.high - other.low);
  // "2 to 3" and "3 to 4" meet, but are not the same.
  if (narrower > 0 ? overlap >= narrower / 2 : overlap + allowed >= 0) return true;
  if (one.bound === other.bound) return false;
  const [bounded, exact] = one.bound === '=' ? [other, one] : [one, other];
  if (exact.bound !== '=') return false;
  return bounded.bound === '<=' ? exact.high <= bounded.high : exact.low >= bounded.low;
}
