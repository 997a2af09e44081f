import { rejectingWords } from '../lexicon/rejecting-words.ts';

/** What may be held, and be wrong: "the idea that …". */
const held =
  '(?:idea|claim|belief|view|notion|assertion|theory|myth|misconception|assumption|hypothesis|suggestion|perception|impression|opinion|argument|allegation|statement|conclusion|contention|fear|concern|rumou?r|dogma)s?';
/** "Wrong to say", "a myth", "the mistaken belief": what stands before a "that" whose clause is called wrong. */
export const rejecting = `(?:${rejectingWords})(?: to \\w+| ${held})?`;
/** "It would be wrong to say that …", "it is a myth that …". */
const ahead = new RegExp(`\\b${rejecting} that\\s+(.+)`, 'is');
/** "That … is a myth", "the idea that … is mistaken": of one idea after another, the last is meant. */
const behind = new RegExp(
  `(?:^\\W*(?:(?:but|so|and|yet|however),? )?|\\b${held} )that\\s+((?:(?!\\b${held} that\\b).)+?),? (?:is|are|was|were|remains?|has been|have been|turned out to be) (?:(?:not (?:only|just|merely|simply) |(?!(?:not|no|never|is|are|was|were)\\b))\\w+ ){0,3}?(?:${rejectingWords})\\b`,
  'is',
);
/** "It is not wrong to say that …", "far from being a myth that …", "nobody holds that the idea that … is wrong". */
const denied =
  /(?:\b(?:not(?! (?:only|just|merely|simply)\b)|no(?! (?:doubt|question)\b)|nobody|never|neither|nor|hardly|far from)\b|n't\b)[^,;:.]{0,40}$/i;
/** Where what a sentence says next may have another subject. "Cancer, dementia, and diabetes" is a list, "…, and that …" goes on. */
const turns =
  /(?<=[;:]|\s[–—])\s+|(?=,\s(?:but|yet|so|while|whereas|although|though|because|since)\s(?!that\b))|(?<!,(?:\s[\w-]+){1,3})(?=,\sand\s(?!that\b))/i;
/** Hardly a sentence has any of these words, and none calls anything wrong without them. */
const anyRejection = new RegExp(`\\b(?:${rejectingWords})\\b`, 'i');
const edges = /^[\s,;:–—]+|[\s,;:–—]+$/g;
/** As much of a sentence is read. */
const maxLength = 1_200;

/** A sentence that calls something wrong. */
export interface Rejection {
  /** What it calls wrong, in its own words. */
  rejected: string;
  /** What it says besides; empty where that is all. */
  besides: string;
}

/** What a sentence calls wrong, apart from what else it says; null where it calls nothing wrong. */
export function rejectionIn(sentence: string): Rejection | null {
  if (!anyRejection.test(sentence)) return null;
  const parts = sentence.slice(0, maxLength).replaceAll('’', "'").split(turns);
  for (const [place, part] of parts.entries()) {
    const rejected = rejectedIn(part);
    if (rejected === null) continue;
    const besides = parts.toSpliced(place, 1).join(' ').replace(edges, '');
    return { rejected: rejected.replace(edges, ''), besides };
  }
  return null;
}

function rejectedIn(part: string): string | null {
  const found = behind.exec(part) ?? ahead.exec(part);
  return found && !denied.test(part.slice(0, found.index)) ? (found[1] ?? null) : null;
}
