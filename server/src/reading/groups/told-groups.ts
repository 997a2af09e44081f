import type { Quantity } from '../quantities/quantity.ts';
import { changing, directionIn, ofTimes } from './directions.ts';
import { areAlike, type Item, itemsOf } from './items.ts';
import { type GroupMention, mentionsIn } from './mentions.ts';
import { otherOf, type Roster } from './roster.ts';

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
  /** The order in which the text told its last pair, for those behind it that name no group. */
  order: readonly [number, number] | null;
}

/** More of a sentence, or more numbers, is none that people write. */
const maxLength = 3_000;
const maxItems = 60;

/** What ends the words that are told of a number behind it. */
const endBehind =
  /[;|.](?!\d)|,(?!\d)|\b(?:and|as|vs\.?|versus|v|than|but|whereas|while|compared (?:with|to)|against|rather than|instead of|or)\b/i;
/** What begins those that are told of a number before it. */
const beginBefore =
  /[;|]|\b(?:vs\.?|versus|v|than|but|and|whereas|while|compared (?:with|to)|against|rather than|instead of)\b/gi;
const given =
  '(?:(?:assigned|allocated|randomi[sz]ed) to|treated with|of|in|on|with|for|after|among|given|receiving|received|under|to|taking|took|using|undergoing|who had)';
