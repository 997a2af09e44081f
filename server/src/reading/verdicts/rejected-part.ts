import { rejectingWords } from '../lexicon/rejecting-words.ts';

/** "It would be wrong to say that …", "it is a myth that …". */
const ahead = new RegExp(`\\b(?:${rejectingWords})(?: to \\w+)? that\\s+(.+)`, 'is');
/** "That … is a myth", "the idea that … is mistaken". */
const behind = new RegExp(
  `^(?:(?:but|so|and|however),? )?(?:the |a |this |any )?(?:[\\w-]+ ){0,3}?that\\s+(.+?),? (?:is|are|was|were|remains?|has been|have been|turned out to be) (?:(?!not\\b|no\\b|never\\b)\\w+ ){0,3}?(?:${rejectingWords})\\b`,
  'is',
);
/** "It is not wrong to say that …" */
const denied = /\b(?:not|n't|never|neither|nor|no|hardly)\b[^,;:.]{0,40}$/i;
/** As much of a sentence is read. */
const maxLength = 1_200;

/** What a sentence calls wrong, in its own words; null where it calls nothing wrong. */
export function rejectedPart(sentence: string): string | null {
  const text = sentence.slice(0, maxLength).replaceAll('’', "'");
  const found = ahead.exec(text);
  if (found) return denied.test(text.slice(0, found.index)) ? null : (found[1] ?? null);
  return behind.exec(text.trimStart())?.[1] ?? null;
}
