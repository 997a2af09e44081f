import type { Figure, FigureKind } from '@sextant/contracts';

const kindWords: Record<FigureKind, string> = {
  'hazard-ratio': 'HR',
  'odds-ratio': 'OR',
  'risk-ratio': 'RR',
  'rate-ratio': 'Rate ratio',
  'mean-difference': 'MD',
  'standardised-mean-difference': 'SMD',
  'risk-difference': 'Risk difference',
  percentage: '',
  'percentage-change': 'Change',
  'number-needed-to-treat': 'NNT',
  'sample-size': 'n =',
  dose: '',
  'p-value': 'p',
};

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 4 });
/** A chance as small as 0.00001 keeps its digits: it is never nought. */
const chanceOf = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 4 });
const relations = { '=': '=', '<': '<', '>': '>', '<=': '≤', '>=': '≥', '~': '≈' };

/** A figure in one common spelling: `HR 0.74 (95% CI 0.65 to 0.85), p < 0.001`. */
export function writeFigure({ high, kind, level, low, p, period, relation, unit, value }: Figure): string {
  const isPercentage = unit === '%';
  const shownUnit = isPercentage ? '%' : unit && kind !== 'sample-size' ? ` ${unit}` : '';
  const sign = relation === '=' ? (kind === 'p-value' ? '= ' : '') : `${relations[relation]} `;
  const main =
    `${kindWords[kind]} ${sign}${number(value)}${shownUnit}${period ? ` per ${period}` : ''}`.trim();
  const interval =
    low !== null && high !== null
      ? ` (${level === null ? '' : `${number(level)}% `}CI ${number(low)} to ${number(high)})`
      : '';
  const chance = p ? `, p ${relations[p.relation]} ${chanceOf(p.value)}` : '';
  return main + interval + chance;
}
