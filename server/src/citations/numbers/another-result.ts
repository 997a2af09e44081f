import { knownOutcomes } from '../../reading/lexicon/outcome-words.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { subjectOf } from './same-subject.ts';

/** The words name outcomes that the abstract has another number of, and not this one, which is of an outcome of its own. */
export function isOfAnotherResult(
  stated: Quantity,
  { about, kind }: Quantity,
  all: readonly Quantity[],
  ignored: ReadonlySet<string>,
): boolean {
  const outcomesOf = (one: Quantity) =>
    [...subjectOf(one, ignored).concepts].filter((concept) => knownOutcomes.has(concept));
  const named = outcomesOf(stated);
  const own = outcomesOf({ ...stated, about, arm: null });
  if (named.length === 0 || own.length === 0 || named.some((one) => own.includes(one))) return false;
  return all.some((one) => {
    if (one.kind !== kind || one.about === about) return false;
    const others = outcomesOf(one);
    return named.every((outcome) => others.includes(outcome));
  });
}
