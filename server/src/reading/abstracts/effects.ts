import { type Figure, figureKind } from '@sextant/contracts';
import { keptOf } from '../kept-with.ts';
import type { Quantity } from '../quantities/quantity.ts';
import { isSameInterval, isSameMeasure, isSameValue } from '../quantities/same-value.ts';
import { earlierStudy } from './earlier-study.ts';
import { namesKnownOutcome } from './known-outcome.ts';
import { concession, outcomeOfGroup, outcomeWords } from './outcome.ts';
import { type AbstractSentence, type ReadAbstract, readAbstract } from './read-abstract.ts';
import { mayTellFindings } from './sentence-roles.ts';
import { wayOfChange } from './sign-of-change.ts';

/** How large an effect was, as an abstract states it. */
export interface Effect {
  quantity: Quantity;
  /** What it is said of, in the abstract's own words; empty where none could be read. */
  outcome: string;
  sentence: AbstractSentence;
}

/** Counts, doses and the share of one group are no effects. */
const kinds = /-ratio$|-difference$|^percentage-change$|^number-needed-to-/;
/** What was planned, and what an earlier study found, is no finding of this one. */
const ofOthers = new RegExp(
  String.raw`\b(?:powered to|power calculations?|sample sizes?|assum(?:ed|ing) an?)\b|^(?:[A-Z]+: ?)?(?:(?:(?:even |al)?though|while|whereas|because|since) )?(?:an?|the|one|two|our|in an?) ?${earlierStudy}`,
  'i',
);
/** "…, but in our trial the hazard ratio …" */
const ownPart = /[,;] (?:but |whereas |while )?(?=(?:in )?(?:our|this|we|here|the present|the observed)\b)/i;

function isFound({ from }: Quantity, { from: start, text }: AbstractSentence): boolean {
  const at = from - start;
  const own = ownPart.exec(text);
  const cuts = [concession.exec(text)?.[0].length ?? 0, own ? own.index + own[0].length : 0];
  const begin = Math.max(0, ...cuts.filter((cut) => cut <= at));
  const end = Math.min(text.length, ...cuts.filter((cut) => cut > at));
  return !ofOthers.test(text.slice(begin, end).trim());
}

/** "A lasting fall of 40% in filtration or renal death", "a decline of 50%, kidney failure or death": from where on it was counted. */
const lasting = /\b(?:sustained|lasting|persistent|confirmed|permanent)\b[^,;.]{0,40}$/i;
const orAnother = /^ ?%?[^.;:\d]{2,100}\bor\b/i;
const listed = /^ ?%?, /;

/** "Fell by 14.4 points with one and by 11.4 with the other": changes within the arms, and no difference between them. */
const ofArm = '(?:with|on|in|for|under|after|among) [^.;]{1,60}?';
const joined = String.raw`(?:,? (?:and|but|while|whereas)|,? versus|,? vs\.?|,? compared (?:with|to)|,? against)`;
const armBehind = new RegExp(
  String.raw`^[^.;]{0,40}?\b${ofArm}${joined} (?:\p{L}+ ){0,3}?(?:by )?-?\d[\d.]*[^.;]{0,40}? ${ofArm}(?:[.;,]|$)`,
  'iu',
);
const armAhead = new RegExp(
  String.raw`\b(?:by|to) -?\d[^;]{0,60}? ${ofArm}${joined} (?:\p{L}+ ){0,3}?(?:by )?$`,
  'iu',
);
const verbAhead =
  /\b(?:fell|rose|dropped|declined|decreased|increased|improved|changed|reduced|lowered|gained|lost|grew)\b[^.;]{0,40}$/i;

function isOfOneArm(from: number, to: number, { from: start, text }: AbstractSentence): boolean {
  const before = text.slice(Math.max(0, from - start - 160), from - start);
  const behind = text.slice(to - start, to - start + 200).replace(/\([^()]{0,60}\)|\d+(?:\.\d+)? ?%,?/g, ' ');
  return (
    (verbAhead.test(before) && armBehind.test(behind)) ||
    armAhead.test(before.replace(/\([^()]{0,60}\)/g, ' '))
  );
}

/** Whether a number is an effect: no part of an outcome's definition, and no fraction above one. */
function isEffect({ from, interval, kind, to, unit, value }: Quantity, sentence: AbstractSentence): boolean {
  if (!kinds.test(kind)) return false;
  if (kind === 'risk-difference' && unit === null && Math.abs(value) > 1) return false;
  if (kind === 'mean-difference' && interval === null && isOfOneArm(from, to, sentence)) return false;
  if (kind !== 'percentage-change' || interval !== null) return true;
  const [before, behind] = [from, to].map((at) => at - sentence.from) as [number, number];
  const rest = sentence.text.slice(behind, behind + 160);
  const isLasting = lasting.test(sentence.text.slice(Math.max(0, before - 60), before));
  return !(orAnother.test(rest) && (isLasting || listed.test(rest)));
}

/** The numbers of a sentence that its study found. */
const foundIn = (sentence: AbstractSentence): Quantity[] =>
  mayTellFindings(sentence.role) ? sentence.quantities.filter((quantity) => isFound(quantity, sentence)) : [];

