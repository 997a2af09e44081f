import { areOpposite, type Way, wayOf } from '../../../reading/clauses/ways.ts';
import { only, share } from '../term-sets.ts';
import type { Word } from './align.ts';
import { deniedIn } from './denials.ts';

/** So many words before "than", and behind it, name the two that it compares. */
const reach = { ahead: 7, behind: 4 };
/** They tell nobody apart. */
const ofAnybody = /^(?:group|arm|patient|particip|subject|person|treatment|treat|receiv|given|compar)$/;
/** "Similar with A and with B" says no less of B than of A. */
const alike = /^(?:similar|similarly|comparable|equal|equally|same)$/;

/** Of two that are compared, what is named before the word that compares them, and what behind it. */
interface Sides {
  ahead: ReadonlySet<string>;
  behind: ReadonlySet<string>;
  /** Which way what is compared goes, by all words for it around. */
  ways: readonly Way[];
}

const compares = (words: readonly Word[], at: number): boolean => {
  const [before, own] = [words[at - 1]?.text, words[at]?.text ?? ''];
  return /^(?:than|versus|vs)$/.test(own) || (before === 'compared' && /^(?:with|to)$/.test(own));
};

/** The sides of each comparison that goes one way; of what is denied or alike both orders are the same. */
function sidesIn(words: readonly Word[]): Sides[] {
  const { reached } = deniedIn(words);
  return words.flatMap((_, at) => {
    if (!compares(words, at)) return [];
    const [from, to] = [Math.max(0, at - reach.ahead), at + 1 + reach.behind];
    const around = words.slice(Math.max(0, at - 2 * reach.ahead), to);
    const ways = around.flatMap(({ text }) => wayOf(text) ?? []);
    const isOneWay = ways.length > 0 && !around.some(({ text }) => alike.test(text));
    if (!isOneWay || reached.has(at)) return [];
    const end = words.findIndex(({ isLast }, place) => isLast && place > at);
    const [ahead, behind] = [
      words.slice(from, at),
      words.slice(at + 1, Math.min(to, end < 0 ? to : end + 1)),
    ].map((part) => new Set(part.filter(isName).map(({ term }) => term))) as [Set<string>, Set<string>];
    return [{ ahead: only(ahead, behind), behind: only(behind, ahead), ways }];
  });
}

const isName = ({ isContent, term, text }: Word): boolean =>
  isContent && !ofAnybody.test(term) && !/^\d/.test(term) && wayOf(text) === null;

/**
 * Whether two sentences that are nearly the same have the two sides of a comparison in each other's place, and whether what is compared
 * goes one way in both or the other way in one: "higher with A than with B", "lower with B than with A". Null where the sides are kept.
 */
export function turnedSides(
  words: readonly Word[],
  others: readonly Word[],
): 'one way' | 'the other way' | null {
  const there = sidesIn(others);
  const found = sidesIn(words).flatMap(({ ahead, behind, ways }) => {
    const [turned, kept] = [
      there.filter((one) => share(behind, one.ahead) && share(one.behind, ahead)),
      there.filter((one) => share(behind, one.behind)),
    ];
    if (turned.length === 0 || !kept.every((one) => turned.includes(one))) return [];
    return turned.every((one) => areAllOpposite(ways, one.ways)) ? 'the other way' : 'one way';
  });
  return found.includes('one way') ? 'one way' : (found[0] ?? null);
}

/** Whether they have them in each other's place, whichever way it goes. */
export const haveTurnedSides = (words: readonly Word[], others: readonly Word[]): boolean =>
  turnedSides(words, others) !== null;

const areAllOpposite = (ways: readonly Way[], others: readonly Way[]): boolean =>
  ways.every((way) => others.every((other) => areOpposite(way, other)));

/** What the others are named by whom a sentence tells of: "than with exercise", "without exercise". */
function othersIn(words: readonly Word[]): Set<string> {
  const named = new Set<string>();
  words.forEach(({ text }, at) => {
    if (!compares(words, at) && text !== 'without') return;
    const behind = words.slice(at + 1, at + 1 + reach.behind);
    const end = behind.findIndex(({ isLast }) => isLast);
    for (const one of end < 0 ? behind : behind.slice(0, end + 1)) if (isName(one)) named.add(one.term);
  });
  return named;
}

/** Of whom a sentence tells by a number: those beyond it, "more than 2", or those up to it, "2 or fewer". */
const boundsIn = (words: readonly Word[], behind: 'than' | 'or') =>
  words.flatMap(({ text }, at) => {
    const way = words[behind === 'than' ? at - 1 : at + 1]?.text ?? '';
    const bound = words[behind === 'than' ? at + 1 : at - 1]?.text ?? '';
    return text === behind && wayOf(way) !== null && /^\d/.test(bound) ? bound : [];
  });

/** Whether one of two tells of those whom the other leaves: of "more than 2" the rest is "2 or fewer". */
const isOfTheRest = (words: readonly Word[], others: readonly Word[]): boolean =>
  boundsIn(words, 'than').some((bound) => boundsIn(others, 'or').includes(bound));

/**
 * Whether a sentence sets what it tells against those of whom the other tells: "195 more than with exercise", "without exercise 195 more",
 * where there were 195 fewer with exercise; or tells of the rest. Both may be right.
 */
export function tellOfOtherSides(words: readonly Word[], others: readonly Word[]): boolean {
  const [own, there] = [othersIn(words), othersIn(others)];
  const isTold = (term: string) => others.some((one) => one.term === term);
  return (
    [...own].some((term) => isTold(term) && !there.has(term)) ||
    isOfTheRest(words, others) ||
    isOfTheRest(others, words)
  );
}
