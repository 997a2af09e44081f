import type { Difference } from '@sextant/contracts';
import { isSameAmount } from './amount.ts';
import type { Frame } from './frame.ts';
import { areApart } from './populations.ts';

/** What two claims that speak of one thing say of one another. `apart`: they cannot be set against one another. */
export type Verdict = { relation: 'same' | 'apart' } | { relation: 'opposite'; differsIn: Difference[] };

const same: Verdict = { relation: 'same' };
const apart: Verdict = { relation: 'apart' };
const opposite = (...differsIn: Difference[]): Verdict => ({ relation: 'opposite', differsIn });

/** Compares what two claims on one thing say. */
export function compareFrames(one: Frame, other: Frame): Verdict {
  if (areApart(one.populations, other.populations))
    return one.populations.has('only') && other.populations.has('only') ? opposite('population') : apart;
  if (one.scale && other.scale && one.scale !== other.scale) return apart;
  if (isBareAmount(one, other) || isBareAmount(other, one)) return apart;
  const isSwapped = areSwapped(one, other);
  const byDirection = compareDirections(one, isSwapped ? swap(other) : other);
  return byDirection ?? compareAmounts(one, other);
}

function compareDirections(one: Frame, other: Frame): Verdict | null {
  if (one.isOpen || other.isOpen) return one.isOpen && other.isOpen ? same : opposite('certainty');
  if (one.isDenied !== other.isDenied && one.sign !== 0 && other.sign !== 0) return opposite('negation');
  if (one.sign === other.sign) return null;
  if (one.sign === null || other.sign === null) {
    // "X affects Y" goes with either direction, but not with "no effect".
    const [undirected, directed] = one.sign === null ? [one, other] : [other, one];
    return directed.sign === 0 && !undirected.isDenied ? opposite('negation') : null;
  }
  const doubts: Difference[] = one.lacksEvidence !== other.lacksEvidence ? ['certainty'] : [];
  return one.sign === 0 || other.sign === 0
    ? opposite('negation', ...doubts)
    : opposite('direction', ...doubts);
}

/** "10 % have it" and "20 mg are taken" are not set against "it is reduced", nor against "it takes 3 hours". */
function isBareAmount(one: Frame, other: Frame): boolean {
  const stated = one.amounts.filter(({ isSetting }) => !isSetting);
  if (one.sign !== null || one.isDenied || stated.length === 0) return false;
  if (other.sign === null && !other.amounts.some(({ isSetting }) => !isSetting)) return false;
  return !other.amounts.some(({ measure }) => stated.some((amount) => amount.measure === measure));
}

/** Whether one compares A with B and the other B with A. */
function areSwapped(one: Frame, other: Frame): boolean {
  const subject = (frame: Frame) =>
    new Set([...frame.terms.keys()].filter((term) => !frame.comparand.has(term)));
  const meet = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...some].some((term) => others.has(term));
  if (one.comparand.size === 0 || other.comparand.size === 0) return false;
  if (meet(one.comparand, other.comparand)) return false;
  return meet(one.comparand, subject(other)) && meet(other.comparand, subject(one));
}

const swap = (frame: Frame): Frame =>
  frame.sign === 1 || frame.sign === -1 ? { ...frame, sign: -frame.sign as 1 | -1 } : frame;

function compareAmounts(one: Frame, other: Frame): Verdict {
  for (const measure of new Set(one.amounts.map((amount) => amount.measure))) {
    const all = one.amounts.filter((amount) => amount.measure === measure);
    const others = other.amounts.filter((amount) => amount.measure === measure);
    if (all.length === 0 || others.length === 0) continue;
    if (all.some((amount) => others.some((second) => isSameAmount(amount, second)))) continue;
    const clashing = all.filter(({ isSetting }) => !isSetting);
    const against = others.filter(({ isSetting }) => !isSetting);
    if (clashing.length === 0 || against.length === 0) continue;
    const isUnit = clashing.some((a) => against.some((b) => a.written === b.written && a.unit !== b.unit));
    const isDose = measure.startsWith('mass') || measure === 'iu' || measure.startsWith('volume');
    return opposite(isDose ? 'dose' : 'number', ...(isUnit ? (['unit'] as const) : []));
  }
  return same;
}
