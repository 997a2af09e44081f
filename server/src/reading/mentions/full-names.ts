import { stopWords } from '../lexicon/stop-words.ts';
import { isListed } from '../words/rarity.ts';
import { stem } from '../words/stem.ts';
import { noNames } from './names.ts';

const word = String.raw`\p{Lu}(?:[\p{L}'’-]{1,30}|\.)`;
const person = `${word}(?: ${word}){0,2}`;
/** Names with commas between, from where a bracket, a line or an entry begins. */
const list = new RegExp(String.raw`(?:^|[\n(["“;•]|\] )[ *_]{0,3}(${person}(?:, ${person}){1,8})$`, 'u');
/** "Wang Yeming": one name in full, wherever it stands. */
const single = /(?<![\p{L}\p{N}’'-] ?)(\p{Lu}\p{Ll}{1,30} \p{Lu}\p{Ll}{1,30})$/u;
/** As much as is looked at of what stands before "et al." */
const reach = 160;

/**
 * The first of names that are written in full before "et al.": in "Pirmohamed, Munir", "WANG Yeming, DU Guanhua" and
 * "Wang Yeming" the last word is somebody's given name. Null where it is a family name by all that can be told.
 * @param to where the last name ends
 */
export function firstOfFullNames(prose: string, to: number): { from: number; name: string } | null {
  const start = Math.max(0, to - reach);
  const before = prose.slice(start, to);
  const names = list.exec(before)?.[1] ?? single.exec(before)?.[1];
  if (!names || names.split(/[ ,]+/).some(isOrdinary)) return null;
  // "LeBoff MS, Chou SH": initials, which entries are read by.
  if (/\p{Lu}\.?$/u.test(names)) return null;
  const [first = ''] = names.split(', ');
  // "DAPA, Lamb": a trial, and who reported it. A family name in capitals has the given one right behind it.
  if (names !== first && /^\p{Lu}{3,}$/u.test(first)) return null;
  const capitals = first.split(' ').filter((part) => /^\p{Lu}{2,}$/u.test(part));
  const [family] = capitals;
  const name = capitals.length === 1 && family ? family[0] + family.slice(1).toLowerCase() : first;
  return { from: to - names.length, name };
}

/** A word of any text, or one that is nobody's name. */
export function isOrdinary(part: string): boolean {
  const plain = part.toLowerCase();
  return stopWords.has(plain) || noNames.has(plain) || (plain.length > 2 && isListed(stem(plain)));
}
