import type { Identifier, IdentifierKind } from '../identifier.ts';
import { isOfScholar } from './authors.ts';
import { findBare } from './bare.ts';
import { findLed } from './led.ts';
import { findLowerCase } from './lower-case.ts';
import { isNoName, looksLikeWord, openersOf } from './not-names.ts';
import { findInOtherScripts } from './other-scripts.ts';
import { turned, twoParts } from './shapes.ts';
import { findTitled } from './titled.ts';
import { findTurned } from './turned.ts';

export const findNames = (text: string): Identifier[] =>
  [findTitled, findTurned, findLed, findBare, findInOtherScripts, findLowerCase].flatMap((find) =>
    find(text),
  );

/** What stands beside a name in records, and nowhere else. */
const besideNames = new Set<IdentifierKind>([
  'date-of-birth',
  'record-number',
  'insurance-number',
  'social-security',
  'other-number',
  'phone',
  'email',
]);
/** Characters between a bare name and what tells that it is a patient's. */
const reach = 60;
const bare = new RegExp(`(?<![\\p{L}\\d.])(?:${turned}|${twoParts})(?![\\p{L}\\d])`, 'gu');

/** Names without a title, in reach of a number or date that only a patient's papers have. */
export function findNamesBeside(text: string, others: readonly Identifier[]): Identifier[] {
  const anchors = others.filter(({ kind }) => besideNames.has(kind));
  if (anchors.length === 0) return [];
  return [...text.matchAll(bare)].flatMap((match) => {
    const to = match.index + match[0].length;
    const from = match.index + openersOf(match[0]);
    const words = text.slice(from, to);
    if (to - from < 3 || !/[ ^]/.test(words) || isNoName(words) || isOfScholar(text, from, to)) return [];
    if (words.split(/[ ,^]+/).some((word) => looksLikeWord(word))) return [];
    const isNear = anchors.some(
      (one) =>
        Math.max(one.from - to, from - one.to) <= reach &&
        !(from > one.to && /:\s/.test(text.slice(one.to, from))) &&
        !/[?!]\s|\.\s+\p{Lu}\p{Ll}/u.test(text.slice(Math.min(to, one.to), Math.max(from, one.from))),
    );
    return isNear ? [{ kind: 'name' as const, from, to }] : [];
  });
}

/** Joined to a name, another pair is one as well; and who was named once may be named again by one part. */
export function findNamesAgain(text: string, others: readonly Identifier[]): Identifier[] {
  const found: Identifier[] = [];
  const named = others.filter(({ kind }) => kind === 'name');
  const joined = new RegExp(`^(?:,? (?:and|&|und|et|y|e)|,) (${twoParts})`, 'du');
  for (const { to } of named) {
    const match = joined.exec(text.slice(to, to + 120));
    const [from, end] = match?.indices?.[1] ?? [0, 0];
    const place = { from: to + from, to: to + end };
    if (end > 0 && !isNoName(match?.[1] ?? '') && !isOfScholar(text, place.from, place.to))
      found.push({ kind: 'name', ...place });
  }
  const parts = new Set(
    named.flatMap(
      ({ from, to }) => text.slice(from, to).match(/\p{Lu}[\p{Ll}\p{M}][\p{L}\p{M}'’-]{2,30}/gu) ?? [],
    ),
  );
  if (parts.size === 0) return found;
  for (const match of text.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{L}\p{M}-]{3,30}/gu))
    if (parts.has(match[0]) && !isOfScholar(text, match.index, match.index + match[0].length))
      found.push({ kind: 'name', from: match.index, to: match.index + match[0].length });
  return found;
}
