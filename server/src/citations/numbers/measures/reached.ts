import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { isChange } from '../../../reading/quantities/change-words.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { placesOf } from '../bounds.ts';

/** Where a number is what was come to, or what was begun at: "fell from 20% to 12%". */
const toLevel =
  /\b(?:reduc|decreas|increas|rais|fell|fall|rose|ris|declin|improv|cut|drop|chang|diminish|grew|grow|lower|went|gone)\p{Ll}*\b(?:(?!amount|contribut|correspond|relat|due|equal)[^.;:,()]){0,60}? (to|from) (?:(?:about|around|approximately|nearly|almost|only|just|an?|mean|median|average|of) )*$/iu;
const reach = 100;

/** What a number tells of a change: how much it was, or where it began or ended; null where the words do not say. */
function roleOf({ from, to }: Quantity, text: string, start: number): 'amount' | 'end' | null {
  const at = from - start;
  if (toLevel.test(text.slice(Math.max(0, at - reach), at))) return 'end';
  return isChange(text, at, to - start) ? 'amount' : null;
}

/**
 * Tells whether words give a number as what was come to, and an abstract, wherever it has it, as how much it changed by, or the other
 * way round: "fell to 12%" for "fell by 12%".
 * @param recorded the abstract's numbers
 */
export function toldAsEnd(
  { from: start, text: words }: PlacedText,
  { text }: ReadAbstract,
  recorded: readonly Quantity[],
): (stated: Quantity) => boolean {
  return (stated) => {
    const role = roleOf(stated, words, start);
    if (role === null) return false;
    const roles = placesOf(stated, recorded).map((place) => roleOf(place, text, 0));
    return roles.length > 0 && roles.every((other) => other !== null && other !== role);
  };
}
