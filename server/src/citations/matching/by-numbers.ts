import type { Citation } from '@sextant/contracts';
import { readAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { readQuantities } from '../../reading/quantities/read-quantities.ts';
import { isSameMeasure, isSameValue } from '../../reading/quantities/same-value.ts';
import { hasTooManyNumbers, maxStatementLength } from '../numbers/bounds.ts';

/** What was given and for how long is told of many works of one matter. */
const isFinding = ({ kind }: Quantity) => /-ratio$|-difference$|^percentage|^rate$|^count$/.test(kind);

/** One round number may be in any abstract; two, or one with digits behind its point, are hardly there by chance. */
const isTelling = (numbers: readonly Quantity[]): boolean =>
  numbers.length > 1 || numbers.some(({ decimals }) => decimals > 1);

/**
 * Of works that a name and a year fit alike, the one whose abstract has the findings that are told of it, where no
 * other has any of them.
 */
export function byNumbers<Scored>(
  said: string | undefined,
  equals: readonly Scored[],
  recordOf: (one: Scored) => Citation,
): Scored | null {
  const told = readQuantities((said ?? '').slice(0, maxStatementLength)).filter(isFinding);
  if (told.length === 0) return null;
  const holding = equals.flatMap((one) => {
    const held = heldBy(recordOf(one), told);
    return held.length > 0 ? { one, held } : [];
  });
  const [only, ...others] = holding;
  return only && others.length === 0 && isTelling(only.held) ? only.one : null;
}

/** A whole number of so many digits is counted, not rounded: "25,871". */
const countedDigits = 4;
const isCounted = ({ value }: Quantity) =>
  Number.isInteger(value) && value % 10 !== 0 && `${Math.abs(value)}`.length >= countedDigits;

/** Whether what is told of a work stands in one of its abstracts, in numbers so many or so exact that it is not by chance. */
export function hasItsNumbers(said: string, records: readonly Citation[]): boolean {
  const all = readQuantities(said.slice(0, maxStatementLength));
  const told = all.filter((one) => isFinding(one) || (one.kind === 'sample-size' && isCounted(one)));
  return (
    told.length > 0 &&
    records.some((record) => {
      const held = heldBy(record, told);
      return isTelling(held) || held.some(isCounted);
    })
  );
}

function heldBy({ abstract }: Citation, told: readonly Quantity[]): Quantity[] {
  if (!abstract?.trim()) return [];
  const read = readAbstract(abstract);
  if (hasTooManyNumbers(told, read)) return [];
  return told.filter((stated) =>
    read.quantities.some((recorded) => isSameMeasure(stated, recorded) && isSameValue(stated, recorded)),
  );
}
