import { coverage } from '../words/rarity.ts';
import { answersTo } from './answers-to.ts';
import type { Asked } from './asked.ts';
import { claimsOf } from './claims.ts';
import { comparedIn, isEachPreferred } from './comparison.ts';
import { ofWorth } from './effects.ts';
import { isOtherExposure } from './other-exposure.ts';
import type { StatedWords } from './stated-words.ts';
import { spokenIn } from './subjects.ts';
import { canonical, partsOf, telling } from './terms-asked.ts';
import { isVanished } from './vanished.ts';

/** As much of a sentence is read. */
const maxLength = 600;
const turning = /[,;–—]\s?(?:but|and|while|whereas|although|though|yet)\s/i;
/** "…, but not in those without", "…, and poorly or not at all for others", "…, but not across the board". */
const notOthers =
  /^(?:probably |clearly |certainly |evidently )?(?:not|no longer|less so|hardly|poorly|rarely|little)\b[^.;]{0,80}?\b(?:in|for|with|among|when|if|at|after|beyond|once|across|to) |^[^.;,]{0,80}\b(?:not|no|absent|poorly|little|worse|n't)\b[^.;,]{0,40}\b(?:in|for|with|of) (?:others?|the rest|the remainder)\b|^(?:is |are )?(?:absent|lacking|missing) (?:in|from) /i;
/** Of whom or when it is said to hold. */
const some =
  /\b(?:some|certain|selected|specific|particular|early|only|mainly|chiefly|directly)\b|\b(?:in|for|among|with|when|if|at|after|within|during)\s/i;
const leastOfSubject = 0.5;
const leastOfOutcome = 0.3;

/**
 * "It works for some drugs, and poorly or not at all for others": what a sentence says of some and denies of others, where
 * an answer begins or concludes; else null. Of what it is said to do, a third has to be what was asked for.
 */
export function someNotOthers(sentence: string, asked: Asked): StatedWords | null {
  const said = sentence.slice(0, maxLength).replaceAll('’', "'");
  const found = turning.exec(said);
  if (!found) return null;
  const [head, tail] = [said.slice(0, found.index), said.slice(found.index + found[0].length)];
  if (!some.test(head)) return null;
  const { abbreviations, comparison } = asked;
  if (comparison && some.test(tail) && isEachPreferred([head, tail], comparison, abbreviations))
    return { verdict: 'mixed', words: said.trim() };
  if (!notOthers.test(tail) || isVanished(tail)) return null;
  const { effect } = asked;
  const spoken = spokenIn(head, asked, 0);
  const compared = comparison && comparedIn(head, comparison, abbreviations);
  const isOfEffect =
    effect !== null &&
    !asked.isTwisted &&
    asked.subject.size > 0 &&
    !isOtherExposure(head, asked) &&
    spoken.subject >= leastOfSubject &&
    (ofWorth.has(effect) || spoken.outcome >= leastOfOutcome);
  const answers = isOfEffect
    ? claimsOf(head, asked.verb).flatMap((claim) => answersTo(effect, claim) ?? [])
    : [];
  if (!compared && answers.length === 0) return null;
  if (!isOfAsked(tail, head, asked)) return { verdict: 'mixed', words: said.trim() };
  // "For A, but not for B", where B was asked about, denies it.
  const isYes = compared ? compared === 'yes' : answers.every((answer) => answer === 'yes');
  return isYes ? { verdict: 'no', words: said.trim() } : null;
}

/** Whom or what the tail of such a sentence is of. */
const others = /\b(?:in|for|with|among|when|if|at|after|beyond|once|across|to)\s([^,.;]{3,120})/i;
const leastOfAsked = 0.5;

/** Whether those of whom a tail denies it are those that were asked about, whom the head passes over. */
function isOfAsked(tail: string, head: string, { comparison, subject, terms }: Asked): boolean {
  const compared = [...subject, ...(comparison ? [...comparison.one, ...comparison.other] : [])];
  const told = canonical([...partsOf(head), ...compared]);
  const asked = new Set([...canonical(terms)].filter((term) => !told.has(term)));
  const of = others.exec(tail)?.[1] ?? '';
  // "Eradication in pharyngitis" is of eradication first.
  return [of, of.split(joint, 1)[0] ?? ''].every((words) => {
    const named = canonical(telling(partsOf(words)));
    return named.size > 0 && coverage(named, asked) >= leastOfAsked;
  });
}

const joint = /\s(?:in|with|among|who|whose|on|at|after|during)\s/i;
