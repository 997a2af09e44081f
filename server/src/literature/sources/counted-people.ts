import { numberWords } from '../../reading/lexicon/number-words.ts';

/** Whom a study counts. */
export const people =
  'patients|participants|subjects|people|persons|individuals|adults|children|infants|neonates|newborns|adolescents|women|men|' +
  'volunteers|students|veterans|residents|nurses|physicians|practitioners|caregivers|families|couples|pregnancies|' +
  'smokers|survivors|mothers|girls|boys|outpatients|inpatients|schoolchildren';
/** Between thousands: a comma, or a blank of any width. */
const apart = '[, \\u00a0\\u2009\\u202f]';
export const count = String.raw`(\d{1,3}(?:${apart}\d{3})+|\d{2,7})`;
/** "79 years in the Women's Health Initiative" counts no women. */
const notBetween =
  'years?|months?|weeks?|days?|hours?|minutes?|in|of|to|at|from|by|per|for|with|on|than|the|was|were|had|mg|g|kg|mL|mm|IU|trials|studies|events|cases|deaths|centres|centers|hospitals|sites|countries';
export const between = String.raw`\s+(?:(?!(?:${notBetween})\b)[A-Za-z][\w-]*\s+){0,4}?`;

export const numberOf = (written: string) => Number(written.replace(/\D/g, ''));

/** Where the number of a match begins, and where it ends. */
export function placeOf({ 0: words, 1: number = '', index }: RegExpExecArray): { from: number; to: number } {
  const from = index + words.indexOf(number);
  return { from, to: from + number.length };
}

/** "Aged 55", "at least 500", "per 1000", "planned for up to 2000": an age, a limit, a rate or a plan. */
const noCountBefore =
  /(?:\b(?:aged?|ages|at least|at most|minimum of|up to|more than|fewer than|less than|over|under|above|below|per|each|every|planned|target(?: of)?|goal of|aims? to (?:enrol|enroll|recruit|include|randomi[sz]e)|to (?:enrol|enroll|recruit|include)|will (?:enrol|enroll|recruit|include|randomi[sz]e)|one in|1 in|as few as|younger than|older than|each in|each of) (?:about |approximately |around |some |the )?|[<>≤≥] ?|\b(?:aged?|ages) (?:between )?\d+(?:\.\d)? (?:to|and|or|-) |\d-|\d (?:to|or) )$/i;
/** "Are planned", "would need to be screened", "are to be enrolled": they were not studied, or not yet. */
const noCountBehind =
  /^[^.;]{0,60}?\b(?:(?:are|were|is|was) (?:planned|needed|required|to be)|(?:would )?need(?:ed)? to be|will be|would be|must be|should be)\b|^ ?-?(?:years?|months?|weeks?|days?|hours?|million|billion)\b/i;