const few = "(?: ?(?:the|a|an|those|patients|people|participants|women|men|children|infants|adults|who|were|was|on|in|[\\p{L}'’-]{1,18}))";
/** Between a number and the group behind it. */
const behind = new RegExp(
  `^[)\\]%]{0,3} ?(?:\\([^()]{0,90}\\) ?|\\[[^[\\]]{0,90}\\] ?)?(?:of (?:the )?\\d[\\d, ]{0,8} ?)?(?:${few}{0,6} )?${given}${few}{0,3} ?$`,
  'iu',
);
/** The same without a word of giving: "79.2% melatonin", "24% (starch)". */
const bareBehind = /^[)\]%]{0,3} ?[([]? ?(?:the |active )?$/;
const endOfName =
  /^(?:[’']s?)?(?: [\p{L}-]{2,14} (?:groups?|arms?)\b| (?:groups?|arms?|patients|recipients|users|alone))?\s*(?:$|[,;.)\]|(]|(?:and|vs\.?|versus|v|compared|but|while|whereas|against)\b)/iu;
/** Between a group and a number right behind it: "TAVR: 8.5%", "aspirin (24%", "in the starch group was 24%". */
const adjacent =
  /^(?:[’']s)?(?: (?:groups?|arms?|patients|participants|recipients|users|alone|therapy|treatment))*\s*[:,([=–-]{0,2}\s*(?:n ?= ?)?(?:was|were|had|at|in|it was|is)?(?: about| only| just)? ?$/i;
/** "Controls needed 5.8 days", "starch had a mortality of 24%". */
const ofSubject =
  /^(?: (?:groups?|arms?|patients|participants|recipients|users|alone|therapy|treatment))* (?:needed|had|took|achieved|reached|lost|gained|scored|averaged|showed|saw|experienced|recorded|required|spent|stayed|used)\b[^,;.()|]{0,40}$/i;
/** "With starch the rate was 24%", "in the placebo group mortality was 24%". */
const isGivenBefore = new RegExp(`\\b${given} (?:the |those |patients |people |a |an |use of )?(?:[\\p{L}-]{1,16} )?$`, 'iu');
const isGroupBehind = /^(?:[’']s)? (?:groups?|arms?|recipients|users|patients|participants)\b/i;
/** In characters: from a group to its number, told before it. */
const reach = 80;
/** Between two numbers of two groups, of which none is named there. */
const bareJoint =
  /^[)\]%\s]{0,4},?\s*(?:and|vs\.?|v|versus|against|compared (?:with|to)|as (?:against|opposed to)|in contrast (?:with|to)|rather than|instead of|or|to|\/|than)\s*(?:in |about |only |just |of |around |roughly |the |those )?[([]?\s*(?:\d[\d,]{0,6} ?\/ ?\d[\d,]{0,6} ?[([] ?)?$/i;
const clauseEnd = /[;|]|\.(?!\d)|, (?:but|whereas|while|although|though|however)\b/gi;
/** "Between 6 and 13 weeks", "aged 50 to 70". */
const ofRange = /\b(?:between|aged?|ages) (?:of )?$/i;
const contrasting = /\b(?:vs\.?|v|versus|against|as opposed to|in contrast (?:with|to)|compared (?:with|to)|than|whereas|while|rather than|instead of)(?![\p{L}])/iu;
/** Before the name of what something is compared with. */
const comparing =
  /\b(?:than|versus|vs\.?|compared (?:with|to)|relative to|over|against|in comparison (?:with|to))(?: (?:with|in|on|for|to|those|the|that|of|given|receiving|after|patients|people|a|an|among|under)){0,4} (?:[\p{L}-]{1,16} )?$/iu;
/** Between the names of two groups that are told in one breath. */
const glue =
  /^(?:[’']s)?(?: (?:groups?|arms?|patients|recipients|treatment|therapy))?,?\s*(?:and|or|vs\.?|versus|v|\/|compared (?:with|to)|against|than)\s*(?:(?:in|with|after|for|on|of|the|those|given|receiving|who|patients|a|an|among|under|[\p{L}-]{1,14}) ){0,4}$/iu;
/** "24% without and 17% with it". */
const without = /^[)\]%]{0,3} ?without(?= (?:and|vs\.?|versus|but)\b|[,;.)]| ?$)/i;
/** Two cells of a row, each behind the head of its column. */
const besideInRow = /^[^|:;]{0,30} \| [^|]{1,80}: ?$/;
/** A name that is not known: beside controls it is that of the others. */
const namedBehind = /^[)\]%]{0,3} ?(?:\([^()]{0,60}\) ?)?(?:days? |points? )?(?:\((?=\p{L})|(?:with|on|under|in|of|among|for|after|given|receiving) (?:the |those |treated )?(?!each\b|both\b|all\b|either\b)\p{L}{3})/iu;
/** What a number is by which two groups differ: "24% lower", "by 24%". */
const differenceBehind = /^[)\]% ]{0,3}(?:[\p{L}-]+ )?(?:lower|higher|fewer|more|less|greater|reduction|increase|relative|absolute|decrease)\b/iu;

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
  usual: readonly [number, number] | null = null,
): GroupsTold {
  const none: GroupsTold = { groups: new Map(), pairs: [], order: null };
  if (roster.groups.length < 2) return none;
  const text = written.slice(0, maxLength);
  const items = itemsOf(text, start, quantities.filter(({ to }) => to - start <= text.length));
  if (items.length === 0 || items.length > maxItems) return none;
  const mentions = mentionsIn(text, roster);
  return new Teller(text, items, mentions, roster).tell(usual);
}

class Teller {
  readonly groups = new Map<Item, number>();
  readonly pairs: GroupPair[] = [];
  order: readonly [number, number] | null = null;
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

  tell(usual: readonly [number, number] | null): GroupsTold {
    const ofBarePairs = new Set<Item>();
    for (const item of this.items) {
      const [inside, ...others] = distinct(this.within(item.from, item.to));
      if (inside && others.length === 0) this.groups.set(item, inside.group);
    }
    for (let at = 0; at < this.items.length - 1; at += 1) {
      const [one, next] = [this.items[at] as Item, this.items[at + 1] as Item];
      if (this.groups.has(one) || this.groups.has(next) || !this.isBarePair(one, next)) continue;
      // Of three in a row no two are a pair.
      const third = this.items[at + 2];
      const isList = (third && this.isBarePair(next, third)) || /,\s*$/.test(this.before(at).slice(-2)) && this.isListed(at);
      ofBarePairs.add(one).add(next);
      if (isList) {
        if (third) ofBarePairs.add(third);
        at += 1;
        continue;
      }
      const groups = this.ofBarePair(at) ?? this.inherited(at, usual);
      if (groups) this.set(one, next, groups);
      at += 1;
    }
    for (const [at, item] of this.items.entries())
      if (!ofBarePairs.has(item) && !this.groups.has(item)) this.tellAlone(item, at);
    for (let at = 0; at < this.items.length - 1; at += 1) this.complete(at);
    const groups = new Map<number, number>();
    for (const [{ quantities }, group] of this.groups) for (const { from } of quantities) groups.set(from, group);
    return { groups, pairs: this.pairs, order: this.order };
  }

  private set(one: Item, other: Item, [first, second]: readonly [number, number]): void {
    this.groups.set(one, first).set(other, second);
    this.pairs.push({ one: { item: one, group: first }, other: { item: other, group: second } });
    this.order = [first, second];
  }

  private within(from: number, to: number): GroupMention[] {
    return this.mentions.filter((mention) => mention.from >= from && mention.to <= to);
  }

  /** The words between an item and the one before it. */
  private before(at: number): string {
    return this.text.slice(this.items[at - 1]?.to ?? 0, this.items[at]?.from);
  }

  /** "38%, 41% and 18%": the first of a pair goes on from one before it. */
  private isListed(at: number): boolean {
    const [last, one] = [this.items[at - 1], this.items[at]];
    return last !== undefined && one !== undefined && areAlike(last, one) && one.from - last.to < 5;
  }

  private isBarePair(one: Item, other: Item): boolean {
    return (
      areAlike(one, other) &&
      other.from - one.to < reach &&
      one.quantities[0]?.value !== other.quantities[0]?.value &&
      bareJoint.test(this.text.slice(one.to, other.from)) &&
      !ofRange.test(this.text.slice(Math.max(0, one.from - 12), one.from))
    );
  }

  /** The groups of two numbers that are told together, by those named right behind them or before them. */
  private ofBarePair(at: number): readonly [number, number] | null {
    const [one, other] = [this.items[at] as Item, this.items[at + 1] as Item];
    const isChange = /^[)\]%\s]{0,4}to\b/i.test(this.text.slice(one.to, other.from));
    const end = this.endBehind(other, at + 1);
    const told = this.within(other.to, end);
    const [first, second] = told;
    if (first && !/[;]|\.\s/.test(this.text.slice(other.to, first.from))) {
      const gap = this.text.slice(other.to, first.from);
      const isTold = behind.test(gap) || bareBehind.test(gap) || /^[)\]%]{0,3},? ?(?:in|for|with|of|after|among) (?:the )?$/i.test(gap);
      if (isTold && second && second.group !== first.group && glue.test(this.text.slice(first.to, second.from)))
        return isChange ? null : [first.group, second.group];
      const rival = otherOf(this.roster, first.group);
      // "41% v 18% for the monthly dose" is told of either; "from 51% to 43% with starch" of the second.
      if (isTold && !second && rival !== null) {
        if (isChange) return this.isOfTimes() ? null : [rival, first.group];
        const before = this.within(this.clauseStart(at), one.from);
        const isOfOther = before.length > 0 && before.every(({ group }) => group === rival);
        if (isOfOther || this.roster.groups[first.group]?.isControl) return [rival, first.group];
      }
    }
    return isChange ? this.ofChange(at) : this.ofNamedBefore(at);
  }

  private endBehind(item: Item, at: number): number {
    const next = this.items[at + 1]?.from ?? this.text.length;
    const rest = this.text.slice(item.to, Math.min(next, item.to + 2 * reach));
    const end = /[;|]|\.(?!\d)/.exec(rest);
    return item.to + (end?.index ?? rest.length);
  }

  private isOfTimes(): boolean {
    return ofTimes.test(this.text);
  }

  /** "Aspirin lowered it from 24% to 17%": what it came to is the subject's. */
  private ofChange(at: number): readonly [number, number] | null {
    const [one, other] = [this.items[at] as Item, this.items[at + 1] as Item];
    const from = this.clauseStart(at);
    const clause = this.text.slice(from, one.from);
    const named = this.within(from, one.from);
    const [subject] = named;
    if (!subject || named.length > 1 || this.isOfTimes() || !changing.test(clause)) return null;
    // "Compared with placebo it fell": who else is meant is told nowhere.
    if (comparing.test(this.text.slice(from, subject.from))) return null;
    const rival = otherOf(this.roster, subject.group);
    const way = directionIn(clause);
    const isSo = way === null || (way === 'down') === valueOf(one) > valueOf(other);
    return rival !== null && isSo ? [rival, subject.group] : null;
  }

  private clauseStart(at: number): number {
    const item = this.items[at] as Item;
    let before = at - 1;
    while (before >= 0 && !areAlike(this.items[before] as Item, item)) before -= 1;
    const since = this.items[before]?.to ?? 0;
    const part = this.text.slice(since, item.from);
    return since + Math.max(0, ...[...part.matchAll(clauseEnd)].map(({ 0: found, index }) => index + found.length));
  }

  /** "…, and mortality was lower with A (p vs q)": what is said there names the group itself. */
  private ownClause(from: number, to: number): number {
    const at = this.text.slice(from, to).lastIndexOf(', and ');
    return at >= 0 && this.within(from + at, to).length > 0 && directionIn(this.text.slice(from + at, to)) !== null
      ? from + at
      : from;
  }

  /** "Lower with A than with B (p vs q)", "in the A and B groups p and q". */
  private ofNamedBefore(at: number): readonly [number, number] | null {
    const [one, other] = [this.items[at] as Item, this.items[at + 1] as Item];
    const from = this.ownClause(this.clauseStart(at), one.from);
    const named = this.within(from, one.from);
    const [first, second, ...more] = distinct(named);
    if (!first || more.length > 0) return null;
    const clause = this.text.slice(from, one.from);
    const isCompared = (mention: GroupMention) =>
      comparing.test(this.text.slice(Math.max(from, mention.from - reach), mention.from));
    const way = directionIn(clause);
    const isFirstLess = valueOf(one) < valueOf(other);
    if (second) {
      const isTurned = isCompared(first) && !isCompared(second);
      const subject = isTurned ? second.group : first.group;
      const rival = isTurned ? first.group : second.group;
      if (way === null) return isTurned ? null : [subject, rival];
      // "Compared with B, fewer with A (q vs p)": the order is either, and the numbers tell which.
      if ((way === 'down') === isFirstLess) return [subject, rival];
      return isTurned ? [rival, subject] : null;
    }
    const rival = otherOf(this.roster, first.group);
    if (rival === null) return null;
    const joint = this.text.slice(one.to, other.from);
    const isAdjacent = adjacent.test(this.text.slice(first.to, one.from)) && contrasting.test(joint);
    if (isAdjacent && way === null && !isCompared(first) && !/[([]\s*$/.test(clause)) return [first.group, rival];
    if (way === null) return null;
    const subject = isCompared(first) ? rival : first.group;
    const compared = subject === rival ? first.group : rival;
    return (way === 'down') === isFirstLess ? [subject, compared] : null;
  }

  /** A pair that names no group is in the order of the one before it. */
  private inherited(at: number, usual: readonly [number, number] | null): readonly [number, number] | null {
    const order = this.order ?? (this.roster.areTwo ? usual : null);
    if (!order) return null;
    const [one, other] = [this.items[at] as Item, this.items[at + 1] as Item];
    const from = this.clauseStart(at);
    const named = this.within(from, this.endBehind(other, at + 1));
    if (named.some(({ from: place, group }) => group !== order[0] || place > one.from)) return null;
    const joint = this.text.slice(one.to, other.from);
    return /\bto\s*$/i.test(joint) ? null : order;
  }

  /** A number whose group is named right behind it, or before it. */
  private tellAlone(item: Item, at: number): void {
    const next = this.items[at + 1]?.from ?? this.text.length;
    const rest = this.text.slice(item.to, Math.min(next, item.to + 2 * reach));
    if (item.kind === 'percentage-change' && differenceBehind.test(rest)) return;
    // "Atorvastatin (2.03%) as on placebo (2.00%)": what stands in a bracket is of the name before it.
    const closes = /[([][^()[\]]{0,40}$/.test(this.before(at)) ? rest.search(/[)\]]/) : -1;
    if (closes >= 0 && this.within(item.to, item.to + closes).length === 0) {
      const isToldBefore = this.tellBefore(item, at);
      if (isToldBefore || this.within(this.clauseStart(at), item.from).length > 0) return;
    }
    const inBracket = /^\s*\([^()]{0,90}\)/.exec(rest)?.[0].length ?? 0;
    const end = item.to + inBracket + (endBehind.exec(rest.slice(inBracket))?.index ?? rest.length - inBracket);
    const [first, second] = this.within(item.to, Math.min(next, end));
    if (first && (!second || second.group === first.group)) {
      const gap = this.text.slice(item.to, first.from);
      const isBare =
        this.bareGroup(item) !== null &&
        (/[([]/.test(gap) || isCount(item) || this.isBareBeside(at, first.group, -1) || this.isBareBeside(at, first.group, 1));
      if ((behind.test(gap) || isBare) && !this.isOneOfTwo(first, item)) {
        this.groups.set(item, first.group);
        return;
      }
    }
    this.tellBefore(item, at);
  }

  /** The group whose name stands right behind a number: "68% iTAB", "24% (starch)". */
  private bareGroup(item: Item): number | null {
    const mention = this.mentions.find(({ from }) => from >= item.to);
    if (!mention) return null;
    const isBare =
      bareBehind.test(this.text.slice(item.to, mention.from)) &&
      endOfName.test(this.text.slice(mention.to, mention.to + 30));
    return isBare ? mention.group : null;
  }

  /** "0.9% saline" is no share of those who got it; of "68% iTAB, 70% control" both are. */
  private isBareBeside(at: number, group: number, step: 1 | -1): boolean {
    const [item, other] = [this.items[at] as Item, this.items[at + step]];
    if (!other || !areAlike(item, other)) return false;
    const [first, second] = step > 0 ? [item, other] : [other, item];
    const between = this.text.slice(first.to, second.from);
    const own = this.bareGroup(other);
    return own !== null && own !== group && between.length < reach && !/\bor\b/i.test(between);
  }

  /** "77 patients were assigned to cooling or to no cooling", "compared 0.01% with placebo": of both. */
  private isOneOfTwo({ group, to }: GroupMention, { from }: Item): boolean {
    const next = this.mentions.find((mention) => mention.from >= to && mention.group !== group);
    const isOr = next !== undefined && next.from - to < reach && /\bor (?:[\p{L}-]+ ){0,3}$/iu.test(this.text.slice(to, next.from));
    return isOr || /\bcompar(?:ed|ing|es?)\b(?! (?:with|to)\b)[^.;|]{0,40}$/i.test(this.text.slice(Math.max(0, from - 60), from));
  }

  private tellBefore(item: Item, at: number): boolean {
    const since = Math.max(this.items[at - 1]?.to ?? 0, item.from - 2 * reach);
    const part = this.text.slice(since, item.from);
    const begin = since + Math.max(0, ...[...part.matchAll(beginBefore)].map(({ 0: word, index }) => index + word.length));
    const named = this.within(begin, item.from);
    const last = named.at(-1);
    // "Control arm, deaths by day 28: 11.9%": the head of a column.
    const isHead = last && this.text.includes(' | ') && /^[^|]*: ?$/.test(this.text.slice(last.to, item.from));
    if (!last || named.some(({ group }) => group !== last.group)) return false;
    const gap = this.text.slice(last.to, item.from);
    if (/\b(?:by|from) (?:about |around |a )?$/i.test(gap)) return false;
    // "76 cooled, 77 warmed": a name right behind a number is nearer.
    const own = gap.includes(',') ? this.bareGroup(item) : null;
    if (own !== null && own !== last.group) return false;
    // "Higher with A than with B (22/41 vs 7/39)": the first is not of the name right before it.
    const before = this.within(this.items[at - 1]?.to ?? 0, last.from);
    const isCompared = comparing.test(this.text.slice(Math.max(0, last.from - reach), last.from));
    if (isCompared && /[(:,[]/.test(gap) && before.some(({ group }) => group !== last.group)) return false;
    const isNamed =
      isGivenBefore.test(this.text.slice(begin, last.from)) || isGroupBehind.test(gap);
    if (!isHead && !adjacent.test(gap) && !ofSubject.test(gap) && !(isNamed && gap.length <= reach)) return false;
    this.groups.set(item, last.group);
    return true;
  }

  /** "24% with starch, against 17%": what is not of the one is of the other. */
  private complete(at: number): void {
    const [one, other] = [this.items[at] as Item, this.items[at + 1] as Item];
    if (!areAlike(one, other) || this.pairs.some(({ one: first }) => first.item === one)) return;
    const [first, second] = [this.groups.get(one), this.groups.get(other)];
    const joint = this.text.slice(one.to, other.from);
    const isRow = besideInRow.test(joint);
    if (joint.length > 2 * reach || (!isRow && /[|;]/.test(joint) && (first === undefined || second === undefined)))
      return;
    if (first !== undefined && second !== undefined) {
      if (first !== second) this.set(one, other, [first, second]);
      return;
    }
    const known = first ?? second;
    const rival = known === undefined ? null : otherOf(this.roster, known);
    if (known === undefined || rival === null) return;
    const [unsaid, isSecond] = first === undefined ? [one, false] : [other, true];
    const end = isSecond ? this.endBehind(other, at + 1) : other.from;
    const isNamedOtherwise =
      this.roster.groups[known]?.isControl === true &&
      joint.length < reach &&
      (isSecond
        ? this.within(unsaid.to, end).length === 0 && namedBehind.test(this.text.slice(unsaid.to, end))
        : contrasting.test(joint));
    const isLast =
      isSecond &&
      (contrasting.test(joint) || (/\bto (?:about |only )?$/.test(joint) && !this.isOfTimes())) &&
      this.within(other.to, end).length === 0;
    const isWithout = without.test(this.text.slice(unsaid.to, isSecond ? end : other.from));
    if (isLast || isNamedOtherwise || isRow || isWithout)
      this.set(one, other, isSecond ? [known, rival] : [rival, known]);
  }
}

const isCount = ({ kind }: Item): boolean => /^(?:count|sample-size|number)$/.test(kind);

const valueOf = ({ quantities }: Item): number => quantities.at(-1)?.value ?? 0;

const distinct = (mentions: readonly GroupMention[]): GroupMention[] => [
  ...new Map(mentions.toReversed().map((mention) => [mention.group, mention])).values(),
].sort((one, other) => one.from - other.from);
