import type { Figure } from '@sextant/contracts';
import type { Place } from '../document.ts';

/**
 * What a number is. Ratios have 1 as "no difference", differences 0. `percentage-change` is relative ("25 % lower"),
 * `risk-difference` absolute, in points or as a part of one; `percentage` a share of some group. `rate` counts events
 * in a time, `count` events or people to whom something happened, `level` what was measured, `number` what is left.
 */
export type QuantityKind = Figure['kind'] | 'rate' | 'count' | 'duration' | 'level' | 'number';

/** A group of a study as the text names it. */
export interface Arm {
  /** Empty where the text gives only the order: "10.7 versus 11.3". */
  words: string;
  /** Told from the words: a placebo is a control. */
  role: 'control' | 'active' | null;
  /** Which of the arms that are told together, from 0; null for a number that stands alone. */
  order: number | null;
}

/** One number that a text states, in a common form, with what the text says of it. */
export interface Quantity extends Place {
  /** As it is written, its interval included. */
  text: string;
  kind: QuantityKind;
  /** In `unit`; a percentage as 12.5. A difference has its sign where the text writes one. */
  value: number;
  /** Upper end of a stated range: of "25–29 %", 29. */
  upper: number | null;
  /** Digits behind the point, as it is written: 0.70 has two. */
  decimals: number;
  /** Of "at least 12", `>=`; of "about 12", `~`. */
  relation: Figure['relation'];
  /** Canonical: `mg`, `mmol/L`, `%`, `percentage points`; null for a ratio. */
  unit: string | null;
  /** What the unit measures: `mass`, `pressure`, `amount/L`; two quantities compare only within one. */
  dimension: string | null;
  /** Time of a rate or between doses: `day`, `12 hours`, `2 weeks`. */
  period: string | null;
  /** Of a dose: how much a day, so that 100 mg twice daily is 200; else null. */
  perDay: number | null;
  interval: { level: number | null; isCredible: boolean; low: number; high: number } | null;
  p: Figure['p'];
  arm: Arm | null;
  /** What it is said of, in the words of the text: outcome, drug or group; may be empty. */
  about: string;
  /** Which way the words around it point. */
  direction: 'up' | 'down' | null;
}
