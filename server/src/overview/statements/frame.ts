import { rarityOf } from '../../citations/support/rarity.ts';
import { normalise } from '../../text/normalise.ts';
import { stem } from '../../text/stem.ts';
import { stopWords } from '../../text/stop-words.ts';
import { type Abbreviations, spellOut } from './abbreviations.ts';
import type { Amount } from './amount.ts';
import { amountsOf } from './amounts.ts';
import { type Polarity, polarityOf } from './polarity.ts';
import { type Populations, populationsOf, withoutGroupDenials } from './populations.ts';
import { commonWords } from './vocabulary/common-words.ts';
import { signOf, wanted } from './vocabulary/directions.ts';
import { inPlainerWords } from './vocabulary/idioms.ts';
import { byOneName } from './vocabulary/synonyms.ts';

/** A claim taken apart: what it speaks of, which way it goes, how much, and of whom. */
export interface Frame extends Polarity {
  /** What it speaks of: term to weight. */
  terms: Map<string, number>;
  /** Those of them that stand in the clause itself, not only in the subject that it takes along. */
  own: ReadonlySet<string>;
  /** Terms of what it compares with: what stands behind "than". */
  comparand: Set<string>;
  amounts: Amount[];
  populations: Populations;
  /** Whether its figures are shares of the risk itself or of its change; null where it does not say. */
  scale: 'relative' | 'absolute' | null;
}

const word = /[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu;
const comparing =
  /\b(?:than|compared (?:with|to)|in comparison (?:with|to)|versus|vs|relative to|as opposed to|equivalent to|noninferior to|superior to|inferior to|outperform(?:s|ed)?|over)\b(?: (?:with|for|in|after|to|on|that of|those on|did|the|a|under)\b)*/;
const comparandEnd =
  /[,;:.()]|\b(?:for|in|at|on|by|when|after|with|among|did|does|was|were|is|and|against)\b/;
const functional =
  /^(?:[mk]?g|mcg|ug|ml|mmhg|mmol|iu|hour|hours|day|days|week|weeks|month|months|minutes?|percentage|points?|one|two|three|four|five|six|seven|eight|nine|ten|every|daily|with|without|not|no|never|than|versus|vs|compared|whether|also|too|as|well)$/;
const commonWeight = 0.12;
const weightOfMeasure = 0.5;
const weightOfAside = 0.15;
/** "Safe" and "toxic" tell a direction and a subject of their own. */
const ofSafety = /^(?:safe|toxic|harm)/;
const weightOfSafety = 0.6;
const ofEfficacy = /\b(?:effective|efficacy|effectiveness|efficacious)\b/;
const weightOfEfficacy = 0.15;
const highestRarity = 3.5;

/** Takes a clause apart. */
export function frameOf(clause: string, subject: string, abbreviations: Abbreviations): Frame {
  const lower = inLowerCase(clause, abbreviations);
  const text = plainWords(lower);
  const amounts = amountsOf(inPlainerWords(lower));
  const terms = termsOf(`${plainWords(inLowerCase(subject, abbreviations))} ${text}`);
  if (ofEfficacy.test(text)) terms.set('efficacy', weightOfEfficacy);
  const isWanted = [...terms.keys()].some((term) => wanted.test(term));
  const polarity = polarityOf(text, isWanted);
  addMeasures(terms, amounts, polarity.sign === null);
  const frame: Frame = {
    ...polarity,
    terms,
    own: new Set([...termsOf(text).keys(), ...measuresOf(terms)]),
    comparand: comparandOf(text, terms),
    amounts,
    populations: populationsOf(`${inLowerCase(subject, abbreviations)} ${lower}`),
    scale: /\brelative\b/.test(lower) ? 'relative' : /\babsolute\b/.test(lower) ? 'absolute' : null,
  };
  return bySurvival(frame);
}

const inLowerCase = (text: string, abbreviations: Abbreviations) =>
  spellOut(normalise(text).toLowerCase(), abbreviations);

const plainWords = (lower: string) =>
  withoutGroupDenials(inPlainerWords(byOneName(lower.replace(/\bpost-/g, 'post '))));

/** Longer survival is less death. */
function bySurvival(frame: Frame): Frame {
  const survival = frame.terms.get('surviv');
  if (survival === undefined) return frame;
  frame.terms.delete('surviv');
  frame.terms.set('death', survival);
  const own = new Set([...frame.own, 'death']);
  return {
    ...frame,
    own,
    sign: frame.sign === null || frame.sign === 0 ? frame.sign : (-frame.sign as 1 | -1),
  };
}

/** That a claim states an amount tells what it speaks of, the more so where it says nothing else. */
function addMeasures(terms: Map<string, number>, amounts: readonly Amount[], isAll: boolean) {
  for (const { measure, bound, isSetting } of amounts) {
    if (isSetting) continue;
    terms.set(`measure ${measure}`, isAll ? weightOfMeasure : weightOfAside);
    if (bound === '<=') terms.set('limit', weightOfMeasure);
  }
}

const measuresOf = (terms: ReadonlyMap<string, number>) =>
  [...terms.keys()].filter((term) => term === 'limit' || term.startsWith('measure '));

/** The terms of plain text with how much each tells: names most, words of any subject little, signs nothing. */
export function termsOf(text: string): Map<string, number> {
  const terms = new Map<string, number>();
  for (const [found] of text.matchAll(word)) {
    const parts = found.replace(/'s?$/, '').split('-');
    const isName = parts.length > 1 && parts.some((part) => /\d/.test(part) || part.length === 1);
    for (const part of isName ? [parts.join('')] : parts) add(terms, part, parts.length > 1);
  }
  return terms;
}

function add(terms: Map<string, number>, written: string, isPart: boolean) {
  const isNumber = /^\d/.test(written) && !/[a-z]{2}/.test(written);
  if (isNumber || written.length < 2 || stopWords.has(written) || functional.test(written)) return;
  const sign = isPart ? null : signOf(written);
  if (sign && sign.sense !== 'level' && !ofSafety.test(written)) return;
  if (/ly$/.test(written) && written.length > 5) return;
  const term = stem(written);
  const isCommon = commonWords.has(written) || sign;
  const plain = isCommon ? commonWeight : Math.min(1, rarityOf(term) / highestRarity);
  const weight = ofSafety.test(written) ? weightOfSafety : plain;
  terms.set(term, Math.max(terms.get(term) ?? 0, weight));
}

function comparandOf(text: string, terms: ReadonlyMap<string, number>): Set<string> {
  const found = comparing.exec(text);
  if (!found) return new Set();
  const rest = text.slice(found.index + found[0].length).trimStart();
  const end = rest.search(comparandEnd);
  const named = termsOf(end > 0 ? rest.slice(0, end) : rest);
  return new Set([...named.keys()].filter((term) => terms.has(term)));
}
