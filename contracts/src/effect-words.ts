import type { Figure, FigureKind } from './figures.ts';

const kindWords: Partial<Record<FigureKind, string>> = {
  'hazard-ratio': 'HR',
  'odds-ratio': 'OR',
  'risk-ratio': 'RR',
  'rate-ratio': 'Rate ratio',
  'mean-difference': 'Difference',
  'standardised-mean-difference': 'SMD',
  'risk-difference': 'Risk difference',
  'percentage-change': 'Change',
  'number-needed-to-treat': 'NNT',
  'number-needed-to-harm': 'NNH',
  'number-needed-to-screen': 'NNS',
  'number-needed-to-vaccinate': 'NNV',
};

const maxDecimals = 4;
/** With a minus, which is as wide as a digit: a hyphen is easily passed over. */
const number = (value: number, decimals = 0) =>
  value
    .toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: maxDecimals })
    .replace('-', '−');
/** Of a ratio and its interval, which abstracts write with as many decimals each: `0.91 (0.80 to 1.04)`. */
const decimalsOf = (values: readonly (number | null)[]) =>
  Math.min(maxDecimals, Math.max(...values.map((value) => `${value ?? ''}`.split('.')[1]?.length ?? 0)));
/** A chance as small as 0.00001 keeps its digits: it is never nought. */
const chanceOf = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 4 });
const relations = { '=': '=', '<': '<', '>': '>', '<=': '≤', '>=': '≥' };

/** An effect in one spelling, on the page and in files: `HR 0.74 (95% CI 0.65 to 0.85), p < 0.001`. Free of zod. */
export function writeEffect({ credible, high, kind, level, low, p, unit, value }: Figure): string {
  const shownUnit = unit === '%' ? '%' : unit ? ` ${unit}` : '';
  const decimals = kind.endsWith('-ratio') ? decimalsOf([value, low, high]) : 0;
  const main = `${kindWords[kind] ?? ''} ${number(value, decimals)}${shownUnit}`.trim();
  const interval =
    low !== null && high !== null
      ? ` (${level === null ? '' : `${number(level)}% `}${credible ? 'CrI' : 'CI'} ${number(low, decimals)} to ${number(high, decimals)})`
      : '';
  const chance = p ? `, p ${relations[p.relation]} ${chanceOf(p.value)}` : '';
  return main + interval + chance;
}
