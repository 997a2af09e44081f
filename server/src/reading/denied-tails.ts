import { matchesOf, textWith } from './matches.ts';

/** What a clause denies beside what it says: "less plaque rather than with less caries". */
export interface DeniedTail {
  /** Without the words that deny it, and without a preposition. */
  text: string;
  /** Denied in so many words: "not with caries". "Rather than" leaves open whether it is so, too. */
  isDenied: boolean;
  /** What it stands behind: "with" of "not with caries"; empty without one. */
  preposition: string;
  from: number;
  to: number;
}

/**
 * "…, not with caries", "… rather than caries", "…, unlike caries", "…, which was not the case for caries": up to the end
 * of its part of the sentence. "Not only", "not because": nothing is set against what is said.
 */
const tail =
  /,?\s\b(?:(rather than|instead of|as opposed to|in contrast (?:to|with)|as distinct from)|(?<=,\s)unlike|(?:(?<=,\s)|(?<=but\s))not(?!\s(?:only|merely|just|simply|even|necessarily|that|to|by|because|when|if|until|unless|yet|so|significantly|statistically)\b)|(?<=,\s)which (?:was|is|were|are) not (?:the case|so|true|seen|found|observed))\s(?:(with|for|in|on|of|among)\s)?([^,;:.]{2,120})/gi;

/** One of these stands in each. */
const denying = /\b(?:not|than|instead|opposed|contrast|distinct|unlike)\b/i;

/** The denied tails of a sentence or a clause, in the order in which they stand. */
export const deniedTailsOf = (text: string): DeniedTail[] =>
  matchesOf(textWith(denying, text), tail).map(
    ({ 0: whole, 1: instead, 2: preposition = '', 3: said = '', index }) => ({
      text: said.trim(),
      isDenied: instead === undefined && !/^,?\s(?:which|unlike)/i.test(whole),
      preposition: preposition.toLowerCase(),
      from: index,
      to: index + whole.length,
    }),
  );

/** What a clause says, in front of all that it sets aside. */
export const upToDeniedTail = (clause: string): string => clause.slice(0, deniedTailsOf(clause)[0]?.from);