/**
 * The effects that an abstract reports, in its order, each once: a conclusion that gives a result again, and "21 % lower"
 * beside a hazard ratio of 0.79, are no effects of their own.
 */
export const effectsOf = (abstract: string): readonly Effect[] => effectsIn(readAbstract(abstract));

const effectsIn = keptOf(({ sentences }: ReadAbstract): readonly Effect[] => {
  const effects: Effect[] = [];
  for (const sentence of sentences) {
    const quantities = foundIn(sentence).filter(
      (quantity) => isEffect(quantity, sentence) && quantity.relation === '=' && quantity.upper === null,
    );
    for (const quantity of inTurn(quantities, sentence)) {
      const effect = { quantity, outcome: ofSharedHead(quantity, effects, sentence), sentence };
      const known = effects.findIndex((other) => isSameEffect(other.quantity, quantity));
      if (known < 0) effects.push(effect);
      else if (!effects[known]?.quantity.interval && quantity.interval) effects[known] = effect;
    }
  }
  return effects;
});

const head = /^(.*) \([^()]*\)$/;

/** "… did not differ for calcium (…), for vitamin D (…)": what the first is of the second is, too, of its own group. */
function ofSharedHead({ about }: Quantity, effects: readonly Effect[], sentence: AbstractSentence): string {
  const outcome = outcomeWords(about);
  const before = effects.at(-1);
  const shared = before?.sentence === sentence ? head.exec(before.outcome)?.[1] : undefined;
  return shared && outcome === '' && /^(?:and |or )?for /i.test(about)
    ? outcomeOfGroup(shared, about)
    : outcome;
}

/** One ratio of several outcomes is of all of them together, however often it is told. */
const ofEach = /\b(?:ratios|[HRO]Rs|rates|odds|differences|reductions|respectively)\b/;
/** With "in men and …" the numbers are told by groups or times. */
const nextInTurn = /^[)\]]?(?:,| ?\/)? ?(?:and |& ?)?$/;
const endOfTurn = /^(?![)\]]?,? (?:in|at|among|for|with|after|by|during)\b)/;

/** "Hazard ratios for stroke, death, and infarction were 0.75, 0.83, and 0.90": each is of the outcome in its own place. */
function inTurn(quantities: readonly Quantity[], { from, text }: AbstractSentence): Quantity[] {
  const told = Map.groupBy(quantities, ({ about, kind }) => `${kind} ${about}`);
  const behind = ({ to }: Quantity, end?: Quantity) => text.slice(to - from, end && end.from - from);
  const areInTurn = (together: readonly Quantity[]) =>
    ofEach.test(text) &&
    together.every((quantity, at) => {
      const next = together[at + 1];
      return (next ? nextInTurn : endOfTurn).test(behind(quantity, next));
    });
  return quantities.map((quantity) => {
    const together = told.get(`${quantity.kind} ${quantity.about}`) ?? [];
    const names = outcomeWords(quantity.about).split(/,? and |, /);
    const isList = together.length > 1 && names.length === together.length && names.every(namesKnownOutcome);
    return isList && areInTurn(together)
      ? { ...quantity, about: names[together.indexOf(quantity)] ?? '' }
      : quantity;
  });
}

/** The shares of groups that an abstract reports: no effects, and numbers that an answer may give otherwise. */
export const sharesOf = (abstract: string): readonly Effect[] => sharesIn(readAbstract(abstract));

const sharesIn = keptOf(({ sentences }: ReadAbstract): readonly Effect[] =>
  sentences.flatMap((sentence) =>
    foundIn(sentence)
      .filter(({ kind, relation, upper }) => kind === 'percentage' && relation === '=' && upper === null)
      .map((quantity) => ({ quantity, outcome: ofGroup(quantity), sentence })),
  ),
);

function ofGroup({ about, arm }: Quantity): string {
  const outcome = outcomeWords(about);
  return arm?.words && !outcome.includes(arm.words) ? `${outcome} (${arm.words})`.trim() : outcome;
}

/** Whether two quantities of one abstract tell the same effect. */
export const isSameEffect = (one: Quantity, other: Quantity): boolean =>
  isSameMeasure(other, one) && isSameValue(other, one) && isSameInterval(one, other) !== false;

/** The effect in the form that the contract has for figures. */
export function toFigure(effect: Effect): Figure {
  const { about, interval, kind, p, relation, unit, value } = effect.quantity;
  const { high = null, level = null, low = null } = interval ?? {};
  // "Dropped by 59% (28 to 81)" says its sign in words, and that of both ends.
  const isTurned = kind === 'percentage-change' && value > 0 && wayOfEffect(effect) === 'down';
  const told = isTurned ? { value: -value, low: minus(high), high: minus(low) } : { value, low, high };
  return { kind: figureKind.parse(kind), ...told, level, relation, p, unit, period: null, about };
}

const minus = (end: number | null) => (end === null ? null : -end || 0);

const wayOfEffect = ({ quantity, sentence }: Effect) => wayOfChange(quantity, sentence);

/** Whether it is known which way a relative change goes: without a sign, "23%" would read as a rise. */
export const hasSign = (effect: Effect): boolean =>
  effect.quantity.kind !== 'percentage-change' || effect.quantity.value <= 0 || wayOfEffect(effect) !== null;
