import type { ForestMeasure } from '@sextant/contracts/blocks/forest';

/** What people call a measure of effect. */
export const measureNames: Record<ForestMeasure, string> = {
  'hazard-ratio': 'Hazard ratio',
  'odds-ratio': 'Odds ratio',
  'risk-ratio': 'Risk ratio',
  'rate-ratio': 'Rate ratio',
  'mean-difference': 'Mean difference',
  'standardised-mean-difference': 'Standardised mean difference',
  'risk-difference': 'Risk difference',
  percentage: 'Percentage',
  'percentage-change': 'Change in per cent',
  'number-needed-to-treat': 'Number needed to treat',
  'number-needed-to-harm': 'Number needed to harm',
  'number-needed-to-screen': 'Number needed to screen',
  'number-needed-to-vaccinate': 'Number needed to vaccinate',
};
