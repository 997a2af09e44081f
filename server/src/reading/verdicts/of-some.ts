import type { Verdict } from '@sextant/contracts';
import { coverage } from '../words/rarity.ts';
import { answersTo } from './answers-to.ts';
import { hedgingOf } from './aside.ts';
import type { Asked } from './asked.ts';
import { claimsOf } from './claims.ts';
import { ofWorth } from './effects.ts';
import { isRestricted } from './others.ts';
import type { Standing } from './sections.ts';
import { withoutLabel } from './stated-words.ts';
import { spokenIn } from './subjects.ts';
import { canonical, partsOf } from './terms-asked.ts';

const noOfSome = /^\W*no (?:for|in|among) ([^.,;:–—]{3,120})/i;
/** "Yes, if", "Yes, but only in", "No, not at": of whom, or on what condition. */
const ofSome = new RegExp(
  [
    '^\\W{0,8}(yes|no)\\b[,:–— ]{1,4}(?:(?:but|although|though) )?',
    '(?:only (?=(?:for|in|among|with|if|when|as|at|after|once)\\b)|not (?=(?:for|in|among|with|if|when|at|after|before|during|until)\\b))?',
    '(for|in(?! (?:the|any|an?|most) (?:way|sense|manner|form)\\b)|among|with|if|when|once|unless|where|given|provided|providing|(?:as|so) long as|on condition|as|at|after|before|during|until)',
    '\\s([^,.;:–—]{3,120})',
  ].join(''),
  'i',
);
/** Sentences behind a "Yes, in …" that may speak of the others. */
const maxBehind = 2;
/** Characters in which such a sentence comes to what it denies. */
const reach = 90;
/** "In trials", "in short": where it was found, or how it is told, and no others. */
const notOthers =
  /^(?:but |and )?(?:for (?:example|instance)|in (?:[\w-]+ ){0,3}(?:trials?|stud(?:y|ies)|reviews?|(?:meta-?)?analys[ei]s|short|summary|practice|addition|general|fact|words))\b/i;
const ofOthers =
  /^(?:but |and |however, |by contrast, |conversely, )?(?:(?:for|in|among|with|if|below|above|over|beyond|outside|those)\s|otherwise\b)/i;
const denied =
  /\b(?:no|not|never|neither|contraindicated|avoid(?:ed)?|neutral|unclear|uncertain|unproven|unknown|harms?|harmful|outweighs?|hardly|little|less|rare|rarely|seldom|persists?|nothing)\b|n['’]t\b/i;

/** "No in men", where nobody asked about men: of others a "yes" may be said. */
export function isNoOfOthers(sentence: string, asked: Asked): boolean {
  const [, some] = noOfSome.exec(withoutLabel(sentence).said) ?? [];
  return some !== undefined && isRestricted(`in ${some}`, asked);
}

const leastOfOutcome = 0.5;
const leastOfAsked = 0.4;
const only = /\bonly\b/i;
const ofPeople = /^(?:for|in|among|with)$/i;
/** Behind these a sentence goes on to others. */
const goesOn = /[;–—]\s|,\s(?=which (?:is|are) (?:rarely|seldom|hardly|not)\b)/;
/** "X alone does not", "which is rarely the case": said of what stands in front of it. */
const ofTheSame = /\b(?:do|does|did|is|are|has|have|can)(?: not|n't)[.!]?$|^which is /i;

/**
 * "Yes, in some. In others the harm outweighs it", "Yes, if …; early courses raise the risk", "No, not at first. Later it is
 * safe": a yes or no of some, where the rest of its sentence or one of the next says the opposite of others.
 */
export function isOfSomeOnly(
  sentence: string,
  verdict: Verdict,
  behind: readonly Standing[],
  asked: Asked,
): boolean {
  const said = withoutLabel(sentence).said;
  const [words = '', stated = '', joint = '', some = ''] = ofSome.exec(said) ?? [];
  if (stated.toLowerCase() !== verdict) return false;
  // Of those who were asked about it is of all.
  const setting = canonical(asked.setting);
  const areAsked = setting.size > 0 && coverage(setting, canonical(partsOf(some))) >= leastOfAsked;
  if (ofPeople.test(joint) && !only.test(words) && areAsked) return false;
  const [, ...rest] = said.split(goesOn);
  return [...rest, ...behind.slice(0, maxBehind).map(({ text }) => text)].some((text) => {
    const head = text.slice(0, reach);
    return (
      (verdict === 'yes' && ofOthers.test(head) && !notOthers.test(head) && denied.test(head)) ||
      saysOtherwise(text.slice(0, maxRead).replaceAll('’', "'"), verdict, asked)
    );
  });
}

/** As much of a sentence is read. */
const maxRead = 400;

function saysOtherwise(text: string, verdict: Verdict, asked: Asked): boolean {
  const { effect } = asked;
  if (verdict === 'yes' && ofTheSame.test(text)) return true;
  if (effect === null || asked.isTwisted || hedgingOf(text) > 0) return false;
  const answers = claimsOf(text).flatMap(
    (claim) =>
      answersTo(effect, claim) ?? (effect === 'safe' && claim.effect === 'up' && !claim.isDenied ? 'no' : []),
  );
  const isOfIt = ofWorth.has(effect) || spokenIn(text, asked, 0).outcome >= leastOfOutcome;
  return isOfIt && answers.length > 0 && answers.every((answer) => answer !== verdict);
}

const byDegree =
  /^\W{0,8}(?:no|nein|non)\b[,:–— ]{1,4}(?:(?:but|or) )?(?:at least )?(?:not|nicht|pas) (fully|completely|entirely|wholly|totally|perfectly|100 ?%|zu 100|vollständig|ganz|völlig|complètement|totalement|entièrement)(?=[\s.,;:!–—%]|$)/i;

/** "No, not completely, but by 80%": a no to a degree that was not asked for. */
export function isNoByDegree(sentence: string, { terms }: Asked): boolean {
  const [, degree] = byDegree.exec(withoutLabel(sentence).said) ?? [];
  return degree !== undefined && !partsOf(degree).some((term) => terms.has(term));
}
