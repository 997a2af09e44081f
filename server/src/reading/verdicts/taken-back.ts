import type { Verdict } from '@sextant/contracts';
import type { Asked } from './asked.ts';
import { claimsOf } from './claims.ts';
import { spokenIn } from './subjects.ts';
import { isVanished } from './vanished.ts';

/** "This is a myth", "Or does it?", "So the story goes": what was said just before is not so. */
const undone =
  /^[^\p{L}]*(?:or (?:does|do|is|are|did|was|can) (?:it|they|this)\b|so (?:the story|the theory|they say|much for)\b|nothing could be further\b|not so fast\b|(?:(?:this|that|it|which)|(?:this|that|the) (?:claim|idea|belief|view|notion|assumption|hypothesis|statement|theory))(?: \w+)? (?:is|was|has been|turned out(?: to be)?|proved)(?: (?!not\b|no\b|never\b)\w+){0,2}? (?:wrong|false|untrue|incorrect|mistaken|an? \w*myth|refuted|disproved|disproven|overturned|debunked|outdated|what (?:\w+ ){0,3}(?:thought|believed|hoped|used to))\b|(?:false|untrue|not true|wrong)(?=\s*(?:[.,;:!)–—]|$)))/iu;
/** "Actually no", "Correction: no" */
const corrected =
  /^[^\p{L}]*(?:(?:but|or|well|and)[, ]+)?(?:actually|in fact|wait|sorry|(?:just )?kidding|scratch that|correction|corrected|update|edit|on reflection|on second thoughts?)[,:–— -]+(?:(?:the answer is|it is|it's) )?(yes|no)(?=\s*(?:[.,;:!–—)]|$))/iu;
/** "In adolescents they are not", "with clopidogrel it does": a sentence or clause that leans on the one before it. */
const leaning =
  /^(?:[^\s.;:?!]+\s+){0,8}?(?:it|they|this|these|that|those)\s(?:is|are|was|were|does|do|did|has|have|can|could|will)(n't|n’t|\s+not)?\s*[.!]?\s*$/iu;
/** "Although many believe it does": what others hold takes nothing back. */
const supposed =
  /\b(?:believ|think|thought|assum|claim|sa(?:y|id)|suppos|hop(?:e|ing)|expect|feel|felt|argu|suggest)/i;
/** "Not so in adolescents", "The same cannot be said of adolescents": of what was affirmed. */
const notSo =
  /^[^\p{L}]*(?:(?:but|though|although|yet|however,?|and) )?(?:not (?:so )?(?:in|for|among|when|if|after)\b|(?:much )?less so\b|the same (?:cannot|can't|can not|is not true|does not hold|doesn't hold)\b)/iu;
const part = /[;,:–—()]\s*|\s(?=(?:but|though|although|whereas|while)\s)/u;

/** What an answer says where it is read, and right behind that. */
export interface Said {
  verdict: Verdict;
  /** The words that give the verdict. */
  words: string;
  /** Whether these are "Yes" or "No" themselves. */
  isStated: boolean;
  /** Their sentence. */
  sentence: string;
  /** The sentence behind it; empty without one. */
  next: string;
}

/** Whether what follows a verdict takes it back, or says otherwise of those that were asked about. */
export function isTakenBack({ isStated, verdict, words, ...said }: Said, asked: Asked): boolean {
  if (verdict !== 'yes' && verdict !== 'no') return false;
  const [sentence, next] = [said.sentence, said.next].map((text) => text.slice(0, maxLength)) as [
    string,
    string,
  ];
  const at = Math.max(0, sentence.replaceAll('’', "'").indexOf(words));
  const [claim] = isStated ? [] : claimsOf(sentence.slice(at), asked.verb);
  const isDenied = isStated ? verdict === 'no' : claim?.isDenied === true;
  const behind = sentence.slice(at + (claim ? claim.to : words.length));
  const correction = corrected.exec(behind) ?? corrected.exec(next);
  if (isStated && correction) return correction[1]?.toLowerCase() !== verdict;
  const following = [...behind.split(part), next].filter((one) => /\p{L}/u.test(one)).slice(-maxParts);
  return following.some((text, at) => {
    if (!isDenied && undone.test(text)) return true;
    // Of whom a "Yes" holds is read elsewhere; who says "Yes" has weighed what may be behind it.
    if (isStated) return false;
    if (!isDenied && isVanished(text, following[at + 1])) return true;
    const leans = supposed.test(text) ? null : leaning.exec(text);
    const isAgainst = leans
      ? (leans[1] !== undefined) !== isDenied
      : verdict === 'yes' && !isDenied && notSo.test(text);
    return isAgainst && !isOfOthersAlone(words, text, asked);
  });
}

const maxParts = 8;
/** As much of a sentence is read. */
const maxLength = 1_200;

/** Whether the words name whom it was asked of, and what follows names somebody else. */
function isOfOthersAlone(words: string, text: string, asked: Asked): boolean {
  const namesThem = (said: string) =>
    [...asked.setting].length > 0 && spokenIn(said, { ...asked, outcome: asked.setting }, 0).outcome > 0;
  return namesThem(words) && !namesThem(text);
}
