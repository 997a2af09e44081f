import { areOpposite, type Way, wayOf } from '../../../reading/clauses/ways.ts';
import { commonWords } from '../../../reading/lexicon/common-words.ts';
import { conceptSetOf } from '../../../reading/lexicon/concept-set.ts';
import { turning } from '../../../reading/lexicon/effect-words.ts';
import { conceptsOf } from '../../../reading/lexicon/outcome-concepts.ts';
import { writtenIn } from './copies.ts';
import { countDenials } from './polarity.ts';

/** So much of what both speak of has to be shared. */
const leastShared = 2;
/** What the longer one may add. */
const mostAdded = 2;
/** "Highest", "lowest" and whatever says how things compare by one word. */
const superlatives: ReadonlyMap<string, Way> = new Map([
  ['highest', 'up'],
  ['most', 'up'],
  ['lowest', 'down'],
  ['least', 'down'],
]);
const comparing = /\b(?:than|versus|vs\.?|compared (?:with|to)|relative to|as against)\b/i;
/** What makes less of the thing behind it, so that more of it is less. */
const sparing =
  /\b(?:prevent\p{L}*|protect\p{L}*|avoid\p{L}*|avert\p{L}*|free|freedom|loss|lost|los(?:e|ing)|gain\p{L}*|declin\p{L}*|benefi\p{L}*|remission|recover\p{L}*|surviv\p{L}*|clear\p{L}*|control\p{L}*|time to|delay\p{L}*|latency)\b/iu;

/** A part of the people, which any abstract may name. */
const whom =
  /^(?:wom[ae]n|m[ae]n|males?|females?|girls?|boys?|child(?:ren)?|infants?|neonat\p{L}*|adults?|elderl\p{L}*)$/u;

/** What a passage says by one word of its way, or denies: of what, and what it is compared with. */
interface Told {
  way: Way | null;
  isDenied: boolean;
  /** What stands ahead of a comparison; all of it where there is none. */
  main: ReadonlySet<string>;
  compared: ReadonlySet<string>;
}

/** Null of what is told by more words than one: which of them is of which is not known. */
function toldIn(text: string): Told | null {
  const ways = writtenIn(text).flatMap((one) => superlatives.get(one) ?? wayOf(one) ?? []);
  // Two tests, or two groups by a test, and no two ways of one thing.
  if (ways.some((way) => way === 'positive' || way === 'negative')) return null;
  const denials = countDenials(text);
  if (ways.length > 1 || denials > 1) return null;
  const at = comparing.exec(text);
  const [main, compared] = at ? [text.slice(0, at.index), text.slice(at.index + at[0].length)] : [text, ''];
  return { way: ways[0] ?? null, isDenied: denials > 0, main: spokenOf(main), compared: spokenOf(compared) };
}

const spokenOf = (text: string): ReadonlySet<string> =>
  new Set(
    conceptsOf(
      (text.toLowerCase().match(/[\p{L}\d][\p{L}\d.-]*/gu) ?? [])
        .filter((one) => wayOf(one) === null && !superlatives.has(one))
        .join(' '),
    ).filter((one) => (whom.test(one) || !commonWords.has(one)) && !/^\d/.test(one)),
  );

/**
 * Whether two passages speak of the same, each with one word at most for which way it goes, and the words are opposite or
 * one of them denies what the other says: "higher with A" and "less common with A than with B". Whose sides have changed
 * as well says the same.
 */
export function goOtherWaysOfSame(one: string, other: string): boolean {
  if (sparing.test(one) || sparing.test(other)) return false;
  if ([one, other].some((text) => [...conceptSetOf(text)].some((each) => turning.test(each)))) return false;
  const [own, others] = [toldIn(one), toldIn(other)];
  if (!own || !others) return false;
  if (isIn(own.compared, others.main) || isIn(others.compared, own.main)) return false;
  const [fewer, more] = own.main.size > others.main.size ? [others.main, own.main] : [own.main, others.main];
  if (fewer.size < leastShared || !isIn(fewer, more)) return false;
  if (!own.isDenied && !others.isDenied)
    return areOpposite(own.way, others.way) && more.size - fewer.size <= mostAdded;
  // What is denied of a part may be right of the whole.
  if (own.isDenied === others.isDenied || fewer.size < more.size) return false;
  const [denied, said] = own.isDenied ? [own, others] : [others, own];
  return said.way !== null && (denied.way === null || denied.way === said.way);
}

const isIn = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  some.size > 0 && [...some].every((each) => all.has(each));
