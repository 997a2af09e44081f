import type { Effect } from '../../reading/abstracts/effects.ts';
import type { Study } from './qualifiers.ts';
import { isOutcome, isSpecific, outcomesIn } from './told-of.ts';

/** "… for amputation", "Nausea occurred in", "Nausea: ": where a clause has the name of what was measured. */
const frames: readonly RegExp[] = [
  /\bfor (?:an? |the |any )?(\p{L}[\p{L} -]{2,60}?)(?= (?:was|were|is|are|in|with|at|among|by|of|and|versus|vs)\b|[^\p{L} -]|$)/giu,
  /(?:^|[,;:.] ?)(\p{L}[\p{L} -]{2,60}?) (?:occurred|affected|developed|(?:was|were) (?:seen|reported|observed|found))\b/giu,
  /^(\p{Lu}?\p{Ll}+(?: \p{Ll}+){0,3}):/gu,
];

/**
 * Whether the words around a number, or the clause that it stands in, name another outcome than an effect's: one that is known and not told with
 * the effect, or, where it names nothing of the effect's, one that the abstract does not speak of.
 */
export function namesAnother(
  clause: string,
  said: ReadonlySet<string>,
  effect: Effect,
  { abstract, title }: Study,
): boolean {
  const own = specificIn(effect.quantity.about);
  // What "the primary outcome" is, another sentence of the abstract says.
  const told = outcomesIn(`${title}. ${own.some(isOutcome) ? effect.sentence.text : abstract}`);
  if ([...said].some((one) => isSpecific(one) && isOutcome(one) && !told.has(one))) return true;
  if (namesOutcome(said, effect)) return false;
  const known = outcomesIn(`${title}. ${abstract}`);
  return frames
    .flatMap((frame) => [...clause.matchAll(frame)])
    .some(([, words = '']) => {
      const named = specificIn(words);
      return named.length > 0 && named.every((one) => !known.has(one));
    });
}

/** Whether words name something of what an effect is said of. */
export const namesOutcome = (said: ReadonlySet<string>, { quantity }: Effect): boolean =>
  specificIn(quantity.about).some((one) => said.has(one));

const specificIn = (words: string) => [...outcomesIn(words)].filter(isSpecific);
