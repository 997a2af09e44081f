import type { Citation } from '@sextant/contracts';
import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { readQuantities } from '../../reading/quantities/read-quantities.ts';
import { isSameMeasure, isSameValue } from '../../reading/quantities/same-value.ts';
import { rarityOf } from '../../reading/words/rarity.ts';
import { type ComparedNumber, namesOf } from '../numbers/compare-numbers.ts';
import { type Subject, subjectOf } from '../numbers/same-subject.ts';

/** Kinds that tell what was found; counts, doses and times only tell how. */
export const findings = /-ratio$|-difference$|-change$|^percentage$|^rate$|needed/;
/** How much was given, and for how long or after what time it was looked at. */
const conditions = /^(?:dose|duration)$/;
/** Share of what a number is said of, by rarity, that the abstract says it of. */
const enough = 0.6;

/**
 * Whether a sentence gives a number that the abstract has of something else: another outcome's ratio, a dose that was not
 * given, a time that was not waited for. Such a sentence is not supported, however well its words fit.
 */
export function hasForeignNumber(
  statement: string,
  numbers: readonly ComparedNumber[],
  { quantities }: ReadAbstract,
  work: Pick<Citation, 'title'>,
): boolean {
  const names = namesOf(`${work.title} ${statement}`, quantities);
  return readQuantities(statement).some((stated) => {
    const alike = quantities.filter((one) => isSameMeasure(stated, one));
    const isThere = alike.some((one) => isSameValue(stated, one));
    if (conditions.test(stated.kind)) return !isThere;
    // "A target below 110 mm Hg", where the abstract gives another.
    if (stated.kind === 'level' && /[<>]/.test(stated.relation)) return alike.length > 0 && !isThere;
    const place = numbers.find(({ from }) => from === stated.from)?.recorded;
    const recorded = place && quantities.find(({ from }) => from === place.from);
    if (!recorded || !findings.test(stated.kind)) return false;
    const subject = subjectOf(stated, names);
    const share = (one: Quantity) => coveredBy(subject, subjectOf(one, names));
    const own = share(recorded);
    return (
      own < enough &&
      alike.some((one) => one.kind === recorded.kind && share(one) > own && share(one) >= enough)
    );
  });
}

/** Share of what one number is said of, by rarity, that another is said of; 1 where the first names nothing. */
function coveredBy(stated: Subject, recorded: Subject): number {
  if (stated.concepts.size === 0 || (stated.isPrimary && recorded.isPrimary)) return 1;
  let [all, shared] = [0, 0];
  for (const concept of stated.concepts) {
    all += rarityOf(concept);
    if (recorded.concepts.has(concept)) shared += rarityOf(concept);
  }
  return shared / all;
}
