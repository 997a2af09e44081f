import { isNumberNeeded } from '@sextant/contracts/blocks/measures';
import type { Quantity } from '../../reading/quantities/quantity.ts';

/** Kinds that set the scene: they may stand in the abstract, and say nothing where they do not. */
const scene = new Set(['dose', 'duration', 'level', 'number']);
const wholes = new Set(['sample-size', 'count', 'number']);
/** A whole number below this is as likely a list's as a finding. */
const small = 20;

/** Whether a number is context rather than a finding: a dose, a threshold, an age, a count of studies. */
export function isContext({ kind, relation, unit, value }: Quantity): boolean {
  if (scene.has(kind) || unit === 'studies') return true;
  if (kind === 'count' && value < small) return true;
  return /^(?:percentage|level|duration)$/.test(kind) && /[<>]/.test(relation);
}

/** Whether a number can be said to be absent: neither it nor what it follows from is anywhere in the abstract. */
export function isAbsent(stated: Quantity, all: readonly Quantity[], abstract: string): boolean {
  const { kind, relation, value } = stated;
  const written = String(Math.abs(value)).replace(/^0/, '0?').replace('.', '[.·]');
  const isThere = new RegExp(`(?<![\\d.·])${written}(?!\\d|[.·]\\d)`).test(abstract.replaceAll(',', ''));
  return !isThere && (kind !== 'p-value' || relation === '=') && !isDerived(stated, all);
}

/** "An absolute reduction of 4.9 points", "an NNT of 21": what follows from two numbers told of one outcome. */
export function isDerived({ kind, value }: Quantity, all: readonly Quantity[]): boolean {
  const stated = Math.abs(value);
  const isNear = (derived: number) => Math.abs(derived - stated) <= Math.max(0.06, 0.03 * stated);
  if (wholes.has(kind)) {
    const counted = all.filter((one) => wholes.has(one.kind));
    return counted.some((one, at) =>
      counted.slice(at + 1, at + 4).some((other) => one.value + other.value === value),
    );
  }
  const pairs = all.flatMap((one, at) =>
    all
      .slice(at + 1, at + 8)
      .flatMap((other) =>
        other.kind === one.kind && other.about === one.about ? [[one, other] as const] : [],
      ),
  );
  return pairs.some(([one, other]) => {
    const apart = Math.abs(one.value - other.value);
    if (one.kind !== 'percentage' && one.kind !== 'rate' && one.kind !== 'percentage-change') return false;
    if (isNumberNeeded(kind)) return apart > 0 && Math.abs(100 / apart - stated) <= 0.1 * stated;
    if (kind === 'percentage-change' || kind === 'percentage')
      return [one, other].some((base) => isNear((100 * apart) / Math.abs(base.value || 1)));
    return kind === 'risk-difference' && isNear(apart);
  });
}
