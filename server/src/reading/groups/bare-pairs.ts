import { changing, directionIn } from './directions.ts';
import { areAlike } from './items.ts';
import type { GroupMention } from './mentions.ts';
import { distinct, lastValue, type Order, type ReadSentence } from './read-sentence.ts';
import { otherOf } from './roster.ts';
import {
  adjacent,
  bareBehind,
  bareJoint,
  behind,
  contrasting,
  glue,
  ofRange,
  reach,
} from './words-around.ts';

/** Whether two numbers are told together without a name between them: "17% vs 24%". */
export function isBarePair(sentence: ReadSentence, at: number): boolean {
  const [one, other] = sentence.pairAt(at);
  if (!one || !other || !areAlike(one, other) || other.from - one.to >= reach) return false;
  return (
    one.quantities[0]?.value !== other.quantities[0]?.value &&
    bareJoint.test(sentence.text.slice(one.to, other.from)) &&
    !ofRange.test(sentence.text.slice(Math.max(0, one.from - 12), one.from))
  );
}

/** "38%, 41% and 18%": of three in a row no two are a pair. */
export function isOfList(sentence: ReadSentence, at: number): boolean {
  const [last, one] = [sentence.items[at - 1], sentence.items[at]];
  const goesOn = last !== undefined && one !== undefined && areAlike(last, one) && one.from - last.to < 5;
  return isBarePair(sentence, at + 1) || (goesOn && /,\s*$/.test(sentence.before(at)));
}

/** The groups of two numbers that are told together, by those named right behind them or before them. */
export function ofBarePair(sentence: ReadSentence, at: number): Order | null {
  const [one, other] = sentence.pairAt(at);
  const isChange = /^[)\]%\s]{0,4}to\b/i.test(sentence.text.slice(one.to, other.from));
  const end = sentence.endBehind(at + 1);
  const told = sentence.within(other.to, end);
  const [first, second] = told;
  if (first && !/[;]|\.\s/.test(sentence.text.slice(other.to, first.from))) {
    const gap = sentence.text.slice(other.to, first.from);
    const isTold =
      behind.test(gap) ||
      bareBehind.test(gap) ||
      /^[)\]%]{0,3},? ?(?:in|for|with|of|after|among) (?:the )?$/i.test(gap);
    if (
      isTold &&
      second &&
      second.group !== first.group &&
      glue.test(sentence.text.slice(first.to, second.from))
    )
      return isChange ? null : [first.group, second.group];
    const rival = otherOf(sentence.roster, first.group);
    // "41% v 18% for the monthly dose" is told of either; "from 51% to 43% with starch" of the second.
    if (isTold && !second && rival !== null) {
      if (isChange) return sentence.isOfTimes() ? null : [rival, first.group];
      const before = sentence.within(sentence.clauseStart(at), one.from);
      const isOfOther = before.length > 0 && before.every(({ group }) => group === rival);
      if (isOfOther || sentence.roster.groups[first.group]?.isControl) return [rival, first.group];
    }
  }
  return isChange ? ofChange(sentence, at) : ofNamedBefore(sentence, at);
}

/** "Aspirin lowered it from 24% to 17%": what it came to is the subject's. */
function ofChange(sentence: ReadSentence, at: number): Order | null {
  const [one, other] = sentence.pairAt(at);
  const from = sentence.clauseStart(at);
  const clause = sentence.text.slice(from, one.from);
  const named = sentence.within(from, one.from);
  const [subject] = named;
  if (!subject || named.length > 1 || sentence.isOfTimes() || !changing.test(clause)) return null;
  // "Compared with placebo it fell": who else is meant is told nowhere.
  if (sentence.isCompared(subject, from)) return null;
  const rival = otherOf(sentence.roster, subject.group);
  const way = directionIn(clause);
  const isSo = way === null || (way === 'down') === lastValue(one) > lastValue(other);
  return rival !== null && isSo ? [rival, subject.group] : null;
}

/** "…, and mortality was lower with A (p vs q)": what is said there names the group itself. */
function ownClause(sentence: ReadSentence, from: number, to: number): number {
  const at = sentence.text.slice(from, to).lastIndexOf(', and ');
  return at >= 0 &&
    sentence.within(from + at, to).length > 0 &&
    directionIn(sentence.text.slice(from + at, to)) !== null
    ? from + at
    : from;
}

/** "Lower with A than with B (p vs q)", "in the A and B groups p and q". */
function ofNamedBefore(sentence: ReadSentence, at: number): Order | null {
  const [one, other] = sentence.pairAt(at);
  const from = ownClause(sentence, sentence.clauseStart(at), one.from);
  const named = sentence.within(from, one.from);
  const [first, second, ...more] = distinct(named);
  if (!first || more.length > 0) return null;
  const clause = sentence.text.slice(from, one.from);
  const isCompared = (mention: GroupMention) => sentence.isCompared(mention, from);
  const way = directionIn(clause);
  const isFirstLess = lastValue(one) < lastValue(other);
  if (second) {
    const isTurned = isCompared(first) && !isCompared(second);
    const subject = isTurned ? second.group : first.group;
    const rival = isTurned ? first.group : second.group;
    if (way === null) return isTurned ? null : [subject, rival];
    // "Compared with B, fewer with A (q vs p)": the order is either, and the numbers tell which.
    if ((way === 'down') === isFirstLess) return [subject, rival];
    return isTurned ? [rival, subject] : null;
  }
  const rival = otherOf(sentence.roster, first.group);
  if (rival === null) return null;
  const joint = sentence.text.slice(one.to, other.from);
  const isAdjacent = adjacent.test(sentence.text.slice(first.to, one.from)) && contrasting.test(joint);
  if (isAdjacent && way === null && !isCompared(first) && !/[([]\s*$/.test(clause))
    return [first.group, rival];
  if (way === null) return null;
  const subject = isCompared(first) ? rival : first.group;
  const compared = subject === rival ? first.group : rival;
  return (way === 'down') === isFirstLess ? [subject, compared] : null;
}

/** A pair that names no group is in the order of the one before it. */
export function inherited(
  sentence: ReadSentence,
  at: number,
  told: Order | null,
  usual: Order | null,
): Order | null {
  const order = told ?? (sentence.roster.areTwo ? usual : null);
  if (!order) return null;
  const [one, other] = sentence.pairAt(at);
  const from = sentence.clauseStart(at);
  const named = sentence.within(from, sentence.endBehind(at + 1));
  if (named.some(({ from: place, group }) => group !== order[0] || place > one.from)) return null;
  const joint = sentence.text.slice(one.to, other.from);
  return /\bto\s*$/i.test(joint) ? null : order;
}
