import type { Quantity } from '../quantities/quantity.ts';
import { inherited, isBarePair, isOfList, ofBarePair } from './bare-pairs.ts';
import { completedAt } from './completed.ts';
import { type Item, itemsOf } from './items.ts';
import { mentionsIn } from './mentions.ts';
import { distinct, type Order, ReadSentence } from './read-sentence.ts';
import type { Roster } from './roster.ts';
import { groupAlone } from './told-alone.ts';

/** Two numbers told against one another, with the group of each. */
export interface GroupPair {
  one: { item: Item; group: number };
  other: { item: Item; group: number };
}

/** Of which group a text tells its numbers. */
export interface GroupsTold {
  /** By where a number begins, the index of its group in the roster. */
  groups: ReadonlyMap<number, number>;
  pairs: readonly GroupPair[];
}

/** More of a sentence, or more numbers, is none that people write. */
const maxLength = 3_000;
const maxItems = 60;

/**
 * Of which group of a roster each number of a text is told, as far as its words say so.
 * @param start where the text begins in the text that the places of its quantities are of
 * @param usual the order in which numbers are told that name no group, where it is known
 */
export function groupsTold(
  written: string,
  start: number,
  quantities: readonly Quantity[],
  roster: Roster,
  usual: Order | null = null,
): GroupsTold {
  const none: GroupsTold = { groups: new Map(), pairs: [] };
  if (roster.groups.length < 2) return none;
  const text = written.slice(0, maxLength);
  const items = itemsOf(
    text,
    start,
    quantities.filter(({ to }) => to - start <= text.length),
  );
  if (items.length === 0 || items.length > maxItems) return none;
  const mentions = mentionsIn(text, roster);
  return tell(new ReadSentence(text, items, mentions, roster), usual);
}

/** Pairs first, for a name beside one of two numbers may be of the other; then each by itself; then what the rest tells. */
function tell(sentence: ReadSentence, usual: Order | null): GroupsTold {
  const { items } = sentence;
  const groups = new Map<Item, number>();
  const pairs: GroupPair[] = [];
  let order: Order | null = null;
  const add = (at: number, told: Order) => {
    const [one, other] = sentence.pairAt(at);
    groups.set(one, told[0]).set(other, told[1]);
    pairs.push({ one: { item: one, group: told[0] }, other: { item: other, group: told[1] } });
    order = told;
  };
  for (const item of items) {
    const [inside, ...others] = distinct(sentence.within(item.from, item.to));
    if (inside && others.length === 0) groups.set(item, inside.group);
  }
  const paired = new Set<Item>();
  for (let at = 0; at < items.length - 1; at += 1) {
    const [one, other] = sentence.pairAt(at);
    if (groups.has(one) || groups.has(other) || !isBarePair(sentence, at)) continue;
    paired.add(one).add(other);
    const third = items[at + 2];
    if (!isOfList(sentence, at)) {
      const told = ofBarePair(sentence, at) ?? inherited(sentence, at, order, usual);
      if (told) add(at, told);
    } else if (third && isBarePair(sentence, at + 1)) paired.add(third);
    at += 1;
  }
  for (const [at, item] of items.entries()) {
    const group = paired.has(item) || groups.has(item) ? null : groupAlone(sentence, at);
    if (group !== null) groups.set(item, group);
  }
  for (let at = 0; at < items.length - 1; at += 1) {
    const [one, other] = sentence.pairAt(at);
    if (pairs.some((pair) => pair.one.item === one)) continue;
    const told = completedAt(sentence, at, groups.get(one), groups.get(other));
    if (told) add(at, told);
  }
  const placed = [...groups].flatMap(([{ quantities }, group]) =>
    quantities.map(({ from }) => [from, group] as const),
  );
  return { groups: new Map(placed), pairs };
}
