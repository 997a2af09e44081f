import { areAlike } from './items.ts';
import type { Order, ReadSentence } from './read-sentence.ts';
import { otherOf } from './roster.ts';
import { besideInRow, contrasting, namedBehind, reach, without } from './words-around.ts';

/** The groups of two numbers of which one or both are known, where they are told against one another: "24% with starch, against 17%". */
export function completedAt(
  sentence: ReadSentence,
  at: number,
  first: number | undefined,
  second: number | undefined,
): Order | null {
  const [one, other] = sentence.pairAt(at);
  const joint = sentence.text.slice(one.to, other.from);
  if (!areAlike(one, other) || joint.length > 2 * reach) return null;
  if (first !== undefined && second !== undefined) return first === second ? null : [first, second];
  const known = first ?? second;
  const rival = known === undefined ? null : otherOf(sentence.roster, known);
  if (known === undefined || rival === null) return null;
  const isOfOther = () =>
    first === undefined ? isOfRivalBefore(joint, isControl) : isOfRivalBehind(sentence, at, joint, isControl);
  const isControl = sentence.roster.groups[known]?.isControl === true;
  if (!besideInRow.test(joint) && !isOfOther()) return null;
  return first === undefined ? [rival, known] : [known, rival];
}

/** "17 days against 15 for placebo", "24% without and 17% with starch". */
function isOfRivalBefore(joint: string, isControl: boolean): boolean {
  if (/[|;]/.test(joint)) return false;
  return without.test(joint) || (isControl && joint.length < reach && contrasting.test(joint));
}

/** "24% with placebo, against 17%", "24% with placebo and 17% with the new drug". */
function isOfRivalBehind(sentence: ReadSentence, at: number, joint: string, isControl: boolean): boolean {
  const [, { to }] = sentence.pairAt(at);
  const end = sentence.endBehind(at + 1);
  if (/[|;]/.test(joint) || sentence.within(to, end).length > 0) return false;
  const behind = sentence.text.slice(to, end);
  const isChange = /\bto (?:about |only )?$/.test(joint) && !sentence.isOfTimes();
  const isNamedOtherwise = isControl && joint.length < reach && namedBehind.test(behind);
  return contrasting.test(joint) || isChange || isNamedOtherwise || without.test(behind);
}
