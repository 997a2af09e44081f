import type { Verdict } from '@sextant/contracts';
import { coverage } from '../words/rarity.ts';
import { answersTo } from './answers-to.ts';
import { hedgingOf } from './aside.ts';
import type { Asked } from './asked.ts';
import { isWithinBounds } from './bounds.ts';
import { type Claim, claimsOf } from './claims.ts';
import type { Effect } from './effects.ts';
import { spokenIn } from './subjects.ts';
import { canonical, generic, partsOf } from './terms-asked.ts';

/** "…, but no such effect was seen in women": what is said of some is denied of others, or of something else. */
const takenBack =
  /[,;–—] ?(?:and|but|although|though|whereas|while|however|yet|overall)\b[^.]*\b(?:no|not|never|cannot|neither|without|outweighs?|unlikely|less)\b|[,;–—] ?(?:and|but|although|though|whereas|while|however|yet|overall)\b[^.]*n't\b/i;
/** "…, but not more than Y does", "…, although its size is less certain": what is said stands. */
const noTurn =
  /\b(?:no|not|n't)(?: any| much| significantly)? (?:more|better|greater|less|superior)(?: [\w-]+){0,2} than\b|\bless (?:certain|clear|sure|pronounced|well)\b|\bno less\b/gi;
const sameWords = 20;
/** "Not on its own, but …", "Not in everybody; …": what is denied without a verb at the head of its sentence. */
const deniedAtHead =
  /^["'“(]?(?:probably |perhaps |maybe |certainly |clearly )?not\b(?! only\b)[^.]*?[,;–—]/i;
/** People of whom something is said. */
const ofPeople =
  /\b(?:in|for|among|with)(?: \p{L}+){0,3} (?:people|patients|adults|women|men|those|individuals|children|infants|babies|participants|users|persons)\b[^,.;:()–—]{0,80}/giu;
/** "Women who smoke": some of them. */
const whoAre =
  /\b(?<!\beven )(?!anyone|everyone|everybody|anybody)\p{L}{3,30} who ([^\s,.;:()]{1,30}(?: [^\s,.;:()]{1,30}){0,8}?)(?= (?:have|has|had|gets?|got|are|is|do|does|can|may|will|show|run|face)\b|[,.;:()]|$)/giu;
/** "Adults over 75 with heart disease should": some of them, too. */
const withWhat =
  /^\W*(?:[\w-]+,? ){0,3}?(?:people|patients|adults|women|men|those|individuals|children|infants|participants|persons)(?: [\w-]+){0,3}? with (?!or without)([^\s,.;:()]{1,30}(?: [^\s,.;:()]{1,30}){0,8}?)(?= (?:have|has|had|are|is|do|does|did|can|may|should|must|will|need|benefit|benefited)\b|[,.;:()]|$)/giu;
/** "In people without diabetes is unknown": whom it is said of ends in front of the verb. */
const endOfPeople = /\b(?:is|are|was|were|has|have|had|does|do|did|can|may|will|remains?)\b.*$/iu;
/** "…, especially in the old and in the first months" is said of the others, too. */
const emphasis = /\b(?:particularly|especially|notably|including|above all|chiefly)\b[^.;:]{0,200}/giu;
/** "Short-term use does not raise it": of so much use. */
const ofATime =
  /\b(?:short|brief|medium|long)(?:er)?[- ]term (?:use|users?|treatment|therapy|exposure|intake)\b/i;
/** What follows holds for some only. */
const onCondition = /\b(?:only|unless|except|provided(?: that)?|as long as|depends?|depending)\b/i;
/** "Should be stopped if it causes harm"; not "even if", "if anything". */
const ifSo =
  /(?<!\b(?:even|as|see|know|say|tell) )\bif (?!anything\b|not\b|any\b|so\b|at all\b)([^.;:]{3,160})/i;
const notFor = /(?:,|\bbut)\snot (?:to|for|as|in order to)\s([^.;:]{3,120})/i;
/** As much of a sentence is read. */
const maxReadLength = 600;
const leastOfQuestion = 0.5;

/** What is left of a statement when the rest of its sentence is heard; null where it is nothing. */
export function heldAgainst(text: string, verdict: Verdict, words: string, asked: Asked): Verdict | null {
  if (verdict === 'mixed') return verdict;
  // "We don't know, and anyone who says so …": that a matter is open is not taken back.
  if (verdict === 'unclear') return isOfSome(text.split(',', 1)[0] ?? text, asked) ? null : verdict;
  const [, condition = ''] = ifSo.exec(text.slice(0, maxReadLength)) ?? [];
  if (verdict === 'yes' && condition && !spokenIn(condition, asked, 0).isBare) return null;
  // "For comfort, not to prevent seizures", where it was asked to prevent them.
  const [, purpose = ''] = notFor.exec(text.slice(0, maxReadLength)) ?? [];
  if (verdict === 'yes' && spokenIn(purpose, asked, 0).known >= leastOfQuestion) return null;
  // "It helps men, but not women", where men were asked about, is a yes; where no one was, it is mixed.
  const before = beforeContrast(text.slice(0, maxReadLength), verdict);
  if (before !== null) {
    if (isOfSome(before, asked) || isAgainstOne(before)) return 'mixed';
    const held = canonical(partsOf(before));
    return asked.setting.size > 0 && coverage(canonical(asked.setting), held) >= leastOfQuestion
      ? verdict
      : null;
  }
  if (isTakenBack(text, words, asked) || isOfSome(text, asked)) return null;
  if (isWithinBounds(words, asked) || weakly.test(words)) return null;
  return heldByRest(text, words, verdict, asked);
}

/** "In small trials", "in decision models", "on paper": where better evidence is meant to follow. */
const weakly =
  /\b(?:in|according to|based on)(?: the)?(?: (?:systematic reviews|meta-analyses|(?:pooled )?analyses) of)?(?: [\w-]+)? ?\b(?:small|pilot|preliminary|uncontrolled|open-label|non-?randomi[sz]ed|animal|preclinical|(?:industry|manufacturer|company)-(?:sponsored|funded))(?: [\w-]+)? (?:trials?|studies|experiments?)\b|\b(?:in|according to) (?:[\w-]+ )?(?:decision|simulation|modelling|modeling|mathematical|computer|economic)[ -](?:analytic )?(?:models?|studies|simulations?)\b|\bin (?:only )?(?:one|some|a few|half|two) of (?:the )?(?:[\w-]+ ){0,2}(?:trials|studies)\b|\bon paper\b/i;

/** Where a sentence goes on to something else. */
const goesOn = /[,;–—]\s(?:(?:and|but|although|though|whereas|while|however,?|yet)\s)?/g;

/** As a verb; people's falls are an outcome. */
const falling = /\b(?:falls?|drops?)(?= by\b|\W*$)/i;
const unmoved =
  /\b(?:is|are|was|were|remains?|remained|stays?|left) (?:\w+ly )?(?:unaffected|unaltered|unmoved)\b/i;

/**
 * "Does not prevent A caries, though B caries falls": what the rest of a sentence says to what was asked, where that is the
 * opposite: mixed where both speak of it alike, null where the rest speaks more of it, else the verdict itself.
 */
function heldByRest(text: string, words: string, verdict: Verdict, asked: Asked): Verdict | null {
  const { effect, outcome } = asked;
  if (effect === null || outcome.size === 0) return verdict;
  const read = text.slice(0, maxReadLength).replaceAll('’', "'");
  const end = words.slice(-sameWords);
  const at = read.indexOf(end);
  const rest = at < 0 ? '' : read.slice(at + end.length);
  const against = rest.split(goesOn).filter((part) => {
    if (hedgingOf(part) > 0) return false;
    const claims: Pick<Claim, 'effect' | 'isDenied'>[] = [...claimsOf(part)];
    if (falling.test(part)) claims.push({ effect: 'down', isDenied: false });
    if (unmoved.test(part)) claims.push({ effect: 'relation', isDenied: true });
    const answers = claims.flatMap((claim) => answersTo(effect, claim) ?? []);
    return answers.length > 0 && answers.every((answer) => answer !== verdict);
  });
  const most = Math.max(0, ...against.map((part) => spokenIn(part, asked, 0).outcome));
  if (most < leastOfQuestion) return verdict;
  return most > spokenIn(words, asked, 0).outcome ? null : 'mixed';
}

/** Where a sentence turns from what it says of some to what it denies, or affirms, of others. */
const turning =
  /[,;–—]\s?(?:and|but|although|though|whereas|while|however,?|yet)\s(?=(?:not|no longer)(?: so)? (?:in|for|among|with|when|compared|versus|over|at|after|if)\b|[^.;]{0,40}\bno such\b|(?:it|they|this|that|these|the (?:same|effect|benefit))\s(?:(?:do|does|did|is|are)(?: not|n't))(?: (?:do so|so|extend|apply|hold|seem to|appear to|true))*(?: (?:in|for|among|to|when)\b))/i;
/** "Does not help A, though it does help B" */
const affirming =
  /[,;–—]\s?(?:but|although|though|whereas|while|however,?|yet)\s(?:it|they|this|that|these)\s(?:do|does|did|is|are|has|have)(?: so| help| work)? (?:in|for|among|with|when|after|at|if)\b/i;
const ofSomeArm = /\b(?:compared (?:with|to)|versus|vs\.?|than|over)\s/i;

/** The part of a sentence in front of such a turn: "It helps men" of "It helps men, but not women"; null without one. */
function beforeContrast(text: string, verdict: Verdict): string | null {
  const plain = text.replaceAll('’', "'");
  const found = turning.exec(plain) ?? (verdict === 'no' ? affirming.exec(plain) : null);
  return found ? text.slice(0, found.index) : null;
}

/** Whether a part of a sentence says what holds against one of several things. */
const isAgainstOne = (part: string): boolean => ofSomeArm.test(part);

function isTakenBack(text: string, words: string, asked: Asked): boolean {
  const read = text.slice(0, maxReadLength).replaceAll('’', "'");
  // "The warning stands, but trials don't bear it out: …" takes back what comes before.
  const at = read.indexOf(words.slice(0, sameWords));
  const behind = (at < 0 ? read : read.slice(at)).replace(noTurn, ' ');
  const turn = takenBack.exec(behind);
  return deniedAtHead.test(read) || (turn !== null && !isOfAnother(behind.slice(turn.index), asked));
}

const adds = /^[,;–—] ?and\b/i;
const moves: ReadonlySet<Effect> = new Set(['up', 'down', 'relation']);

/** "…, and doesn't change mortality", where infections were asked about: what is said of another outcome takes nothing back. */
function isOfAnother(rest: string, asked: Asked): boolean {
  const [claim] = claimsOf(rest);
  if (
    !adds.test(rest) ||
    !claim ||
    asked.effect === null ||
    !moves.has(asked.effect) ||
    spokenIn(rest, asked, 0).outcome > 0
  )
    return false;
  return !isOfSome(rest, asked) && !spokenIn(rest.slice(claim.to), asked, 0).isBare;
}

/** Whether it is said of some people whom the question does not name, or on a condition. */
function isOfSome(text: string, asked: Asked): boolean {
  const read = text.slice(0, maxReadLength).replace(emphasis, ' ');
  if (onCondition.test(read)) return true;
  if (ofATime.test(read) && !asked.terms.has('term')) return true;
  const known = canonical([...asked.terms, ...asked.abbreviations.keys()]);
  const groups = [...read.matchAll(ofPeople)].map(([people]) => people.replace(endOfPeople, ' '));
  const others = [whoAre, withWhat].flatMap((form) => [...read.matchAll(form)].map(([, are = '']) => are));
  return [...groups, ...others].some((people) => {
    const named = [...canonical(partsOf(people))].filter((term) => !generic.has(term));
    return named.length > 0 && coverage(named, known) < leastOfQuestion;
  });
}
