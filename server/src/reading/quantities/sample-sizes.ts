import type { ReadNumber } from './numbers.ts';
import { type Draft, plainReading, relationAt, type Scope } from './scope.ts';

const people =
  'patients|participants|subjects|people|persons|adults?|children|women|men|individuals|volunteers|infants|neonates|newborns|babies|toddlers|respondents|controls|residents|workers|students|nurses|physicians|doctors|clinicians|practitioners|surgeons|survivors|recipients|twins|girls|boys|adolescents|teenagers|mothers|fathers|parents|veterans|smokers|nonsmokers|users|donors|carriers|inpatients|outpatients|athletes|caregivers|couples|males|females|cases(?! of)|pupils|schoolchildren|seniors|inhabitants|enrollees|beneficiaries';
const kinds: [unit: string, nouns: string][] = [
  ['participants', people],
  ['studies', 'trials|studies|RCTs|cohorts|meta-analyses|reviews'],
  ['animals', 'rats|mice|rabbits|dogs|pigs|sheep|animals|monkeys|hamsters'],
];
const notBetween =
  'of|in|and|for|to|with|were|was|the|those|these|years?|months?|weeks?|days?|hours?|min|mg|kg|g|mL|ml|cm|mm|per|or|who|that|by|from|at|on|as|times?|fold|vs|versus|than|had|have|has|is|are|points?|percent|per|more|fewer|less|sites|centers|centres|countries|hospitals|arms|groups|deaths|events|episodes|cycles|other|others|each|among|between|but|because|when|while|whose|which|where|after|before|during|into|without|did|did not|reported|IU|minutes|units|IQR|SD|reviewers';
const nounPattern = new RegExp(
  `^ (?:(?!(?:${notBetween})\\b)[\\p{L}][\\p{L}\\d'’/-]{0,24},? (?:and (?=[\\p{L}-]+ (?:${people})))?){0,5}?(?:non-?)?(?:${kinds.map(([, nouns]) => `(${nouns})`).join('|')})(?![\\p{L}\\d-])`,
  'iu',
);
/** Before a number that counts nothing: a grade, a denominator, a year, a share of so many. */
const notCounted =
  /(?:\b(?:type|types|stage|stages|grade|grades|phase|phases|class|classes|group|arm|level|category|day|week|month|year|age|aged|per|every|each|step|tier|cohort|part|table|figure|fig\.|no\.|than or equal to) ?|\b(?:1|one|two|three|four|\d{1,3}) (?:in|out of) |[\d/]\/ ?|\$ ?|\d(?:\.\d+)? ?[-±x] ?)$/i;
/** Behind a count of people to whom something happened: part of a sample, no sample. */
const happened =
  /^(?: \([^()]{0,40}\))? (?:who )?(?:died|withdrew|withdrawn|discontinued|dropped out|relapsed|responded|developed|experienced|achieved|failed|were lost|was lost|recurred|progressed|survived|refused|declined|were excluded|were withdrawn)\b/i;
/** "26 patients (4%)" and "4% (26 patients)" are a share; "26 of 650 patients (4%)" has the whole. */
const shareBehind = /^ ?[([](?:\d{1,3}(?:\.\d+)? ?%|\d{1,3}(?:\.\d+)? ?per ?cent)/;
const shareBefore = /% ?[,;]? ?[([](?:n ?= ?)?$/;
const excluded = /^[^.;]{0,20}\b(?:were|was) excluded\b/i;
const byName = /(?<![\p{L}\d])(?:[nN]|sample sizes?)(?: ?[=:]| of| was| were) ?$/u;
const studiesByName = /(?<![\p{L}\d])k ?= ?$/u;
const randomised =
  /\b(?:randomi[sz]ed|randomly (?:assigned|allocated)|enrolled|recruited|sample of|cohort of) $/i;
/** What else is counted by n, and is neither people nor animals. */
const things =
  /\b(?:isolates|samples|specimens|eyes|tumou?rs|cells|lesions|teeth|hips|knees|biopsies|procedures|visits|events|sites|hospitals|practices|strains|plates|experiments|slides|records|articles|citations|cultures)\b[^.;()]{0,25}[ (,]{0,3}n ?= ?$/i;
const maxPhraseLength = 110;

/** Counts of those studied: people, animals, studies. */
export function readSampleSizes(scope: Scope): Draft[] {
  const { text } = scope;
  return scope.numbers.flatMap((number) => {
    if (scope.isTaken(number) || number.isSigned || !isCount(text, number)) return [];
    const found = countAt(text, number);
    if (!found) return [];
    scope.take(number.from, number.to);
    const relation = relationAt(text, number.from, number.to);
    return {
      figure: { ...plainReading('sample-size', number.value, found.unit), relation },
      from: number.from,
      to: found.to,
    };
  });
}

function isCount(text: string, { from, to, value }: ReadNumber): boolean {
  const before = text.slice(Math.max(0, from - 30), from);
  const isYear =
    /^(?:19|20)\d\d$/.test(text.slice(from, to)) &&
    /\b(?:in|since|until|from|by|during|and|to|of|before|after|through)\s$|[-/(]$/i.test(before);
  return (
    Number.isInteger(value) &&
    value > 0 &&
    !isYear &&
    !notCounted.test(before) &&
    !/^ ?[%/±]|^-/.test(text.slice(to, to + 2))
  );
}

function countAt(text: string, { from, to, value }: ReadNumber): { unit: string | null; to: number } | null {
  const before = text.slice(Math.max(0, from - 40), from);
  const behind = text.slice(to, to + maxPhraseLength);
  if (shareBefore.test(before)) return null;
  const phrase = nounPattern.exec(behind);
  const unit = phrase ? kinds[phrase.slice(1).findIndex((part) => part !== undefined)]?.[0] : undefined;
  // "(n = 46; 44.7%)" is a part of them.
  if (byName.test(before) && /^ ?[;,] ?\d{1,3}(?:\.\d+)? ?%/.test(behind)) return null;
  if (byName.test(before)) return { unit: unit ?? unitBefore(text.slice(Math.max(0, from - 60), from)), to };
  if (studiesByName.test(before)) return { unit: 'studies', to };
  if (phrase && unit) {
    const end = to + phrase[0].length;
    const rest = text.slice(end, end + 80);
    if (
      /^[ -](?:years?|days?|months?)\b/i.test(rest) ||
      ((happened.test(rest) || shareBehind.test(rest)) && !/\bof (?:the )?$/.test(before)) ||
      excluded.test(rest)
    )
      return null;
    return { unit, to: end };
  }
  if (
    value >= 20 &&
    randomised.test(before) &&
    /^(?:[,;.)]|$| (?:to|from|with|in|at|across|into)\b)/.test(behind)
  )
    return { unit: 'participants', to };
  return null;
}

/** "Rats (n = 8)" are animals; whatever else is counted by n is taken for people. */
function unitBefore(before: string): string | null {
  if (things.test(before)) return null;
  const word = /(?<!\d |\d)\b(rats|mice|rabbits|dogs|pigs|sheep|animals|trials|studies)\b[ (,]{0,3}n ?= ?$/i
    .exec(before)?.[1]
    ?.toLowerCase();
  return kinds.find(([, nouns]) => word && new RegExp(`^(?:${nouns})$`).test(word))?.[0] ?? 'participants';
}
