import type { AbstractSentence } from '../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../reading/kept-with.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';

/** Between two numbers of a list. */
const listed = /^[^.;]{0,40}$/;
const joined = /,|\b(?:and|or|v|vs|versus)\b/;
/** "…, of at least 75% in 38.8%": what is counted next. */
const nextCounted = /,? (?:and )?of (?:at least |more than |less than )?\d*$|\bin $/;
const noFinding = /^(?:sample-size|p-value)$/;

/** Numbers of one unit that a sentence tells one after the other, such as those of three groups: "38%, 41% and 18%". */
export const listsIn = keptOf(({ from, quantities, text }: AbstractSentence): readonly Quantity[][] => {
  const lists: Quantity[][] = [];
  for (const quantity of quantities.filter(({ kind }) => !noFinding.test(kind))) {
    const last = lists.at(-1)?.at(-1);
    const between = last ? text.slice(last.to - from, quantity.from - from) : '';
    if (
      last &&
      (last.unit === quantity.unit || last.kind === 'number') &&
      listed.test(between) &&
      joined.test(between) &&
      !nextCounted.test(between)
    )
      lists.at(-1)?.push(quantity);
    else lists.push([quantity]);
  }
  return lists.filter(({ length }) => length > 1);
});

/** The list that each number of a sentence stands in, by where it begins. */
export const listsByPlace = keptOf(
  (sentence: AbstractSentence): ReadonlyMap<number, readonly Quantity[]> =>
    new Map(listsIn(sentence).flatMap((list) => list.map(({ from }) => [from, list] as const))),
);
