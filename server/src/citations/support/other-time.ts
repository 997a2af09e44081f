import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { Place } from '../../reading/document.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { readQuantities } from '../../reading/quantities/read-quantities.ts';
import { isSameValue } from '../../reading/quantities/same-value.ts';
import { horizonsIn, timesIn } from '../../reading/quantities/times.ts';
import type { Evidence } from './evidence.ts';

/**
 * Whether a clause found what it tells at another time than a statement names: of "rarer at week 12; at week 36 as frequent" the
 * first is of week 12 alone, whatever its sentence names besides.
 */
export function isOfOtherTime(statement: string, { clause }: Pick<Evidence, 'clause'>): boolean {
  const told = horizonsIn(statement);
  const [time = ''] = told;
  return told.size === 1 && horizonsIn(clause).size > 0 && !timesIn(clause).has(time);
}

/** "48 weeks"; what was measured in days, "8.7 days", is a finding. */
const isLength = ({ decimals, kind }: Quantity): boolean => kind === 'duration' && decimals === 0;

/**
 * Whether a statement tells only of other lengths of time than the sentence that would bear it: 72 weeks of what that says of 48.
 * @param bearing the place of that sentence
 */
export function isOfOtherLength(statement: string, bearing: Place, { quantities }: ReadAbstract): boolean {
  const told = readQuantities(statement).filter(isLength);
  const there = quantities.filter((one) => isLength(one) && one.from >= bearing.from && one.to <= bearing.to);
  const isThere = (one: Quantity) =>
    there.some((other) => isSameValue(one, other) || (other.upper === one.value && other.unit === one.unit));
  return told.length > 0 && there.length > 0 && !told.some(isThere);
}
