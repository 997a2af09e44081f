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
