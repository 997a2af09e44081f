import type { PlacedText } from '../quantities/placed-text.ts';
import type { Quantity } from '../quantities/quantity.ts';
import { sentencesOf } from '../sentences/sentences.ts';
import type { Roster } from './roster.ts';
import { type GroupPair, groupsTold } from './told-groups.ts';

/** Of which group of a roster a text of one or more sentences, or a table's row, tells its numbers. */
export function groupsOfText(
  { from: start, quantities, text }: PlacedText,
  roster: Roster,
): { groups: ReadonlyMap<number, number>; pairs: readonly GroupPair[] } {
  if (roster.groups.length < 2 || quantities.length < 1) return { groups: new Map(), pairs: [] };
  const isRow = text.includes(' | ');
  const parts = isRow ? [{ from: 0, to: text.length, text }] : sentencesOf(text);
  let next = 0;
  const told = parts.map(({ from, text: words, to }) => {
    const first = next;
    while (next < quantities.length && (quantities[next] as Quantity).from < start + to) next += 1;
    return groupsTold({ text: words, from: start + from, quantities: quantities.slice(first, next) }, roster);
  });
  return {
    groups: new Map(told.flatMap(({ groups }) => [...groups])),
    pairs: told.flatMap(({ pairs }) => pairs),
  };
}
