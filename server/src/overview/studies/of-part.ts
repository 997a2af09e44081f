import type { Effect } from '../../reading/abstracts/effects.ts';
import { type ReadAbstract, readAbstract } from '../../reading/abstracts/read-abstract.ts';
import { populationOf, studiedIn } from '../../reading/clauses/population.ts';
import { isControl } from '../../reading/quantities/arms.ts';
import { isRatio } from '../../reading/quantities/same-value.ts';
import { ofOtherAnalysis, ofSomePeople, type Study } from './qualifiers.ts';

/** Which analysis or which part of a study's people words tell of; what is adjusted or by intention to treat is told of all. */
const narrowing: readonly RegExp[] = [
  ...ofSomePeople,
  ...ofOtherAnalysis,
  /\bstrat(?:um|a)\b/i,
  /\bcomplet(?:er|ed the)\b|\bwhen restricted\b|\brestrict(?:ed|ing) to\b|\bexcluding\b/i,
  /\b(?:high|low|standard|reduced|full|half)(?:er|est)?[ -](?:dose|intensity)\b/i,
  /^\W*without (?!treatment\b|therapy\b)\p{L}/iu,
  /\b(?:greatest|largest|strongest|most (?:marked|pronounced)|confined|limited|only) (?:in|among|to)\b/i,
  /\b(?:larger|smaller|longer|shorter|earlier|later) (?:trials|studies)\b/i,
  /\b(?:within|after|before|beyond) (?:the first )?\S+ (?:min(?:utes)?|h(?:ours)?|days?) (?:of|after|from) (?:symptom|stroke|injury|onset|admission|birth|trauma|infarction)/i,
  /\bfor (?:more|less) than \S+ (?:years|months)|\b(?:more|less|fewer) than \S+ years of\b|\b\d+ years? of (?:\p{L}+ )?use\b/iu,
];
/** An effect for so much more of something is none of having it or not: "per 10-unit increase", "for each extra cup". */
const ofStep =
  /\b(?:per|each|every)(?! (?:\d+|one|two|three|four|five|six|eight|ten|twelve)[ -](?:hours?|days?|weeks?|months?|years?)\b| 1\.73| \d[\d,. ]*(?:(?:person|patient)\b|(?:\p{L}+ )?(?:patients|participants|people|persons|women|men|children|births|users)\b)) (?:(?:additional|further|extra|unit|one|two|five|ten|standard|SD)\b|\d)|\bfor an? \S+ (?:increase|increment|rise|decrease|drop)|\bdose[- ]response\b/iu;
/** "Among 73,679 people aged 75 years or older without dementia, …": they are all that were studied. */
const ofAll =
  /^(?:[A-Z]+: ?)?(?:among|in|of) (?:(?:the|our|these|a total of|all) )?\d[\d,. ]*[^,;]{2,200}?,/i;
/** Who takes something and who does not are what is compared. */
const compared = /\b(?:(?:non-?)?users|recipients|nonrecipients)\b/gi;
/** Those who have something and those who have not are all. */
const ofBoth = /\bwith (?:or|and) without\b[^,;()]{0,60}/gi;
/** "Over 5 years" tells how long they were followed, and not how old they were. */
const followed = /\b(?:over|under) \d[\d.]* (?:years?|months?|weeks?|days?)\b(?! (?:old|of age))/gi;
/** What is told of all together. */
const whole = /\b(?:overall|pooled|in total|in the (?:whole|entire|full|overall) [\p{L} -]{0,20})\b/iu;
/** Not the outcome, but being without it. */
const without =
  /\b(?:free(?:dom)? (?:of|from)|absence of|avoidance of|(?<!\b(?:or|and) )without|event-free)\b/i;
const clauseEnd = /[;]|,? \b(?:whereas|while|but|although|though)\b/giu;
/** What is said right behind a number and its interval, up to the next thing that is told. */
const behind =
  /^[)\]%]{0,2}(?: ?[([][^()[\]]{0,120}[)\]])?((?:(?! ?[;:.](?!\d)|,? with (?:consistent|similar)\b| (?:and|vs\.?|versus|compared|than|but|whereas|while)\b(?! (?:older|over|above|under|below|younger|more|less)\b))[^\d]){0,90})/iu;
