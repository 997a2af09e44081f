import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import type { Place } from '../../../reading/document.ts';
import { horizonsIn, timesIn } from '../../../reading/quantities/times.ts';

/**
 * Whether words tell of another time than the one at which an abstract gives a number: it was read at 30 months, they say
 * 24, and the abstract tells of 24 months elsewhere. A time that the abstract does not name may be its own in other words.
 * @param told the times that the words name, as `horizonsIn` reads them
 */
export function isOfAnotherTime(
  told: ReadonlySet<string>,
  { from }: Place,
  { sentences }: ReadAbstract,
): boolean {
  const [time = ''] = told;
  if (told.size !== 1) return false;
  const sentence = sentences.find((one) => one.from <= from && from < one.to);
  const own = sentence?.text ?? '';
  return (
    horizonsIn(own).size > 0 &&
    !timesIn(own).has(time) &&
    sentences.some((one) => one !== sentence && timesIn(one.text).has(time))
  );
}
