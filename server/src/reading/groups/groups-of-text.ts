import type { Quantity } from '../quantities/quantity.ts';
import { sentencesOf } from '../sentences/sentences.ts';
import type { Roster } from './roster.ts';
import { type GroupPair, groupsTold } from './told-groups.ts';

/** A text, and where it begins in the one that the places of its quantities are of. */
export interface PlacedText {
  text: string;
  start: number;
  quantities: readonly Quantity[];
}

/** Of which group of a roster a text of one or more sentences, or a table's row, tells its numbers. */
export function groupsOfText(
  { quantities, start, text }: PlacedText,
  roster: Roster,
): { groups: ReadonlyMap<number, number>; pairs: readonly GroupPair[] } {
  if (roster.groups.length < 2 || quantities.length < 1) return { groups: new Map(), pairs: [] };
  const isRow = text.includes(' | ');
  const parts = isRow ? [{ from: 0, to: text.length, text }] : sentencesOf(text);
  let next = 0;
  const told = parts.map(({ from, text: words, to }) => {
    const first = next;
    while (next < quantities.length && (quantities[next] as Quantity).from < start + to) next += 1;
    return groupsTold(words, start + from, quantities.slice(first, next), roster);
  });
  return {
    groups: new Map(told.flatMap(({ groups }) => [...groups])),
    pairs: told.flatMap(({ pairs }) => pairs),
  };
}
