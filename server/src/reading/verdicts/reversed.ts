import type { Asked } from './asked.ts';
import type { Claim } from './claims.ts';
import { spokenIn } from './subjects.ts';

/** Of what was asked, what stands on one side of a verb names so much. */
const leastOfQuestion = 0.5;

/** "Obesity causes short sleep", where it was asked whether short sleep causes obesity. */
export function isReversed(clause: string, { effect, from, to }: Claim, asked: Asked): boolean {
  if ((effect !== 'up' && effect !== 'down') || asked.subject.size === 0 || asked.outcome.size === 0)
    return false;
  const behind = clause.slice(to);
  if (!active.test(clause.slice(from, to)) || passive.test(behind) || passive.test(clause.slice(0, from)))
    return false;
  const [front, back] = [spokenIn(clause.slice(0, from), asked, 0), spokenIn(behind, asked, 0)];
  return (
    front.subject === 0 &&
    front.outcome >= leastOfQuestion &&
    back.subject >= leastOfQuestion &&
    back.outcome === 0
  );
}

/** A verb with an object of its own: nothing "is caused by", "rises with" or "falls after" what follows. */
const active =
  /^(?:cause|induce|trigger|promote|provoke|raise|increase|reduce|lower|prevent|worsen|shorten)s?$/i;
const passive =
  /^\s(?:with|after|in|among|when|following|under|by|on|upon|as|if|during|while)\b|\b(?:is|are|be)\s$/i;
