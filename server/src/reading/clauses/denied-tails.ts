import { matchesOf, textWith } from '../matches.ts';

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

/** No thing stands behind "not" with these: "not only", "not until week 12", "not significantly". */
const noThing =
  'only|merely|just|simply|even|always|necessarily|all|every|that|to|by|at|as|from|because|since|due|when|before|after|if|until|unless|yet|so|significant(?:ly)?|statistically|seen|shown|reported|known|given|different|more|less|lower|higher';
/**
 * "…, not with caries", "… rather than caries", "…, unlike caries", "…, which was not the case for caries": up to the end
 * of its part of the sentence.
 */
const tail = new RegExp(
  `,?\\s(?:(?:and|but)\\s)?\\b(?:(rather than|instead of|as opposed to|in contrast (?:to|with)|contrary to|as distinct from)|(?<=,\\s)unlike|(?:(?<=,\\s)|(?<=but\\s))not(?!\\s(?:${noThing})\\b)|(?<=,\\s)which (?:was|is|were|are) not (?:the case|so|true|seen|found|observed|shown))\\s(?:(with|for|in|on|of|among)\\s)?([^,;:.]{2,120})`,
  'gi',
);

/** One of these stands in each. */
const denying = /\b(?:not|than|instead|opposed|contrast|contrary|distinct|unlike)\b/i;

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
