import { joinedVerbAt } from '../../../reading/verdicts/joined-verb.ts';
import type { Word } from './align.ts';

/** What the words of a sentence are denied of, by their places. */
export interface Denied {
  /** What a denial is said of itself: "associated" of "was not associated with stroke". */
  heads: ReadonlySet<number>;
  /** All that it may reach. */
  reached: ReadonlySet<number>;
}

const denying = /^(?:no|not|nor|never|neither|without|non)$/;
const failing = /^(?:fail|fails|failed|failing|failure|unable|inability)$/;
/** "Not only A but B" denies neither. */
const notDenied = /^(?:only|merely|just|simply|necessarily|least|surprisingly)$/;
/** They tell how much is denied, and not what. */
const degree = /^(?:statistical|significant|clear|clinical|real|overall|evidence)$/;
/** "A difference was not seen", "was not significant": what stands before is denied. */
const told =
  /^(?:seen|found|observed|noted|detected|shown|demonstrated|reported|evident|identified|apparent|confirmed|reach|reached|maintained|sustained|significan\p{L}*|true|case|so)$/u;
/** "Never users" and "never-treated" are who is compared, and deny nothing; "were never treated" does. */
const whoNeverDid =
  /^(?:us(?:e|er|ers)|smok(?:er|ers|ing)|drink(?:er|ers|ing)|takers?|exposed|treated|vaccinated|infected)$/;
/** Verbs that a denial stands right behind, or a few words. */
export const auxiliary = /^(?:is|are|was|were|be|been|being|has|have|had)$/;
const contrast = /^(?:but|whereas|while|although|though|however|yet|except)$/;

/** Which words of a sentence are denied. */
export function deniedIn(words: readonly Word[]): Denied {
  const heads = new Set<number>();
  const reached = new Set<number>();
  words.forEach(({ text }, at) => {
    if (!isDenial(words, at)) return;
    const end = endOf(words, at);
    const from = failing.test(text) ? at + 2 : at + 1;
    let head = from;
    while (head < end && !isHead(words, head)) head += 1;
    const found = words[head]?.text ?? '';
    if (head < end && !isTakenUp(words, end)) heads.add(head);
    // "Those who did not": the verb itself.
    else if (head >= end && at > 0) heads.add(at - 1);
    for (let place = at; place < end; place += 1) reached.add(place);
    if (head < end && !told.test(found)) return;
    for (let place = startOf(words, at); place < at; place += 1) reached.add(place);
  });
  return { heads, reached };
}

/** "Differently" is what is denied where nothing stands behind it that it could be the degree of. */
function isHead(words: readonly Word[], at: number): boolean {
  const { isContent, isLast, text } = words[at] as Word;
  // "0.32, not significant; 1.19": where the part ends, the degree is what is denied.
  if (!isContent || (degree.test(text) && !isLast)) return false;
  return !/ly$/.test(text) || isLast || !words[at + 1]?.isContent;
}

function isDenial(words: readonly Word[], at: number): boolean {
  const [before, own, behind] = [words[at - 1]?.text ?? '', words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  if (failing.test(own)) return behind === 'to';
  if (own === 'never' && whoNeverDid.test(behind)) return auxiliary.test(before);
  return denying.test(own) && !notDenied.test(behind) && before !== 'or';
}

/** Where a word ends the part of a sentence that a denial stands in. */
const ends = (words: readonly Word[], at: number): boolean =>
  (words[at]?.isLast && /^(?:and|with)$/.test(words[at + 1]?.text ?? '')) ||
  contrast.test(words[at + 1]?.text ?? '');

function endOf(words: readonly Word[], at: number): number {
  let end = at + 1;
  while (end < words.length && !ends(words, end - 1)) end += 1;
  const joined = joinedVerbAt(words, at, end);
  return joined < 0 ? end : joined;
}

/** "Was not associated with A but was with B": what was denied is said again, without its word. */
function isTakenUp(words: readonly Word[], end: number): boolean {
  const [joining, verb, behind] = words.slice(end, end + 3).map(({ text }) => text);
  return (
    /^(?:and|but)$/.test(joining ?? '') &&
    /^(?:is|are|was|were|did|does|do|had|has|have)$/.test(verb ?? '') &&
    /^(?:with|for|in|by|on|at|among|to|of|after|so)$/.test(behind ?? '')
  );
}

function startOf(words: readonly Word[], at: number): number {
  let start = at;
  while (start > 0 && !ends(words, start - 1)) start -= 1;
  return start;
}
