import { areAlike, counts, type Item } from './items.ts';
import type { GroupMention } from './mentions.ts';
import { endOfLast, type ReadSentence } from './read-sentence.ts';
import {
  adjacent,
  beginBefore,
  behind,
  differenceBehind,
  endBehind,
  isGivenBefore,
  isGroupBehind,
  ofSubject,
  reach,
} from './words-around.ts';

/** The group of a number by its name right behind it, or before it; null where neither tells. */
export function groupAlone(sentence: ReadSentence, at: number): number | null {
  const { text } = sentence;
  const item = sentence.items[at] as Item;
  const next = sentence.items[at + 1]?.from ?? text.length;
  const rest = text.slice(item.to, Math.min(next, item.to + 2 * reach));
  if (item.kind === 'percentage-change' && differenceBehind.test(rest)) return null;
  // "Atorvastatin (2.03%) as on placebo (2.00%)": what stands in a bracket is of the name before it.
  const closes = /[([][^()[\]]{0,40}$/.test(sentence.before(at)) ? rest.search(/[)\]]/) : -1;
  if (closes >= 0 && sentence.within(item.to, item.to + closes).length === 0) {
    const before = groupBefore(sentence, at);
    if (before !== null || sentence.within(sentence.clauseStart(at), item.from).length > 0) return before;
  }
  const inBracket = /^\s*\([^()]{0,90}\)/.exec(rest)?.[0].length ?? 0;
  const length = endBehind.exec(rest.slice(inBracket))?.index ?? rest.length - inBracket;
  const [first, second] = sentence.within(item.to, Math.min(next, item.to + inBracket + length));
  if (first && (!second || second.group === first.group)) {
    const gap = text.slice(item.to, first.from);
    const isNamed = behind.test(gap) || isBareNamed(sentence, at, first.group, gap);
    if (isNamed && !isOneOfTwo(sentence, first, item)) return first.group;
  }
  return groupBefore(sentence, at);
}

/** "24% (starch)", "65 of 220 controls"; "0.9% saline" is no share of those who got it, and of "68% iTAB, 70% control" both are. */
function isBareNamed(sentence: ReadSentence, at: number, group: number, gap: string): boolean {
  const item = sentence.items[at] as Item;
  if (sentence.bareGroup(item) === null) return false;
  const isBeside = isBareBeside(sentence, at, group, -1) || isBareBeside(sentence, at, group, 1);
  return /[([]/.test(gap) || counts.test(item.kind) || isBeside;
}

/** Whether another group is named right behind the next number, or the one before. */
function isBareBeside(sentence: ReadSentence, at: number, group: number, step: 1 | -1): boolean {
  const [item, other] = [sentence.items[at] as Item, sentence.items[at + step]];
  if (!other || !areAlike(item, other)) return false;
  const [first, second] = step > 0 ? [item, other] : [other, item];
  const between = sentence.text.slice(first.to, second.from);
  const own = sentence.bareGroup(other);
  return own !== null && own !== group && between.length < reach && !/\bor\b/i.test(between);
}

/** "77 patients were assigned to cooling or to no cooling", "compared 0.01% with placebo": of both. */
function isOneOfTwo(sentence: ReadSentence, { group, to }: GroupMention, { from }: Item): boolean {
  const next = sentence.mentions.find((mention) => mention.from >= to && mention.group !== group);
  const isOr =
    next !== undefined &&
    next.from - to < reach &&
    /\bor (?:[\p{L}-]+ ){0,3}$/iu.test(sentence.text.slice(to, next.from));
  return (
    isOr ||
    /\bcompar(?:ed|ing|es?)\b(?! (?:with|to)\b)[^.;|]{0,40}$/i.test(
      sentence.text.slice(Math.max(0, from - 60), from),
    )
  );
}

function groupBefore(sentence: ReadSentence, at: number): number | null {
  const { text } = sentence;
  const item = sentence.items[at] as Item;
  const last = sentence.items[at - 1]?.to ?? 0;
  const since = Math.max(last, item.from - 2 * reach);
  const begin = since + endOfLast(text.slice(since, item.from), beginBefore);
  const named = sentence.within(begin, item.from);
  const mention = named.at(-1);
  if (!mention || named.some(({ group }) => group !== mention.group)) return null;
  const gap = text.slice(mention.to, item.from);
  if (/\b(?:by|from) (?:about |around |a )?$/i.test(gap)) return null;
  // "76 cooled, 77 warmed": a name right behind a number is nearer.
  const own = gap.includes(',') ? sentence.bareGroup(item) : null;
  if (own !== null && own !== mention.group) return null;
  // "Higher with A than with B (22/41 vs 7/39)": the first is not of the name right before it.
  const isSecond = sentence.within(last, mention.from).some(({ group }) => group !== mention.group);
  if (isSecond && /[(:,[]/.test(gap) && sentence.isCompared(mention)) return null;
  // "Control arm, deaths by day 28: 11.9%": the head of a column.
  const isHead = text.includes(' | ') && /^[^|]*: ?$/.test(gap);
  const isNamed = isGivenBefore.test(text.slice(begin, mention.from)) || isGroupBehind.test(gap);
  const isOwn = isHead || adjacent.test(gap) || ofSubject.test(gap) || (isNamed && gap.length <= reach);
  return isOwn ? mention.group : null;
}