const year = /^(?:19|20)\d\d$/;
const ofTime =
  /(?:\b(?:in|since|until|from|by|during|through|before|after|and|to|early|late|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[, ]{1,2}(?:\d{1,2}, )?|\d{4} ?(?:-|to|and) ?)$/i;

/** Whether a number before people is an age, a year, a limit, a rate or a plan, and counts nobody who took part. */
export function isNoCount(abstract: string, { from, to }: { from: number; to: number }): boolean {
  const before = abstract.slice(Math.max(0, from - 60), from);
  const isYear = year.test(abstract.slice(from, to)) && ofTime.test(before);
  return isYear || noCountBefore.test(before) || noCountBehind.test(abstract.slice(to, to + 100));
}

/** "Of 431 eligible patients", "of 281 patients screened": those who were looked at first. */
const lookedAt = /\b(?:screened|eligible|assessed|approached|invited|contacted)\b/i;
const beforeComma = /^[^.;,\d]{0,90}/;
/** Behind them, who were left: "1264 … were assigned", "202 were randomised", "18,386 remained after matching". */
const left = new RegExp(
  String.raw`^[^.;]{0,140}?[,;]? (?:and )?(?:\d[^.;]{0,60} (?:and|,) )?${count}(?! ?\()[^.;,\d]{0,60}?\b(?:were (?:randomi[sz]ed|enrolled|included|assigned|allocated|managed)|remained|(?:entered|underwent)\b)`,
  'i',
);

/** Whether those are counted who were looked at before a study took its own. */
export function isLookedAt(abstract: string, { from, to }: { from: number; to: number }): boolean {
  const isOf = /\b(?<!total )(?:of|from|among) (?:the |all )?$/i.test(
    abstract.slice(Math.max(0, from - 20), from),
  );
  const own = beforeComma.exec(abstract.slice(to, to + 120))?.[0] ?? '';
  return (isOf || / were screened\b/.test(own)) && lookedAt.test(own);
}

/** Whether a study took its own out of those, as is told right behind them. */
export const isTakenFrom = (abstract: string, place: { from: number; to: number }): boolean =>
  /\b(?<!total )(?:of|from|among) (?:the |all )?$/i.test(
    abstract.slice(Math.max(0, place.from - 20), place.from),
  ) && leftOf(abstract, place) !== null;

/** How many were left of those who were looked at; null where that is not told right behind them. */
export function leftOf(abstract: string, { to }: { to: number }): number | null {
  const found = left.exec(abstract.slice(to, to + 260))?.[1];
  return found === undefined ? null : numberOf(found);
}

/** "2717 patients, of whom 2687 were analysed", "447 women, 442 were followed": two readings. */
const analysed = new RegExp(
  String.raw`^[^.]{0,120}?(?:[,;]|patients|participants) (?:of whom |of which |and )?${count}(?! ?%)[^.;,\d]{0,40}? (?:(?:were |was )(?:analy[sz]ed|followed|included)|completed)\b`,
  'i',
);
/** "7861 of whom met the criteria", "and 297 entered the second phase": these are the study's own, or all are. */
const ofWhom =
  /^[^.;]{0,80}?(?:, (?:and )?[\d,]{2,9} of whom (?:met|were eligible|had data)|(?:,| and) (?:of whom )?[\d,]{2,9} entered)\b/i;
/** Fewer than these are some of them, and not all that could be analysed. */
const mostOfThem = 0.9;

/** Whether fewer were analysed than took part: which of the two is meant by "n" is not told. */
export function isAnalysedInPart(abstract: string, value: number, { to }: { to: number }): boolean {
  if (ofWhom.test(abstract.slice(to, to + 160))) return true;
  const found = analysed.exec(abstract.slice(to, to + 200))?.[1];
  const number = found === undefined ? 0 : numberOf(found);
  return number < value && number >= value * mostOfThem;
}

const inBrackets = new RegExp(String.raw`\((?:n ?= ?)?${count}(?:[);,]|${between}(?:${people})\b)`, 'gi');

/** Whether a number stands in brackets, as another of its sentence does: each is a part. */
export function isOneOfBrackets(abstract: string, { from }: { from: number }): boolean {
  if (!/\((?:n ?= ?)?$/i.test(abstract.slice(Math.max(0, from - 6), from))) return false;
  return [...sentenceAround(abstract, from).matchAll(inBrackets)].length > 1;
}

/** "5 trials of one (541 participants), 8 of another (1136)": comparisons share their trials, and add up to nothing. */
export const isOneOfPooled = (abstract: string, place: { from: number }): boolean =>
  isOneOfBrackets(abstract, place) && /\b(?:trials|studies)\b/i.test(sentenceAround(abstract, place.from));

function sentenceAround(abstract: string, at: number): string {
  const start = abstract.lastIndexOf('. ', at) + 1;
  return /^.*?(?:\. (?=\p{Lu})|$)/su.exec(abstract.slice(start, start + 600))?.[0] ?? '';
}

const wholeNumber = new RegExp(
  String.raw`(?<![\d.,/-])(?:\d{1,3}(?:${apart}\d{3})+|\d{1,7})(?![\d%/]|[.,]\d| ?%)`,
  'g',
);
/** So far behind a whole its parts may stand. */
const reach = 300;
const tolerance = 0.005;
/** Doses and times are no parts. */
const leastPart = 0.05;

/** Whether two or more numbers behind a number, in the same sentence, come to it: it is their whole. */
export function isWhole(abstract: string, value: number, to: number): boolean {
  const rest = /^.*?(?:\. (?=\p{Lu})|$)/su.exec(abstract.slice(to, to + reach))?.[0] ?? '';
  const numbers = [...rest.matchAll(wholeNumber)]
    .map(([written]) => numberOf(written))
    .filter((part) => part >= value * leastPart && part < value);
  const isNear = (sum: number) => Math.abs(sum - value) <= value * tolerance;
  // "1274 patients, 637 to each group"
  if (numbers.some((part) => part * 2 === value) && /\beach (?:group|arm)\b/i.test(rest)) return true;
  return numbers.some((first, at) => {
    let sum = first;
    for (const next of numbers.slice(at + 1, at + 5)) {
      sum += next;
      if (isNear(sum)) return true;
    }
    return false;
  });
}

/** "5171 children in one country and 5615 in the other": a number of about its size in its sentence is another arm. */
export function hasTwin(
  abstract: string,
  value: number,
  { from, to }: { from: number; to: number },
): boolean {
  if (/\d of (?:the |all )?$/i.test(abstract.slice(Math.max(0, from - 12), from))) return false;
  const sentence = sentenceAround(abstract, from);
  const start = abstract.lastIndexOf('. ', from) + 1;
  const others = `${sentence.slice(0, from - start)} ${abstract.slice(to, start + sentence.length)}`;
  return [...others.matchAll(wholeNumber)].some(({ 0: written, index }) => {
    const number = numberOf(written);
    const isTime =
      year.test(written) ||
      /^ ?-?(?:years?|months?|weeks?|days?|hours?)\b/i.test(others.slice(index + written.length));
    return !isTime && value >= twinsFrom && Math.abs(number - value) <= value * likeness;
  });
}
/** Smaller numbers are alike by chance. */
const twinsFrom = 30;
const likeness = 0.1;

const wordNumber = `(?:${Object.entries(numberWords)
  .flatMap(([word, value]) => (value >= 10 && value < 100 ? [word] : []))
  .join('|')})(?:-[a-z]+)?`;
const sideBySide = new RegExp(
  String.raw`(?<![\d.,/])(${count}|\b${wordNumber}\b)(?! ?%)[^.;\d%]{3,120}?\band ${count}\b(?! ?%|[.,]\d)`,
  'gi',
);

/** "16 lean and 12 obese women", "twenty with it and 10 without": two groups that are counted apart. */
export function isOneOfTwo(abstract: string, { from }: { from: number }): boolean {
  const start = abstract.lastIndexOf('. ', from) + 1;
  return [...sentenceAround(abstract, from).matchAll(sideBySide)].some(({ 0: words, index }) => {
    const end = start + index + words.length;
    return start + index <= from && from < end;
  });
}

const counted = new RegExp(
  String.raw`(?<![\d.,/])${count}(?:${between}(?:${people})\b|(?<=\bn ?= ?[\d,]+))`,
  'gi',
);

/** The numbers of people that a study may have had, those that were only looked at left out. */
export const countsOfPeople = (abstract: string): number[] =>
  [...abstract.matchAll(counted)].flatMap((found) => {
    const place = placeOf(found);
    return isNoCount(abstract, place) ||
      isLookedAt(abstract, place) ||
      (isTakenFrom(abstract, place) && !isWhole(abstract, numberOf(found[1] ?? ''), place.to))
      ? []
      : [numberOf(found[1] ?? '')];
  });
