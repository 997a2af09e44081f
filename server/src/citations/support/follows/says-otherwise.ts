import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { mayTellFindings } from '../../../reading/abstracts/sentence-roles.ts';
import { areOpposite, wayOf } from '../../../reading/clauses/ways.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import { commonWords } from '../../../reading/lexicon/common-words.ts';
import { align, type Word, wordsOf } from './align.ts';
import { auxiliary, deniedIn } from './denials.ts';
import { tellOfOtherSides, turnedSides } from './turned-sides.ts';

/** Share of a sentence's words that it must have in common with another, in their order, to follow it. */
const enough = 0.7;
/** The same of the words right around a place. */
const enoughAround = 0.6;
const reach = 5;
/** "Was also not", "had, however, never": so many words before a denied verb its own stands. */
const reachOfVerb = 4;
/** Where more words are different, they are no other word for one. */
const mostOther = 2;

/**
 * Whether a sentence follows one of an abstract, word for word for the most part, and says otherwise where it differs: it
 * denies what is found, claims what is denied, or has a word's opposite in its place.
 */
export function saysOtherwise(statement: string, { sentences }: Pick<ReadAbstract, 'sentences'>): boolean {
  const words = wordsOf(statement);
  let [best, isOtherwise] = [enough, false];
  for (const { role, text } of sentences) {
    // "To assess whether it was superior" asserts nothing.
    if (!mayTellFindings(role)) continue;
    const others = wordsOf(text);
    const places = align(words, others);
    const share = sharedAround(words, places, 0, words.length);
    if (share < best) continue;
    const is = differ(words, others, places) && !isOfAnother(words, text, sentences);
    isOtherwise = is || (share === best && isOtherwise);
    best = share;
  }
  return isOtherwise;
}

/**
 * Whether a sentence names what the one that it follows does not, and another one does: "stroke was less frequent" follows "gout was
 * more frequent" in all but what it is of.
 */
function isOfAnother(
  words: readonly Word[],
  followed: string,
  sentences: ReadAbstract['sentences'],
): boolean {
  const others = termsIn(wordsOf(followed));
  // What stands in brackets, an abbreviation, is named as well.
  const written = followed.toLowerCase();
  const own = words.filter((one) => isName(one) && !others.has(one.term) && !written.includes(one.text));
  return (
    own.length > 0 &&
    sentences.some(({ role, text }) => {
      const there = mayTellFindings(role) ? termsIn(wordsOf(text)) : nothing;
      return own.some(({ term }) => there.has(term));
    })
  );
}

const termsIn = keptOf(
  (words: readonly Word[]): ReadonlySet<string> => new Set(words.map(({ term }) => term)),
);
const nothing: ReadonlySet<string> = new Set();

const isName = ({ isContent, term, text }: Word): boolean =>
  isContent && !commonWords.has(term) && !/^\d/.test(text) && wayOf(text) === null;

/**
 * Whether one of two sentences denies what the other says in the same word, and never says it: "superiority was claimed", where
 * it was not.
 */
export function deniesTheOther(statement: string, bearing: string): boolean {
  const [own, there] = [wordsOf(statement), wordsOf(bearing)];
  return isDeniedIn(own, there) || isDeniedIn(there, own);
}

/**
 * Whether one sentence denies what was done, "was not claimed", and the other has the same word and does not deny it. Other
 * words, "without", "no difference", are denied of so many things that the same word may stand for another.
 */
function isDeniedIn(words: readonly Word[], others: readonly Word[]): boolean {
  const [{ heads, reached }, there] = [deniedIn(words), deniedIn(others)];
  return [...heads].some((head) => {
    const { isContent, term, text } = words[head] as Word;
    if (!isContent || !/ed$/.test(text) || !/^(?:not|never)$/.test(words[head - 1]?.text ?? '')) return false;
    // "Those not ventilated" are some of the people, and "ventilation" is no such word.
    if (!words.slice(Math.max(0, head - reachOfVerb), head - 1).some((one) => auxiliary.test(one.text)))
      return false;
    if (words.some((one, at) => one.term === term && !reached.has(at))) return false;
    const places = others.flatMap((one, at) => (one.text === text ? at : []));
    return places.length > 0 && !places.some((at) => there.reached.has(at));
  });
}

/** Which share of the content words between two places has its like. */
function sharedAround(words: readonly Word[], places: readonly number[], from: number, to: number): number {
  let [all, shared] = [0, 0];
  for (let at = Math.max(0, from); at < Math.min(words.length, to); at += 1) {
    if (!words[at]?.isContent) continue;
    all += 1;
    if ((places[at] ?? -1) >= 0) shared += 1;
  }
  return all === 0 ? 0 : shared / all;
}

function differ(words: readonly Word[], others: readonly Word[], places: readonly number[]): boolean {
  const [own, there] = [deniedIn(words), deniedIn(others)];
  const back = others.map(() => -1);
  places.forEach((place, at) => {
    if (place >= 0) back[place] = at;
  });
  const isNear = (at: number, place: number) =>
    Math.min(
      sharedAround(words, places, at - reach, at + reach + 1),
      sharedAround(others, back, place - reach, place + reach + 1),
    ) >= enoughAround;
  const isTurned = places.some((place, at) => {
    if (place < 0) return false;
    const is =
      (own.heads.has(at) && !there.reached.has(place)) || (there.heads.has(place) && !own.reached.has(at));
    if (!is || !isNear(at, place)) return false;
    // "Was not associated with A and was associated with B": the second word may be the one that is meant.
    return !otherPlacesOf(at, words, others, places).some(
      (one) => there.reached.has(one) !== there.reached.has(place),
    );
  });
  if (isTurned) return true;
  const isOther = gapsOf(places, others.length).some((gap) => isOpposite(gap, words, others, isNear));
  // "Lower with B than with A" is "higher with A than with B".
  const turned = turnedSides(words, others);
  if (turned === 'the other way') return false;
  return turned === 'one way' ? !isOther : isOther && !tellOfOtherSides(words, others);
}

/** Where else a word could stand in the other sentence, the words of content around it staying where they are. */
function otherPlacesOf(
  at: number,
  words: readonly Word[],
  others: readonly Word[],
  places: readonly number[],
): number[] {
  const isHeld = (place: number, near: number) => place >= 0 && Boolean(words[near]?.isContent);
  const from = places.findLast((place, near) => near < at && isHeld(place, near)) ?? -1;
  const to = places.find((place, near) => near > at && isHeld(place, near)) ?? others.length;
  return others.flatMap(({ term }, place) =>
    place > from && place < to && place !== places[at] && term === words[at]?.term ? place : [],
  );
}

/** Words between two that are shared, in both sentences. */
interface Gap {
  own: readonly [from: number, to: number];
  other: readonly [from: number, to: number];
}

function gapsOf(places: readonly number[], length: number): Gap[] {
  const gaps: Gap[] = [];
  let [at, place] = [0, 0];
  [...places, length].forEach((found, next) => {
    if (found < 0) return;
    if (next > at && found > place) gaps.push({ own: [at, next], other: [place, found] });
    [at, place] = [next + 1, found + 1];
  });
  return gaps;
}

function isOpposite(
  { other, own }: Gap,
  words: readonly Word[],
  others: readonly Word[],
  isNear: (at: number, place: number) => boolean,
): boolean {
  const [first, second] = [words.slice(...own), others.slice(...other)];
  if (first.length > mostOther || second.length > mostOther) return false;
  const isAgainst = first.some(({ text }) => second.some((one) => areOpposite(wayOf(text), wayOf(one.text))));
  return isAgainst && isNear(own[0], other[0]);
}
