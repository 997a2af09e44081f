import type { PlacedText } from '../quantities/placed-text.ts';
import { inherited, isBarePair, isOfList, ofBarePair } from './bare-pairs.ts';
import { completedAt } from './completed.ts';
import { endOfHead } from './heads.ts';
import { areAlike, type Item, itemsOf } from './items.ts';
import { mentionsIn } from './mentions.ts';
import { distinct, type Order, ReadSentence } from './read-sentence.ts';
import type { Roster } from './roster.ts';
import { groupAlone } from './told-alone.ts';
import { contrasting } from './words-around.ts';

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
 * @param usual the order in which numbers are told that name no group, where it is known
 */
export function groupsTold(
  { from: start, quantities, text: written }: PlacedText,
  roster: Roster,
  usual: Order | null = null,
): GroupsTold {
  const none: GroupsTold = { groups: new Map(), pairs: [] };
  if (roster.groups.length < 2) return none;
  const text = written.slice(0, maxLength);
  const items = itemsOf({
    text,
    from: start,
    quantities: quantities.filter(({ to }) => to - start <= text.length),
  });
  if (items.length === 0 || items.length > maxItems) return none;
  const mentions = mentionsIn(text, roster);
  return tell(new ReadSentence(text, items, mentions, roster), usual);
}

const outcomeBehind =
  /^[)\]%]{0,3} (for|of) (?:(?!\b(?:and|or|but|while|whereas)\b)[^;|.,()\d]){2,50}(?:,|,? and) ?$/i;

const people =
  /\b(?:groups?|arms?|patients|participants|people|persons|those|women|men|children|users|recipients)\b/i;

/** "The test found 67% of cancers, 23% of polyps": each number has its own outcome, and no other group is named. */
function goesOn({ mentions, text }: ReadSentence, before: Item, item: Item): boolean {
  const preposition = outcomeBehind.exec(text.slice(before.to, item.from))?.[1];
  const isOfOne = new Set(mentions.map(({ group }) => group)).size === 1;
  if (!preposition || !areAlike(before, item) || !isOfOne || contrasting.test(text)) return false;
  const isOfPeople = people.test(text.slice(before.to, item.from)) || people.test(text.slice(item.to));
  return (
    !isOfPeople && new RegExp(`^[)\\]%]{0,3} ${preposition} `, 'i').test(text.slice(item.to, item.to + 12))
  );
}

/** The group that the head of a sentence names, where the sentence names no other: "With the drug, it was 24% and 17%". */
function groupOfHead({ mentions, roster, text }: ReadSentence): number | null {
  const [first] = mentions;
  if (!first || !roster.areTwo || text.includes(' | ')) return null;
  const isHead = first.to < endOfHead(text) && mentions.every(({ group }) => group === first.group);
  return isHead && !contrasting.test(text) ? first.group : null;
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
  for (const [at, item] of items.entries()) {
    const before = items[at - 1];
    const group = before && !paired.has(item) && !groups.has(item) ? groups.get(before) : undefined;
    if (before && group !== undefined && goesOn(sentence, before, item)) groups.set(item, group);
  }
  const headed = groupOfHead(sentence);
  if (headed !== null) for (const item of items) if (!groups.has(item)) groups.set(item, headed);
  const placed = [...groups].flatMap(([{ quantities }, group]) =>
    quantities.map(({ from }) => [from, group] as const),
  );
  return { groups: new Map(placed), pairs };
}
