import { ofTimes } from './directions.ts';
import { areAlike, type Item } from './items.ts';
import type { GroupMention } from './mentions.ts';
import type { Roster } from './roster.ts';
import { bareBehind, clauseEnd, comparing, endOfName, reach } from './words-around.ts';

/** Two groups, in the order in which their numbers are told. */
export type Order = readonly [number, number];

/** A sentence with its numbers and the groups that it names. */
export class ReadSentence {
  readonly text: string;
  readonly items: readonly Item[];
  readonly mentions: readonly GroupMention[];
  readonly roster: Roster;

  constructor(text: string, items: readonly Item[], mentions: readonly GroupMention[], roster: Roster) {
    this.text = text;
    this.items = items;
    this.mentions = mentions;
    this.roster = roster;
  }

  /** A number and the one behind it. */
  pairAt(at: number): [Item, Item] {
    return [this.items[at] as Item, this.items[at + 1] as Item];
  }

  within(from: number, to: number): GroupMention[] {
    return this.mentions.filter((mention) => mention.from >= from && mention.to <= to);
  }

  /** The words between a number and the one before it. */
  before(at: number): string {
    return this.text.slice(this.items[at - 1]?.to ?? 0, this.items[at]?.from);
  }

  /** Where the words begin that are told of a number: behind the last one of its measure, and within its clause. */
  clauseStart(at: number): number {
    const item = this.items[at] as Item;
    let last = at - 1;
    while (last >= 0 && !areAlike(this.items[last] as Item, item)) last -= 1;
    const since = this.items[last]?.to ?? 0;
    return since + endOfLast(this.text.slice(since, item.from), clauseEnd);
  }

  /** Where the words end that may be told of a number before them. */
  endBehind(at: number): number {
    const { to } = this.items[at] as Item;
    const next = this.items[at + 1]?.from ?? this.text.length;
    const rest = this.text.slice(to, Math.min(next, to + 2 * reach));
    return to + (/[;|]|\.(?!\d)/.exec(rest)?.index ?? rest.length);
  }

  /** Whether a name is what something else is compared with. */
  isCompared({ from }: GroupMention, since = 0): boolean {
    return comparing.test(this.text.slice(Math.max(since, from - reach), from));
  }

  isOfTimes(): boolean {
    return ofTimes.test(this.text);
  }

  /** The group whose name stands right behind a number: "68% iTAB", "24% (starch)". */
  bareGroup({ to }: Item): number | null {
    const mention = this.mentions.find(({ from }) => from >= to);
    if (!mention) return null;
    const isBare =
      bareBehind.test(this.text.slice(to, mention.from)) &&
      endOfName.test(this.text.slice(mention.to, mention.to + 30));
    return isBare ? mention.group : null;
  }
}

/** Where the last match of a pattern ends; 0 where there is none. */
export const endOfLast = (part: string, pattern: RegExp): number =>
  Math.max(0, ...[...part.matchAll(pattern)].map(({ 0: found, index }) => index + found.length));

/** Of each group the first mention, in their order. */
export const distinct = (mentions: readonly GroupMention[]): GroupMention[] =>
  [...new Map(mentions.toReversed().map((mention) => [mention.group, mention])).values()].sort(
    (one, other) => one.from - other.from,
  );

/** Of a count and its share, the share. */
export const lastValue = ({ quantities }: Item): number => quantities.at(-1)?.value ?? 0;
