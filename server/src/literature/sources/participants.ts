import type { Quantity } from '../../reading/quantities/quantity.ts';
import { readQuantities } from '../../reading/quantities/read-quantities.ts';
import {
  between,
  count,
  countsOfPeople,
  hasTwin,
  isAnalysedInPart,
  isLookedAt,
  isNoCount,
  isOneOfBrackets,
  isOneOfPooled,
  isOneOfTwo,
  isTakenFrom,
  isWhole,
  leftOf,
  numberOf,
  people,
  placeOf,
} from './counted-people.ts';

const taken = String.raw`(?:random\w*|enrol\w*|recruit\w*|includ\w*|assign\w*|stud(?:y|ied)|examin\w*|analy[sz]ed|evaluat\w*|treated|underwent|complet\w*|participat\w*)`;

/** Ways in which an abstract states how many took part, surest first. */
const patterns = [
  String.raw`\btotal of ${count}${between}(?:${people})\b`,
  String.raw`\b(?:random\w*|enrol\w*|recruit\w*|assigned|included)\s+${count}${between}(?:${people})\b`,
  String.raw`\b${count}${between}(?:${people})\b[^.;]{0,40}?\b(?:were|was|who)\s+(?:[\w-]+\s+){0,2}?${taken}`,
  String.raw`\b${count}${between}(?:${people})\b[^.;\d]{0,140}?\b(?:were|was)\s+(?:randomi[sz]ed|(?:randomly\s+)?(?:assigned|allocated))`,
  String.raw`\b(?:among|of|in|from)\s+${count}${between}(?:${people})\b`,
  String.raw`\b${count}${between}(?:${people})\b`,
  String.raw`\bN\s*=\s*${count}\b`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** "9347 and 9353 participants": two arms in a row. */
const bothArms = new RegExp(
  String.raw`(?<!\bbetween |\bto |\d)\b${count}(?: \([^()]{1,20}\))? (?:and|versus|vs\.?) ${count}(?: \([^()]{1,20}\))?${between}(?:${people})\b`,
  'gi',
);

/** "Dementia was diagnosed in 55", "40 of 512", "compared with 55": to whom something happened, and one arm. */
const ofSome =
  /(?:\b(?:occurred|developed|happened|arose|recurred|present|absent|persisted|(?:was|were|been|is|are) (?:\w+ly )?(?:found|seen|diagnosed|reported|observed|detected|identified|noted|confirmed|documented|achieved|reached|required|needed|suspected|missed)) (?:in|among|by|for|at|on) (?:only |just |about |another |a total of |all )?|\d ?\/ ?|\b(?:compared (?:with|to)|versus|vs\.?|than|against|of whom|of which|of these|another|other|remaining) (?:the |a )?(?:\w+ly )?|\b(?:compared with|than|versus|unlike) \d[^.;]{0,60}, (?:the )?)$/i;
const ofSo = /\d (?:of|out of) (?:the |all )?$/i;
const reachBefore = 60;
/** What happened to them stands behind them: "88 adults died", "26 patients (4%)". */
const happened =
  /^(?:,? ?[([]\d{1,3}(?:\.\d+)? ?(?:%|per ?cent)[)\],;]| (?:who )?(?:died|withdrew|discontinued|dropped out)| (?:relapsed|responded|developed|experienced|achieved|reached|failed|recurred|progressed|survived|refused|declined)| (?:were (?:excluded|lost|withdrawn)|completed (?:the|all))\b)/i;
/** "990 patients in the X group": one arm, of whatever else is told. */
const ofOneGroup =
  /^(?:\(\d[^()]{0,20}\) ?)?(?:were |was )?(?:in|on|to) (?:the |an? )?(?:[\w-]+ ){1,4}?(?:group|arm)\b|^per (?:group|arm)\b|^[^.;,\d]{0,60}\b(?:in|to|of) each (?:group|arm)\b|^(?:in|on|with|to) (?:the )?(?:placebo|usual care|controls?)\b/i;
/** "Assigned to X", "given X": to one thing, and not "were assigned, 278 to X". */
const toOne =
  /^(?:were |was )?(?:randomly )?(?:received|receiving|given|treated with|(?:assigned|allocated|randomi[sz]ed)(?: to)?|took|taking) (?!and\b|in\b|at\b|between\b|from\b|part\b|either\b|to\b)\p{L}/iu;
/** "2104 patients were allocated X and 4321 usual care": so are those whom another number stands against. */
const andOthers = new RegExp(
  String.raw`^[^.;:()\d]{0,100}?(?:,|,? and|,? versus|,? vs\.?|,? while) (?:the (?:other )?)?(?!(?:19|20)\d\d\b)${count}(?! ?%|[.,]\d)(?! (?:weeks?|days?|months?|years?|hours?|mg|g|mL|IU|sites|centres|centers|hospitals|countries)\b)`,
  'i',
);
/** "Who started one and 264 who started the other", "were assigned to 52 weeks and 88 to 8 weeks": both are arms. */
const alongside = new RegExp(
  String.raw`^(?:(?!, \d)[^.;:()]){0,100}?,? (?:and|versus|vs\.?|while) ${count} (?:to|who|whose|that|received|were (?:randomly )?(?:assigned|allocated|given)|got|on|(?:women|men) \(|usual|standard|placebo|controls?|in the)(?!\p{L})`,
  'iu',
);
/** "Assigned 990 patients to X and 980 to placebo": the first arm only. */
const andOther = new RegExp(
  String.raw`^[^.;:()\d]{0,80}?,? and ${count}(?:\s+[A-Za-z][\w-]*){0,2}? (?:to|received|were)\b`,
  'i',
);

/** "33 patients with it and 32 healthy women as controls": those compared with are studied, too. */
const andControls = new RegExp(
  String.raw`^[^.;:\d]{0,100}?(?:\band|\bwith|\bto|\bversus|\bvs\.?|,) (?:the )?${count}(?:\s+(?!(?:were|was|served|acted)\b)[A-Za-z][\w-]*){0,5}?\s+controls?\b`,
  'i',
);
/** Where nothing tells the number of controls, people are those with the disease as likely as all. */
const caseControl = /\bcase[- ]controls?\b/i;

/** "Were randomised and 1777 received it": all of them, and what stands behind is a part. */
const ofAll =
  /^(?:[^.;,\d]{0,60} )?(?:were|was) (?:randomly )?(?:randomi[sz]ed|enrolled|recruited|included|studied)(?:[,;:(]| and | from | at | in |\.|$)|^took part/i;

/** What follows the number of one arm: "9347 patients received", "427 to placebo", "654 controls". */
const ofArm =
  /^\)? ?(?:(?:were |was )?(?:randomly )?(?:received|receiving|assigned|allocated|randomi[sz]ed|given|treated|took|taking)\b(?! (?:to|with)? ?(?:either|one|two|three|1:1|in a))|(?:in|to|on) (?:the |a )?[\w-]+(?: [\w-]+){0,3}? (?:group|arm)\b|(?:in|to|on|with) (?:the )?(?:placebo|controls?|usual care)\b|(?:placebo|controls?)\b)/i;
/** Before it: "to melatonin (n = 423)". */
const inBrackets = /[\p{L}%] ?\((?:n ?= ?)?$/iu;

/**
 * How many took part: as the abstract says in a plain way, or the sum of the arms that it gives; null otherwise, and where
 * more people are counted than those that were read.
 */
export function participantsIn(abstract: string): number | null {
  const read = readIn(abstract);
  return read === null || countsOfPeople(abstract).some((other) => other > read) ? null : read;
}

function readIn(abstract: string): number | null {
  const stated = statedIn(abstract);
  const both = bothArmsIn(abstract);
  if (stated && both?.sizes.includes(stated.value)) return both.sum;
  if (stated?.isWhole) return stated.value;
  if (stated?.isTotal) return stated.isOneArm ? null : stated.value;
  // Of a whole that is stated, two numbers of people are a part.
  if (both && (stated === null || both.sum >= stated.value)) return both.sum;
  if (stated === null) return null;
  const parts = armsIn(abstract).find((sizes) => sizes.length > 1 && sizes.includes(stated.value));
  if (!parts) return stated.isOneArm ? null : stated.value;
  const sum = parts.reduce((all, size) => all + size, 0);
  // Its own half is no other arm.
  if (parts.length === 2 && parts.some((size) => Math.abs(size * 2 - stated.value) <= stated.value * 0.1))
    return stated.value;
  // "4744 patients: 2373 to one, 2371 to the other": the whole stands among its parts.
  return stated.value * 2 === sum && parts.length > 2 ? stated.value : sum;
}

/** Two sizes of arms that stand in a row; null where they are years, or of people to whom something happened. */
function bothArmsIn(abstract: string): { sizes: number[]; sum: number } | null {
  for (const found of abstract.matchAll(bothArms)) {
    const sizes = [found[1] ?? '', found[2] ?? ''].map(numberOf);
    const areYears = sizes.every((size) => /^(?:19|20)\d\d$/.test(String(size)));
    if (areYears || isPart(abstract, found)) continue;
    return { sizes, sum: sizes.reduce((all, size) => all + size, 0) };
  }
  return null;
}

/** Ways that name a whole, and never a part of it. */
const totals = 2;

interface Stated {
  value: number;
  isTotal: boolean;
  isOneArm: boolean;
  /** Its parts stand behind it, or it is told of all: it is added to nothing. */
  isWhole: boolean;
}

/** Told of too few to stand for all, or of too many. */
const none = { isTotal: true, isOneArm: true, isWhole: false };

function statedIn(abstract: string): Stated | null {
  let largestPart = 0;
  let arm: Stated | null = null;
  for (const [at, pattern] of patterns.entries())
    for (const found of abstract.matchAll(pattern)) {
      const value = numberOf(found[1] ?? '');
      // "in 2004 patients" is rare, "in 2004 adults were" is a year more often than not.
      const isYear = /^(?:19|20)\d{2}$/.test(found[1] ?? '') && /^in\b/i.test(found[0]);
      const place = placeOf(found);
      if (isYear || isNoCount(abstract, place)) continue;
      if (isAnalysedInPart(abstract, value, place)) return { ...none, value };
      const isAll = isWhole(abstract, value, place.to);
      if (isLookedAt(abstract, place) || (!isAll && isTakenFrom(abstract, place))) {
        const left = leftOf(abstract, place);
        if (left !== null && left < value)
          return { value: left, isTotal: true, isOneArm: false, isWhole: true };
        continue;
      }
      if (isPart(abstract, found)) {
        if (isOutOf(abstract, found)) arm ??= { value, isTotal: false, isOneArm: true, isWhole: false };
        largestPart = Math.max(largestPart, value);
        continue;
      }
      // Fewer than those to whom something happened are not all.
      if (value < largestPart) return arm;
      const isTotal = at < totals;
      const behind = behindPeople(abstract, found);
      const controls = isTotal || isAll ? null : andControls.exec(behind)?.[1];
      if (controls) return { value: value + numberOf(controls), isTotal, isOneArm: false, isWhole: false };
      if (isOneOfPooled(abstract, place)) return { ...none, value };
      const isOfCases = !isTotal && caseControl.test(abstract);
      if (!isOfCases && (isAll || ofAll.test(behind)) && !ofOneGroup.test(behind))
        return { value, isTotal, isOneArm: false, isWhole: true };
      const isOneArm = isTotal
        ? andOther.test(behind) || alongside.test(behind)
        : isOfCases ||
          ofOneGroup.test(behind) ||
          alongside.test(behind) ||
          isOneOfBrackets(abstract, place) ||
          isOneOfTwo(abstract, place) ||
          hasTwin(abstract, value, place) ||
          (toOne.test(behind) && andOthers.test(behind));
      return { value, isTotal, isOneArm, isWhole: false };
    }
  return arm;
}

const reachBehind = 240;
const toPeople = new RegExp(String.raw`^${between}(?:${people})\b ?`, 'i');

/** What stands behind a number and the people whom it counts. */
function behindPeople(abstract: string, found: RegExpExecArray): string {
  const number = numberAt(found) + (found[1] ?? '').length;
  const behind = abstract.slice(number, number + reachBehind);
  return behind.slice(toPeople.exec(behind)?.[0].length ?? 0);
}

const numberAt = (found: RegExpExecArray) => placeOf(found).from;
const beforeNumber = (abstract: string, found: RegExpExecArray) =>
  abstract.slice(Math.max(0, numberAt(found) - reachBefore), numberAt(found));

/** "40 of 512 patients", and not "668 of 675 randomised patients", which are all. */
function isOutOf(abstract: string, found: RegExpExecArray): boolean {
  const behind = numberAt(found) + (found[1] ?? '').length;
  const isOfAll = /^ (?:randomi[sz]ed|enrolled|included|recruited)\b/i.test(
    abstract.slice(behind, behind + 20),
  );
  return !isOfAll && ofSo.test(beforeNumber(abstract, found));
}

/** Whether people are counted to whom something happened, or who stand against others. */
const isPart = (abstract: string, found: RegExpExecArray): boolean =>
  isOutOf(abstract, found) ||
  ofSome.test(beforeNumber(abstract, found)) ||
  happened.test(` ${behindPeople(abstract, found)}`);

/** The sizes of the arms that are told together: in one sentence and in one way. */
function armsIn(abstract: string): number[][] {
  const groups: number[][] = [];
  let last: { to: number; way: string; sex: string } | null = null;
  for (const quantity of readQuantities(abstract)) {
    const way = wayOf(quantity, abstract);
    if (way === null) continue;
    const isFurther =
      last !== null &&
      last.way === way &&
      !/[.;] |\b(?:of (?:whom|these|which)|including)\b/.test(abstract.slice(last.to, quantity.from)) &&
      // "19 men and 43 women", and not "4,210 women, 24 women".
      (way !== 'by sex' || sexOf(quantity) !== last.sex);
    if (isFurther) groups.at(-1)?.push(quantity.value);
    else groups.push([quantity.value]);
    last = { to: quantity.to, way, sex: sexOf(quantity) };
  }
  return groups;
}

const sexOf = ({ text }: Quantity) => /\p{L}+$/u.exec(text)?.[0].toLowerCase() ?? '';

/** In which way a number tells the size of an arm; null where it does not. */
function wayOf({ from, kind, text, to, value }: Quantity, abstract: string): string | null {
  if ((kind !== 'sample-size' && kind !== 'count' && kind !== 'number') || !Number.isInteger(value))
    return null;
  const behind = abstract.slice(to, to + 80);
  if (/^[\s,;(]{0,3}\d[\d.]* ?%/.test(behind)) return null;
  if (/\b(?:men|women|males?|females?|boys|girls)$/i.test(text)) return 'by sex';
  if (inBrackets.test(abstract.slice(Math.max(0, from - 8), from))) return 'in brackets';
  return ofArm.test(behind) ? 'in words' : null;
}
