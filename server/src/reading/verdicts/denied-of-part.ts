import type { Asked } from './asked.ts';
import { effectOf } from './effects.ts';
import { leastOfSubject } from './meant.ts';
import { type Spoken, spokenIn } from './subjects.ts';
import { canonical, generic, partsOf } from './terms-asked.ts';

/** Those who are given nothing, or what all are given. */
const nothing =
  /^(?:(?:an?|the|in|with|among|those|given|receiving|people|patients|taking|on)\s)*(?:\p{L}+\s){0,3}?(?:placebo|sham|controls?|usual|standard|routine|conservative|supportive|no|not|nothing|doing|none|without|untreated|expectant|observation|watchful|non-?users?|chance|expected|before|dummy|inactive|inert|water|sugar|alone)\b/iu;
/** "No more than X does", "not superior to X", "did not lower it further than X" */
const degree =
  /(?:\b(?:no|not|never|nor|neither)|n['’]t)\b[^,;:]{0,80}?\b(?:(?:more|better|further|faster|greater|larger|lower|fewer|less|longer)\b[^,;:]{0,60}?\bthan|superior to)\s(?!(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|half|twice)\b)([^,;:.]{2,60})/giu;
/** "Not as safe as X", "does not lower it as much as X", "… to the same extent as in adults" */
const asMuch =
  /(?:\b(?:no|not|never|nor|neither|nowhere near|hardly)|n['’]t)\b[^,;:]{0,80}?\b(?:as (?!(?:far|long|soon|yet|a|an|the|of|it|they|we|in|was|were)\b)\w+|to the (?:same )?(?:extent|degree))\b[^,;:]{0,60}?\b(?<!\b(?:or|nor|and) )as\s([^,;:.]{2,60})/giu;
const firstWhile =
  /\b(?:in|during|over|within) the (?:first|initial|early)\b|\bin the short[- ]term\b|\binitially\b|\bat first\b/i;
const conditions = /\b(?:when|if|once|unless|until)\s([^,;:.]{3,80})/giu;
/** "When all trials were pooled": how it was reckoned, and no condition. */
const ofReckoning =
  /\b(?:compar\w+|pool\w+|combined|adjust\w+|account\w+|analy[sz]\w+|consider\w+|look\w*|measured|assess\w+|judged|examined|tested|studied|weigh\w+|includ\w+|averaged|taken together|it comes|limited|restricted|quality|bias|evidence|as a whole|used for|all (?:trials|studies|data|patients|participants))\b/i;
const form =
  /\b((?:(?:extended|sustained|slow|modified|controlled|immediate)-release|inhaled|intravenous|topical|intranasal|subcutaneous|transdermal|intra-?articular|liposomal|single-dose|low(?:er)?-dose|short-(?:term|course))) (\p{L}[\p{L}\d-]*)/giu;

/**
 * Whether what a clause denies is denied in part: that it does more than another treatment does, at first, under a
 * condition, or in one form of what was asked about. None of them is a no.
 */
export function isDeniedOfPart(clause: string, condition: string, asked: Asked): boolean {
  const known = canonical([...asked.terms, ...asked.abbreviations.keys()]);
  const isKnown = (words: string) => [...canonical(partsOf(words))].some((term) => known.has(term));
  return (
    isByDegree(clause) ||
    (firstWhile.test(clause) && !isKnown('first initial early short')) ||
    // "No harm when it is taken as told" is the no that was asked for.
    (isOfBenefit(asked) &&
      [...condition.matchAll(conditions)].some(
        ([, told = '']) => !ofReckoning.test(told) && isStrange(told, known),
      )) ||
    isOfOneForm(clause, isKnown)
  );
}

const isOfBenefit = ({ effect }: Asked) => effect === 'down' || effect === 'good';

/** "Inhaled X does not"; of "neither oral nor inhaled X" it is of more than one. */
function isOfOneForm(clause: string, isKnown: (words: string) => boolean): boolean {
  const [found, ...others] = [...clause.matchAll(form)].filter(([, , of = '']) => isKnown(of));
  return (
    found !== undefined &&
    others.length === 0 &&
    !isKnown(found[1] ?? '') &&
    !beside.test(clause.slice(0, found.index))
  );
}

const beside = /\b(?:neither|nor|like|as well as|and|or)\b[^,;]{0,30}$/i;

/** "Does not always prevent it", "not all trials show". */
const notWhollyAhead =
  /(?:\b(?:not|never|cannot)|n['’]t)\b(?: (?!at\b)[\w-]+){0,2}? (?:always|completely|entirely|fully|wholly|totally|perfectly|invariably|necessarily|universally|uniformly|all|every|most)\b(?![-–—]| causes?\b)/i;
/** "Does not prevent all of them", "… in everyone". */
const notWhollyBehind =
  /^ (?:all\b(?![- –—]causes?\b)|every\b|most\b|the majority\b)|\b(?:entirely|completely|fully|altogether|(?:in|for) (?:every(?:one|body)?|all)\b(?![-–—]| (?:trials|studies|cases of|causes?)\b))/i;

/** Whether what is denied is only that it holds of all, or wholly: that leaves open whether it holds. */
export const isDeniedOfAll = (clause: string, { from, to }: { from: number; to: number }): boolean =>
  notWhollyAhead.test(clause.slice(0, from)) || notWhollyBehind.test(clause.slice(to));

/** "Lowers it no more than X does": whether it does is not said, unless X is nothing. */
export const isByDegree = (clause: string): boolean =>
  [degree, asMuch].some((pattern) =>
    [...clause.matchAll(pattern)].some(([, other = '']) => !nothing.test(other)),
  );

/** "No difference between X and Y", each up to where it is told in what. */
const between =
  /\bdiffer(?:s|ed|ences?)?\b(?: [\w-]+){0,4} between ([^,;:.]{2,80}?) (?:and|or|versus|vs\.?) ([^,;:.]{2,60}?)(?=\s(?:in|for|at|on|with|after|regarding|as|when|who|was|were|is|are|has|have|could)\b|[,;:.]|$)/iu;

const lacking = /\b(?:non|no|not|never|without)\b/i;

/**
 * Whether what was asked about is held against another treatment: that the two do not differ says of neither whether it
 * does anything. The same done otherwise ("early and late surgery") is what it can only be held against, and so is nothing.
 */
export function isAgainstRival(clause: string, asked: Asked): boolean {
  const [, one = '', other = ''] = between.exec(clause) ?? [];
  if (other === '' || asked.subject.size === 0) return false;
  const [a, b] = [one, other].map((arm) => spokenIn(arm, asked, 0)) as [Spoken, Spoken];
  if (a.subject === 1 && b.subject === 1) return !lacking.test(`${one} ${other}`);
  const [its, rival, words] = a.subject >= b.subject ? [a, b, other] : [b, a, one];
  const isOther = rival.subject === 0 && (rival.outcome === 0 || asked.outcome.size === 0);
  return its.subject >= leastOfSubject && isOther && !rival.isBare && !nothing.test(words);
}

const isStrange = (words: string, known: ReadonlySet<string>): boolean =>
  [...canonical(partsOf(words))].some(
    (term) => !known.has(term) && !generic.has(term) && !/^\d/.test(term) && !effectOf(term),
  );
