import { areOpposite, type Way, wayOf } from '../../reading/clauses/ways.ts';
import { wordsOf } from './follows/align.ts';
import { tellOfOtherSides } from './follows/turned-sides.ts';

/** So many words before and behind one may be what it is said of. */
const around = 2;
const isNumber = /^\d/;
/** Beside a number: "dropped to 70%" tells nothing of the number. */
const comparative = /^(?:more|less|fewer|higher|lower|greater|smaller|larger|longer|shorter)$/;

/** Of each number of a text and each word that is called positive or negative, what is said right around it. */
function saidAround(text: string): Map<string, Set<Way>> {
  const words = wordsOf(text.replace(/[()[\]]/g, ' '));
  const found = new Map<string, Set<Way>>();
  words.forEach(({ text: name }, at) => {
    const way = wayOf(name);
    if (way === null) return;
    const isResult = way === 'positive' || way === 'negative';
    if (!isResult && !comparative.test(name)) return;
    for (const { isContent, term } of words.slice(Math.max(0, at - around), at + around + 1))
      if (isContent && isNumber.test(term) !== isResult)
        found.set(term, (found.get(term) ?? new Set()).add(way));
  });
  return found;
}

/**
 * Whether a sentence has the opposite of what another says right beside the same number or the same word: "18 more cases" of
 * 18 fewer, "10 or less" of 10 or more, a positive test of a negative one.
 */
export function isOfOpposite(statement: string, bearing: string): boolean {
  if (tellOfOtherSides(wordsOf(statement), wordsOf(bearing))) return false;
  const there = saidAround(bearing);
  return [...saidAround(statement)].some(([term, ways]) => {
    const others = [...(there.get(term) ?? [])];
    return (
      others.length > 0 &&
      [...ways].every((way) => !others.includes(way) && others.some((other) => areOpposite(way, other)))
    );
  });
}
