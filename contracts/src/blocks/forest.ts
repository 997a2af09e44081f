import { z } from 'zod';
import { figureKind } from '../figures.ts';
import type { BlockFence } from './block-fence.ts';
import { fromJson } from './from-json.ts';
import { isRatio } from './measures.ts';

/** What a forest plot can compare: measures of effect with an interval. Doses, sizes and p values have none. */
export const forestMeasure = figureKind.exclude(['sample-size', 'dose', 'p-value']);
export type ForestMeasure = z.infer<typeof forestMeasure>;

const label = z.string().trim().min(1).max(200);
const effect = z
  .object({
    label: label.describe('Study, drug or engine; at most 200 characters.'),
    value: z.number().describe('The estimate, in the unit of the plot.'),
    low: z.number().describe('Lower end of the interval.'),
    high: z.number().describe('Upper end of the interval.'),
  })
  .refine((row) => row.low <= row.value && row.value <= row.high, {
    message: 'The value must lie between low and high.',
  });

/** One line of the plot. */
export const forestRow = effect.safeExtend({
  n: z.int().nonnegative().optional().describe('Participants.'),
  weight: z.number().min(0).max(100).optional().describe('In per cent of all rows; sizes the square.'),
  work: z.string().max(100).optional().describe('Id of a ledger row, or the number of a citation.'),
});
export type ForestRow = z.infer<typeof forestRow>;

/** Effect sizes with their intervals, one below the other. */
export const forestBlock = z
  .object({
    title: label.optional(),
    measure: forestMeasure,
    unit: z.string().trim().max(40).optional().describe('As `kg`, `mmHg`, `%`; none for a ratio.'),
    level: z
      .number()
      .gt(0)
      .lt(100)
      // Written as a share, 0.95 is meant.
      .transform((level) => (level < 1 ? Number((level * 100).toPrecision(6)) : level))
      .optional()
      .describe('Of the intervals, in per cent; nothing is told of it when not said.'),
    left_label: label.optional().describe('What an effect below "no difference" means: `Favours drug`.'),
    right_label: label.optional().describe('What an effect above "no difference" means.'),
    rows: z.array(forestRow).min(1, 'There is no row.').max(60, 'At most 60 rows.'),
    pooled: effect.optional().describe('Drawn as a diamond below the rows.'),
  })
  .superRefine((plot, context) => {
    if (!isRatio(plot.measure)) return;
    const rows = plot.pooled ? [...plot.rows, plot.pooled] : plot.rows;
    for (const row of rows)
      if (row.low <= 0)
        context.addIssue({
          code: 'custom',
          path: ['rows'],
          message: `A ratio is above 0, and so are its interval's ends: see "${row.label}".`,
        });
  });
export type ForestBlock = z.infer<typeof forestBlock>;

/** A forest plot as engines write it: JSON of at most 40,000 characters. */
export const forestSource = fromJson(40_000).pipe(forestBlock);

export const forestFence = {
  source: forestSource,
  when: 'effect sizes with intervals of two or more studies; JSON; "measure" is hazard-ratio, odds-ratio, risk-ratio, rate-ratio, mean-difference, standardised-mean-difference, risk-difference or percentage-change, with "unit" where there is one; "level" of the intervals in per cent; "n" and "pooled" only where known',
  example:
    '{"title": "Heart failure or death", "measure": "hazard-ratio", "level": 95, "left_label": "Favours drug", "right_label": "Favours placebo", "rows": [{"label": "DAPA-HF", "value": 0.74, "low": 0.65, "high": 0.85, "n": 4744}, {"label": "DELIVER", "value": 0.82, "low": 0.73, "high": 0.92}]}',
} satisfies BlockFence;
