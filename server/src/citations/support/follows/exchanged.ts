import type { Word } from './align.ts';
import { deniedIn } from './denials.ts';
import { wayOf } from './ways.ts';

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
    const isOneWay =
      around.some(({ text }) => wayOf(text) !== null) && !around.some(({ text }) => alike.test(text));
    if (!isOneWay || reached.has(at)) return [];
    const end = words.findIndex(({ isLast }, place) => isLast && place > at);
    const [ahead, behind] = [
      words.slice(from, at),
      words.slice(at + 1, Math.min(to, end < 0 ? to : end + 1)),
    ].map((part) => new Set(part.filter(isName).map(({ term }) => term))) as [Set<string>, Set<string>];
    const only = (own: Set<string>, other: Set<string>) => new Set([...own].filter((one) => !other.has(one)));
    return [{ ahead: only(ahead, behind), behind: only(behind, ahead) }];
  });
}

const isName = ({ isContent, term, text }: Word): boolean =>
  isContent && !ofAnybody.test(term) && !/^\d/.test(term) && wayOf(text) === null;

const share = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some((each) => other.has(each));

/** Whether two sentences that are nearly the same have the two sides of a comparison in each other's place. */
export function haveTurnedSides(words: readonly Word[], others: readonly Word[]): boolean {
  const there = sidesIn(others);
  return sidesIn(words).some(({ ahead, behind }) => {
    const [turned, kept] = [
      there.filter((one) => share(behind, one.ahead) && share(one.behind, ahead)),
      there.filter((one) => share(behind, one.behind)),
    ];
    return turned.length > 0 && kept.every((one) => turned.includes(one));
  });
}
