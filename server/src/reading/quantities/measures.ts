import { matchesOf } from '../matches.ts';
import type { QuantityKind } from './quantity.ts';

const prefix = '(?:a|adj|s|c|m|p|sub|cs)?';
const adjusted = '(?:adj|adjusted|crude|pooled|_adj)?';
const numberNeeded = 'numbers?[- ]needed[- ]to[- ]';
/** How papers name what they measure. In order: the longer name first, where one holds another. */
const names: [QuantityKind, string][] = [
  [
    'standardised-mean-difference',
    "standardi[sz]ed (?:weighted )?(?:mean )?(?:difference|effect size)s?|(?<!\\p{L})SMDs?|Cohen[’']?s d|Hedges[’']?s? g|(?<![\\p{L}-])d(?= ?=)",
  ],
  [
    'rate-ratio',
    `(?:incidence |event |relapse |mortality )?rate ratios?|relative rates?(?! reduc)|(?<!\\p{L})${prefix}IRRs?${adjusted}`,
  ],
  ['hazard-ratio', `hazards? ratios?|relative hazards?|(?<!\\p{L})${prefix}HRs?${adjusted}`],
  ['odds-ratio', `odds ratios?|relative odds|(?<!\\p{L})${prefix}ORs?${adjusted}`],
  ['percentage-change', 'relative (?:risk |rate )?reductions?|(?<!\\p{L})RRRs?|hazard reductions?'],
  [
    'risk-difference',
    'absolute (?:risk |rate )?(?:reductions?|increases?|differences?)|(?:risk|rate) differences?|(?<!\\p{L})(?:ARRs?|ARDs?|RDs?)',
  ],
  ['risk-ratio', `(?:relative risks?|risk ratios?)(?! reduc)|(?<!\\p{L})${prefix}RRs?${adjusted}`],
  [
    'number-needed-to-harm',
    `${numberNeeded}(?:treat (?:to|for (?:an? |one )?(?:additional )?)[- ]?)?harm(?:ful outcome)?|(?<!\\p{L})NN(?:H|TH)s?`,
  ],
  ['number-needed-to-screen', `${numberNeeded}screen|(?<!\\p{L})NNSs?`],
  ['number-needed-to-vaccinate', `${numberNeeded}(?:vaccinate|immuni[sz]e)|(?<!\\p{L})NNVs?`],
  ['number-needed-to-treat', `${numberNeeded}(?:treat|benefit)|(?<!\\p{L})NN(?:TB?|B)s?`],
  [
    'mean-difference',
    '(?:weighted |adjusted |pooled |least[- ]squares )*mean (?:between-group )?(?:differences?|changes?|reductions?|increases?)|differences? in means?|(?<!\\p{L})(?:[WL]S?)?MDs?',
  ],
];
const others =
  'differences?|AUC|AUROC|area under|c[- ](?:statistic|index)|kappa|correlation|coefficients?|likelihood ratio|mean ratios?|ratio of|sensitivity|specificity|heart rate|respiratory rate';
const pattern = new RegExp(
  `(?:${names.map(([, name]) => `(${name})`).join('|')}|(${others}))(?![\\p{L}\\d])`,
  'giu',
);
export const ratios: ReadonlySet<QuantityKind> = new Set([
  'hazard-ratio',
  'odds-ratio',
  'risk-ratio',
  'rate-ratio',
]);

/** A measure's name where it stands; `difference` and `other` are names that alone say little, or say that it is none of ours. */
export interface Measure {
  kind: QuantityKind | 'difference' | 'other';
  from: number;
  to: number;
}

/** "The mean ratio of the difference", "odds ratio for the between-group difference": it is the ratio's. */
const ofRatio = /^ (?:of|for|in) (?:the |an? )?(?:[\p{L}-]{1,20} ){0,2}$/u;

/** Without the differences that a ratio is told of: null is then at 1, and not at 0. */
const withoutThoseOfRatios = (text: string, measures: readonly Measure[]): Measure[] =>
  measures.filter(({ from, kind }, at) => {
    const before = measures[at - 1];
    const name = before ? text.slice(before.from, before.to) : '';
    const isOf = /ratio/i.test(name)
      ? ofRatio.test(`${/ of$/i.test(name) ? ' of' : ''}${text.slice(before?.to, from)}`)
      : false;
    return !(isOf && /difference$/.test(kind));
  });

/** The names of measures in a text, in order. Abbreviations count in capitals only: "or" is no odds ratio. */
export function measuresOf(text: string): Measure[] {
  const named = matchesOf(text, pattern).flatMap((found): Measure[] => {
    const [written] = found;
    const isAbbreviation = /^[a-z_]{2,8}$/i.test(written) && !/^kappa$/i.test(written);
    if (isAbbreviation && !/[A-Z]{2}/.test(written)) return [];
    const name = names[found.slice(1).findIndex((part) => part !== undefined)];
    // "ARR" is an absolute risk reduction, "aRR" an adjusted risk ratio.
    const isAdjusted = /^aRRs?$/.test(written);
    const kind = isAdjusted
      ? 'risk-ratio'
      : (name?.[0] ?? (/^difference/i.test(written) ? 'difference' : 'other'));
    return [{ kind, from: found.index, to: found.index + written.length }];
  });
  return withoutThoseOfRatios(text, named);
}
