import { z } from 'zod';

/** What a figure measures. Ratios have 1 as "no difference", differences 0. */
export const figureKinds = [
  'hazard-ratio',
  'odds-ratio',
  'risk-ratio',
  'rate-ratio',
  'mean-difference',
  'standardised-mean-difference',
  'risk-difference',
  'percentage',
  'percentage-change',
  'number-needed-to-treat',
  'number-needed-to-harm',
  'number-needed-to-screen',
  'number-needed-to-vaccinate',
  'sample-size',
  'dose',
  'p-value',
] as const;
export const figureKind = z.enum(figureKinds);
export type FigureKind = z.infer<typeof figureKind>;

/** One number as a text states it, brought to a common form. */
export const figure = z.object({
  kind: figureKind,
  value: z
    .number()
    .describe(
      'In `unit`; a percentage as 12.5, a risk or mean difference with its sign where the text has one.',
    ),
  low: z.number().nullable().describe('Lower end of the interval.'),
  high: z.number().nullable().describe('Upper end of the interval.'),
  level: z.number().nullable().describe('Of the interval, in per cent: 95.'),
  credible: z
    .literal(true)
    .optional()
    .describe('The text calls the interval credible: it is of a Bayesian analysis.'),
  relation: z.enum(['=', '<', '>', '<=', '>=', '~']).describe('Of `p < 0.001`, the `<`.'),
  p: z
    .object({ relation: z.enum(['=', '<', '>', '<=', '>=']), value: z.number() })
    .nullable()
    .describe('The p value that the text gives to this figure.'),
  unit: z
    .string()
    .nullable()
    .describe(
      'In a common spelling: `mg`, `mg/kg`, `mmol/L`, `kg`, `mmHg`, `%`, `participants`; null for a ratio.',
    ),
  period: z.string().nullable().describe('Of a dose: `day`, `week`; null where none is stated.'),
  about: z
    .string()
    .describe('What it is said of, in the words of the text: outcome, drug or group; may be empty.'),
});
export type Figure = z.infer<typeof figure>;