const comparedFor =
  /\b(higher|more\w*|greater|increased|worse|longer|lower|less|fewer|reduced|shorter|better) (?:(?!(?:compared|relative|than|versus|vs|against)\b)[\p{L}-]+ ){0,5}?(?:in|with|on|for|among|under|after|receiving) (?:the )?((?:(?!(?:than|vs|versus|compared|over|against|and|but|or)\b)[\p{L}-]{2,20} ?){1,4})/giu;
const up = /^(?:higher|more|greater|increased|worse|longer)/i;

/**
 * Whether an effect of an abstract is none to be drawn beside those of whole studies: of some of its people, of another
 * analysis than the main one, for so much more of an exposure, told for the control, or of being without the outcome.
 */
export function isOfPart(effect: Effect, study: Study): boolean {
  const own = [compared, ofBoth, followed].reduce(
    (words, each) => words.replace(each, ' '),
    ownWords(effect),
  );
  return (
    narrows(own, readAbstract(study.abstract), study.title) ||
    (ofStep.test(effect.sentence.text) && !ofStep.test(study.title)) ||
    without.test(effect.outcome) ||
    isOfOneArm(effect) ||
    isForControl(effect)
  );
}

function narrows(own: string, abstract: ReadAbstract, title: string): boolean {
  if (narrowing.some((each) => each.test(own) && !each.test(title))) return true;
  const { affirmed, denied } = populationOf(own);
  if (affirmed.size === 0 && denied.size === 0) return false;
  const studied = studiedIn(abstract, title);
  return (
    [...affirmed].some((one) => !studied.affirmed.has(one) || studied.denied.has(one)) ||
    [...denied].some((one) => !studied.denied.has(one))
  );
}

/** What stands before an effect in its clause, and what is said of it behind; nothing where it is told of all. */
function ownWords({ quantity, sentence }: Effect): string {
  const all = ofAll.exec(sentence.text)?.[0].length ?? 0;
  const [from, to] = [quantity.from - sentence.from, quantity.to - sentence.from];
  const start = [...sentence.text.matchAll(clauseEnd)].findLast(({ index }) => index < from)?.index ?? all;
  const last = sentence.quantities.findLast((one) => one.to <= quantity.from)?.to ?? sentence.from;
  const right = behind.exec(sentence.text.slice(to, to + 260))?.[1] ?? '';
  const near = `${sentence.text.slice(Math.max(start, last - sentence.from), from)} | ${right}`;
  return whole.test(near) ? '' : `${sentence.text.slice(start, from)} | ${right}`;
}

/** "-8.0 kg (95% CI -9.6 to -6.4) with one and -6.3 kg (-7.8 to -4.7) with the other": the change within an arm. */
const armBehind =
  /^[)\]]{0,2} (?:with|in|on|for) [^.;()]{2,60}?,? (?:and|versus|vs\.?|but|compared with)\b[^.;()]{0,40} [-−–]?\d/i;
const armAhead = /\b(?:with|in|on) [^.;()]{2,60} \($/i;
const nextArm =
  /^[)\]]{0,2},? (?:and|versus|vs\.?|but|compared with)\b[^.;()]{0,30}\b(?:with|in|on) [^.;()]{2,60} \([-−–]?\d/i;

function isOfOneArm({ quantity, sentence }: Effect): boolean {
  if (quantity.kind !== 'mean-difference') return false;
  const before = sentence.text.slice(0, quantity.from - sentence.from);
  const rest = sentence.text.slice(quantity.to - sentence.from);
  return armBehind.test(rest) || (armAhead.test(before) && nextArm.test(rest));
}

/** "Deaths were more common with placebo (hazard ratio 1.33)" */
function isForControl({ quantity, sentence }: Effect): boolean {
  const value = isRatio(quantity) ? quantity.value - 1 : quantity.value;
  return [...sentence.text.matchAll(comparedFor)].some(
    ([, way = '', group = '']) => isControl(group) && up.test(way) === value > 0,
  );
}
