import { answersTo } from './answers-to.ts';
import type { Asked } from './asked.ts';
import { claimsOf } from './claims.ts';
import { comparedIn, isEachPreferred } from './comparison.ts';
import { ofWorth } from './effects.ts';
import { isOtherExposure } from './other-exposure.ts';
import type { StatedWords } from './stated-words.ts';
import { spokenIn } from './subjects.ts';

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
  if (!notOthers.test(tail)) return null;
  const { effect } = asked;
  const spoken = spokenIn(head, asked, 0);
  const isCompared = comparison && comparedIn(head, comparison, abbreviations) !== null;
  const isOfEffect =
    effect !== null &&
    !asked.isTwisted &&
    asked.subject.size > 0 &&
    !isOtherExposure(head, asked) &&
    spoken.subject >= leastOfSubject &&
    (ofWorth.has(effect) || spoken.outcome >= leastOfOutcome) &&
    claimsOf(head, asked.verb).some((claim) => answersTo(effect, claim) !== null);
  return isCompared || isOfEffect ? { verdict: 'mixed', words: said.trim() } : null;
}
