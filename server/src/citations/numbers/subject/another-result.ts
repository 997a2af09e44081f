import { knownOutcomes } from '../../../reading/lexicon/outcome-words.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { subjectOf } from './same-subject.ts';

/** "Death from any cause" is death, and no part of anything. */
const saysNoOther = 'any-cause';
/** Told of one outcome or another at once. */
const together = /\bor\b/;
const saysTogether = /\b(?:or|composite|combined)\b/i;
const finding = /-ratio$|-difference$|^percentage|^rate$/;

/**
 * The words name outcomes that the abstract has another number of, and not this one, which is of an outcome of its own,
 * or of theirs and others together: "mortality 0.53", where that is of death or stroke and 0.43 of death.
 */
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
  if (named.length === 0 || own.length === 0) return false;
  const others = all.filter((one) => one.kind === kind && one.about !== about).map(outcomesOf);
  if (!named.some((one) => own.includes(one)))
    return others.some((outcomes) => named.every((one) => outcomes.includes(one)));
  const [part, whole] = [named, own].map(withoutAnyCause) as [string[], string[]];
  const isPart =
    finding.test(kind) &&
    part.length < whole.length &&
    part.every((one) => whole.includes(one)) &&
    together.test(about) &&
    !saysTogether.test(stated.about);
  return isPart && others.some((outcomes) => String(withoutAnyCause(outcomes)) === String(part));
}

const withoutAnyCause = (outcomes: readonly string[]): string[] =>
  outcomes.filter((one) => one !== saysNoOther).sort();
