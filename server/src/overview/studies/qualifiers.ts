import { earlierStudy } from '../../reading/abstracts/earlier-study.ts';
import type { Effect } from '../../reading/abstracts/effects.ts';
import { readAbstract } from '../../reading/abstracts/read-abstract.ts';
import { populationOf, studiedIn } from '../../reading/clauses/population.ts';
import { commonWords } from '../../reading/lexicon/common-words.ts';
import { conceptSetOf } from '../../reading/lexicon/concept-set.ts';
import { stopWords } from '../../reading/lexicon/stop-words.ts';
import { timesIn } from '../../reading/quantities/times.ts';

/** A study as far as the numbers of its abstract are of it. */
export interface Study {
  title: string;
  abstract: string;
}

/** Of whom something was measured. */
export const ofSomePeople: readonly RegExp[] = [
  /\b(?:wom[ae]n|females?|girls?)\b/i,
  /\b(?:m[ae]n|males?|boys?)\b/i,
  /\b(?:aged?|older|younger|under|over) (?:than )?\d|\b\d+ years (?:or|and) (?:over|older|younger)|\b(?:older|elderly|younger)\b/i,
  /\b(?:children|infants?|neonates?|adolescents|newborns?)\b/i,
  /\bsub-?(?:group|set|population|stud)/i,
];
/** In an analysis beside the main one. */
export const ofOtherAnalysis: readonly RegExp[] = [
  /\bper[ -]protocol\b/i,
  /\bon[ -]treatment\b|\bas[ -]treated\b/i,
  /\b(?:unadjusted|crude|univaria\w+)\b/i,
  /\bsensitivity analys/i,
  /\bpost[ -]hoc\b|\bexploratory\b/i,
];
const narrowing: readonly RegExp[] = [
  ...ofSomePeople,
  ...ofOtherAnalysis,
  /\b(?:intention|intent)[ -]to[ -]treat\b/i,
  /(?<!un)\badjust(?:ed|ment|ing)\b|\bmultivaria/i,
  /\binterim\b/i,
  /\bhigh(?:er|est)?[ -]dose\b/i,
  /\blow(?:er|est)?[ -]dose\b/i,
  /\bmonotherapy\b/i,
  /\bcompeting[ -]risks?\b/i,
  /\b(?:tertile|quartile|quintile|decile)s?\b/i,
  /\b(?:first|second|third|fourth|fifth) (?:year|month|week)\b|\b(?:year|month|week) (?:one|two|three|four|five|six)\b/i,
  // What else is written of a study than its report.
  /\b(?:pre-?prints?|(?:study|trial|published) protocols?|press releases?|conference abstracts?|(?<!\bopen[- ])labels?)\b/i,
];
/** Where it was measured. */
const places =
  /\b(?:Asians?|Europeans?|Americans?|Africans?|(?:North|South|Latin|East) America|Asia|Europe|Africa|Australia|China|Chinese|Japan|Japanese|India|Indian|Korea|Korean|US|USA|UK|United (?:States|Kingdom))\b/;

/** A number of it is no finding of the study: a bound, what was planned or assumed, what others found. */
const noFinding = new RegExp(
  String.raw`\b(?:(?:powered|power calculations?|sample sizes?|assum(?:ed|es|ing|ptions?)|hypothesi[sz]ed|anticipated|expected|projected|targeted|simulated|margin of|(?:lower|upper) (?:bounds?|limits?|ends?|confidence)|compatible with|as (?:small|large|low|high|little|much|few|many) as|could be|up to|interval (?:[\w%]+ ){0,8}(?:began|begins|starts?|started|ends?|ended|runs?|ran|reached|reaches))\b|${earlierStudy})`,
  'i',
);

/** "Ischaemic", "fatal", "end-stage": how words end that make a part of an outcome, or another one, of its name. */
const ofKind = /(?:ic|al|ar|ary|ous|ive|ble|ing|ent|ant|ere|less|-\p{L}+)$/u;

/**
 * Whether the clause that a number stands in says of whom, when, how or of what part of an outcome it was measured, and
 * the words of an effect do not; or says that it is no finding of the study.
 */
export function isOtherwiseMeasured(clause: string, effect: Effect, study: Study): boolean {
  const own = `${study.title}. ${effect.sentence.text}`;
  return (
    noFinding.test(clause) ||
    narrowing.some((each) => each.test(clause) && !each.test(own)) ||
    (/\bplacebo\b/i.test(clause) && !/\bplacebo\b/i.test(`${study.title} ${study.abstract}`)) ||
    (places.test(clause) && !places.test(`${study.title} ${study.abstract}`)) ||
    isOfOthers(clause, own, study) ||
    [timesIn, dosesIn].some((read) =>
      areOther(read(clause), read(effect.sentence.text), read(study.abstract)),
    ) ||
    namesPart(clause, effect, own)
  );
}

/** Whether it is told of people whom neither the effect's words nor the whole study's name. */
function isOfOthers(clause: string, own: string, { abstract, title }: Study): boolean {
  const { affirmed, denied } = populationOf(clause);
  if (affirmed.size === 0 && denied.size === 0) return false;
  const told = conceptSetOf(own);
  const studied = studiedIn(readAbstract(abstract), title);
  // Who had it and who had not were both enrolled.
  const isOfAll = (one: string) => studied.affirmed.has(one) && !studied.denied.has(one);
  return (
    [...affirmed].some((one) => !told.has(one) && !isOfAll(one)) ||
    [...denied].some((one) => !populationOf(own).denied.has(one) && !studied.denied.has(one))
  );
}

/** What is told with a number is none of the effect's own sentence, or, where that names none, of the abstract. */
function areOther(
  told: ReadonlySet<string>,
  ofSentence: ReadonlySet<string>,
  ofAbstract: ReadonlySet<string>,
): boolean {
  const own = ofSentence.size > 0 ? ofSentence : ofAbstract;
  return told.size > 0 && ![...told].some((one) => own.has(one));
}

const dosesIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\b(\d[\d.,]*) ?(mg|g|µg|mcg|IU)\b/g)].map(
      ([, amount = '', unit]) => `${amount.replace(/,/g, '')} ${unit}`,
    ),
  );

/** Whether a word before the name of the outcome makes a part of it, or another one, that the effect's words do not name. */
function namesPart(clause: string, { quantity }: Effect, own: string): boolean {
  const outcome = conceptSetOf(quantity.about);
  const known = conceptSetOf(own);
  const words = clause.toLowerCase().match(/\p{L}[\p{L}\p{N}-]*/gu) ?? [];
  // "Mechanical" is no concept of its own where the ventilation is.
  const isNew = (word: string) =>
    !own.toLowerCase().includes(word) &&
    [...conceptSetOf(word)].some((one) => !known.has(one) && !commonWords.has(one));
  return words.some((word, at) => {
    const next = conceptSetOf(words[at + 1] ?? '');
    const isOfOutcome = [...next].some((one) => outcome.has(one) && !commonWords.has(one));
    return isOfOutcome && ofKind.test(word) && !stopWords.has(word) && isNew(word);
  });
}
