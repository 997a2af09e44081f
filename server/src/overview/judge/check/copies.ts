import { clausesOf } from '../../../reading/clauses/clauses.ts';
import { areOpposite, type Way, wayOf } from '../../../reading/clauses/ways.ts';
import { resultTerms } from '../../../reading/lexicon/common-words.ts';
import { stopWords } from '../../../reading/lexicon/stop-words.ts';
import { sentencesOf } from '../../../reading/sentences/sentences.ts';
import { keptByWord } from '../../../reading/words/kept-by-word.ts';
import { stem } from '../../../reading/words/stem.ts';
import { countDenials } from './polarity.ts';

/** As much of a passage is read, and as many of its clauses. */
const maxLength = 2_000;
const maxClauses = 24;
/** Fewer words may be of anything. */
const leastWords = 4;
/** More words than these, as a share, make it no copy. */
const mostAdded = 0.2;
/** So many words may name one of two that are compared. */
const wordsOfName = 6;

/** A word, or a number as it is written. */
export const word = /\p{L}[\p{L}\p{M}'’-]*|\d+(?:[.,·]\d+)*/gu;
/** What stands before the second of two that are compared. */
const comparing = /^(?:than|versus|vs|compared|against|relative)$/;
/** A clause in words that carry something, and apart from them which ways it goes and how often it denies. */
interface Told {
  words: string[];
  ways: Way[];
  denials: number;
  /** Behind so many words it compares. */
  comparedAt: number | null;
}

function toldIn(clause: string): Told {
  const told: Told = { words: [], ways: [], denials: countDenials(clause), comparedAt: null };
  for (const written of writtenIn(clause)) {
    const way = wayOf(written);
    if (way !== null) told.ways.push(way);
    else if (comparing.test(written)) told.comparedAt ??= told.words.length;
    else if (!stopWords.has(written)) told.words.push(stem(written));
  }
  return told;
}

/** Whether the words of one are the other's in the same order, with nothing in between but what any result may have. */
function areLike(one: readonly string[], other: readonly string[]): boolean {
  const [fewer, more] = one.length > other.length ? [other, one] : [one, other];
  if (fewer.length < leastWords || more.length - fewer.length > mostAdded * more.length) return false;
  let at = 0;
  for (const each of more)
    if (each === fewer[at]) at += 1;
    else if (!resultTerms.has(each)) return false;
  return at === fewer.length;
}

/** Whether two that are compared have changed places: "more with A than with B" and "more with B than with A". */
function haveTurned({ comparedAt, words }: Told, { comparedAt: otherAt, words: others }: Told): boolean {
  const { length } = words;
  if (comparedAt === null || otherAt === null || length !== others.length || length < leastWords)
    return false;
  let [from, to] = [0, length];
  while (from < length && words[from] === others[from]) from += 1;
  while (to > from && words[to - 1] === others[to - 1]) to -= 1;
  const [one, other] = [words.slice(from, to), others.slice(from, to)];
  // The one that is named last stands right behind what compares, in both.
  const [second, otherSecond] = [to - comparedAt, to - otherAt];
  if (second < 1 || otherSecond < 1 || second > wordsOfName || otherSecond > wordsOfName) return false;
  const between = one.slice(otherSecond, one.length - second);
  return (
    second + otherSecond <= one.length &&
    String(other) === String([...one.slice(-second), ...between, ...one.slice(0, otherSecond)])
  );
}

/**
 * Whether two clauses in the same words say the same, or one of them the opposite: it denies what the other does not, goes the other
 * way, or names two that are compared the other way round.
 */
function compareClauses(one: Told, other: Told): 'same' | 'opposite' | null {
  if (one.ways.length !== other.ways.length) return null;
  const turned = one.ways.filter((way, at) => areOpposite(way, other.ways[at] ?? null)).length;
  const kept = one.ways.filter((way, at) => way === other.ways[at]).length;
  if (turned + kept < one.ways.length) return null;
  // "Did not increase" and "decreased" may both be right, as "more with A than with B" and "less with B than with A" are.
  const against = turned + Math.abs(one.denials - other.denials);
  if (areLike(one.words, other.words)) return against === 0 ? 'same' : against === 1 ? 'opposite' : null;
  const isOneWay = one.ways.length > 0 && against === 0 && one.denials === 0;
  return isOneWay && haveTurned(one, other) ? 'opposite' : null;
}

/** Each sentence, and where it has more than one each of its clauses: what stands in brackets is the sentence's alone. */
const clausesIn = keptByWord<readonly Told[]>(400, (passage) =>
  sentencesOf(passage)
    .flatMap(({ text }) => [text, ...clausesOf(text).map((clause) => clause.text)])
    .slice(0, maxClauses)
    .map(toldIn),
);

/** Whether one of two passages has a clause of the other in the same words, and says the opposite by it. */
export function areOppositeCopies(one: string, other: string): boolean {
  const [own, others] = [one, other].map((text) => clausesIn(text.slice(0, maxLength))) as [Told[], Told[]];
  return own.some((clause) => {
    const relations = others.map((each) => compareClauses(clause, each));
    return relations.includes('opposite') && !relations.includes('same');
  });
}

/** The words and numbers of a text in their order, in small letters. */
export const writtenIn = (text: string): readonly string[] => text.toLowerCase().match(word) ?? [];

/** Whether two passages are one, word for word. */
export const areCopies = (one: string, other: string): boolean =>
  String(writtenIn(one)) === String(writtenIn(other));
