/** Words that say which of two is more, and nouns of change that the one before them is of. */
const directions =
  /\b(?:(lower(?:ed|s|ing)?|fewer|less|reduc(?:ed?|es)|decreased?s?|rarer|smaller|shorter|shortened|fell|fallen|declined|dropped|cuts?|halved|halves)|(higher|more(?! (?:quickly|rapidly|slowly|likely to survive))|greater|larger|longer|increase[ds]|raised|rose|commoner|doubled|prolonged))\b/gi;
const change =
  /^[ -](?:[\p{L}-]+ ){0,2}(?:reductions?|decreases?|declines?|falls?|loss|drops?|decrements?)\b/iu;
const denied = /\b(?:no|not|n['’]t|neither|nor|without|similar|did not|comparable|equal)\b/i;

/** Which way a clause says that its subject differs, by the last word for it; null where it says none, or denies it. */
export function directionIn(clause: string): 'down' | 'up' | null {
  if (denied.test(clause)) return null;
  const last = [...clause.matchAll(directions)].at(-1);
  if (!last) return null;
  const behind = clause.slice(last.index + last[0].length, last.index + last[0].length + 60);
  // "A greater reduction": which of the two numbers is meant to be larger, is not known.
  if (change.test(behind)) return null;
  return last[1] ? 'down' : 'up';
}

/** Verbs with which one group is said to have another's number changed. */
export const changing =
  /\b(?:lower(?:ed|s)|reduc(?:ed|es)|decreas(?:ed|es)|cut|rais(?:ed|es)|increas(?:ed|es)|brought|fell|rose|dropped|declined|improved|improves|shortened|shortens|prolonged|went|grew|climbed)\b/i;
/** Two times of one group. */
export const ofTimes =
  /\b(?:baseline|pre-?treatment|at entry|initially|over (?:the )?(?:\d|one|two|three|six|time|course)|before and after|from (?:week|month|day|year)|within each)\b/i;
