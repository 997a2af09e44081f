import { comparator } from './arms-asked.ts';
import type { Asked } from './asked.ts';
import { spokenIn } from './subjects.ts';

/** Whether a clause holds the two against one another the other way round: "lower with B compared with A". */
export function isOtherWayRound(clause: string, asked: Asked): boolean {
  const found = asked.arms ? comparator.exec(clause) : null;
  if (!asked.arms || !found) return false;
  const { one, other } = asked.arms;
  const names = (part: string, outcome: ReadonlySet<string>) =>
    spokenIn(part, { ...asked, outcome }, 0).outcome > 0;
  const [head, tail] = [clause.slice(0, found.index), clause.slice(found.index + found[0].length)];
  return names(head, other) && !names(head, one) && names(tail, one) && !names(tail, other);
}
