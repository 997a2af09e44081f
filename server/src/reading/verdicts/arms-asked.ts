import { partsOf, telling } from './terms-asked.ts';

/** The two that a question holds against one another: "lower with A compared with B". */
export interface ArmsAsked {
  one: ReadonlySet<string>;
  other: ReadonlySet<string>;
}

/** Behind it the second of two stands. */
export const comparator =
  /\b(?:versus|vs\.?|than|compared (?:with|to)|relative to)\s(?:in |with |for |on |among )?/i;
/** Behind the last of these the first of the two is named. */
const ofArm = /^.*\b(?:in|with|for|on|among|after|under)\s/is;
const end = /[,;:(?]|\s(?:in|at|after|before|during|within|among|for|and)\s/i;

/** The two that a question holds against one another; null where it does not, or names the same in both. */
export function armsIn(question: string): ArmsAsked | null {
  const found = comparator.exec(question);
  if (!found) return null;
  const ahead = question.slice(0, found.index);
  const one = new Set(telling(partsOf(ahead.replace(ofArm, ''))));
  const behind = question.slice(found.index + found[0].length);
  const other = new Set(telling(partsOf(behind.split(end, 1)[0] ?? '')));
  const own = new Set([...one].filter((term) => !other.has(term)));
  const others = new Set([...other].filter((term) => !one.has(term)));
  return ofArm.test(ahead) && own.size > 0 && others.size > 0 ? { one: own, other: others } : null;
}
