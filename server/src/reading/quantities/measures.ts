import { matchesOf } from '../matches.ts';
import type { QuantityKind } from './quantity.ts';

const prefix = '(?:a|adj|s|c|m|p|sub|cs)?';
const adjusted = '(?:adj|adjusted|crude|pooled|_adj)?';
/** How papers name what they measure. In order: the longer name first, where one holds another. */
const names: [QuantityKind, string][] = [
  [
    'standardised-mean-difference',
    "standardi[sz]ed (?:weighted )?(?:mean )?(?:difference|effect size)s?|(?<!\\p{L})SMDs?|Cohen[’']?s d|Hedges[’']?s? g|(?<![\\p{L}-])d(?= ?=)",
  ],
  [
    'rate-ratio',
    `(?:incidence |event |relapse |mortality )?rate ratios?|(?<!\\p{L})${prefix}IRRs?${adjusted}`,
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
    'number-needed-to-treat',
    'numbers?[- ]needed[- ]to[- ](?:treat|harm|screen|vaccinate|benefit)|(?<!\\p{L})NN[TH][BH]?',
  ],
  [
    'mean-difference',
    '(?:weighted |adjusted |pooled |least[- ]squares )*mean (?:between-group )?(?:differences?|changes?|reductions?|increases?)|differences? in means?|(?<!\\p{L})(?:[WL]S?)?MDs?',
  ],
];
const others =
  'differences?|AUC|AUROC|area under|c[- ](?:statistic|index)|kappa|correlation|coefficients?|likelihood ratio|ratio of|sensitivity|specificity|heart rate|respiratory rate';
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

/** The names of measures in a text, in order. Abbreviations count in capitals only: "or" is no odds ratio. */
export function measuresOf(text: string): Measure[] {
  return matchesOf(text, pattern).flatMap((found) => {
    const [written] = found;
    const isAbbreviation = /^[a-z_]{2,8}$/i.test(written) && !/^kappa$/i.test(written);
    if (isAbbreviation && !/[A-Z]{2}/.test(written)) return [];
    const named = names[found.slice(1).findIndex((part) => part !== undefined)];
    // "ARR" is an absolute risk reduction, "aRR" an adjusted risk ratio.
    const isAdjusted = /^aRRs?$/.test(written);
    const kind = isAdjusted
      ? 'risk-ratio'
      : (named?.[0] ?? (/^difference/i.test(written) ? 'difference' : 'other'));
    return [{ kind, from: found.index, to: found.index + written.length }];
  });
}
