import { type ForestMeasure, forestBlock, forestMeasure } from '@sextant/contracts/blocks/forest';
import { isRatio } from '@sextant/contracts/blocks/measures';
import { outcomeKey } from '../../../../reading/abstracts/outcome.ts';
import type { ReadWork } from '../read-evidence.ts';
import { fence, linesOf } from './fence.ts';
import { effectsOf, type StatedEffect } from './read-effects.ts';
import { nameOf } from './work-name.ts';

const maxRows = 10;
const maxLabelLength = 200;
const measureNames: Record<ForestMeasure, string> = {
  'hazard-ratio': 'Hazard ratios',
  'odds-ratio': 'Odds ratios',
  'risk-ratio': 'Relative risks',
  'rate-ratio': 'Rate ratios',
  'mean-difference': 'Mean differences',
  'standardised-mean-difference': 'Standardised mean differences',
  'risk-difference': 'Risk differences',
  percentage: 'Percentages',
  'percentage-change': 'Changes in per cent',
  'number-needed-to-treat': 'Numbers needed to treat',
  'number-needed-to-harm': 'Numbers needed to harm',
  'number-needed-to-screen': 'Numbers needed to screen',
  'number-needed-to-vaccinate': 'Numbers needed to vaccinate',
};

/**
 * Effects on one outcome with their intervals, one a work, in the order of the works; null where fewer than two
 * works state one. Nothing is pooled: what the records compare may differ, so each line says what it is of.
 */
export function forestPlot(works: readonly ReadWork[]): string | null {
  const effects = works.flatMap(effectsOf).filter(isDrawable);
  const groups = Map.groupBy(effects, ({ figure }) => {
    const key = outcomeKey(figure.about);
    return key && `${figure.kind} ${key}`;
  });
  groups.delete('');
  const [largest = []] = [...groups.values()].map(rowsOf).sort((one, other) => other.length - one.length);
  const [first] = largest;
  if (!first || largest.length < 2) return null;
  const { kind, level, unit } = first.figure;
  const measure = forestMeasure.parse(kind);
  const ordered = largest.toSorted((one, other) => works.indexOf(one.work) - works.indexOf(other.work));
  const head = {
    title: `${measureNames[measure]} for one outcome, as the records state them`,
    measure,
    ...(unit !== null && { unit }),
    level,
    left_label: isRatio(measure) ? 'Less often' : 'Lower',
    right_label: isRatio(measure) ? 'More often' : 'Higher',
  };
  const rows = ordered.slice(0, maxRows).map(toRow);
  if (!forestBlock.safeParse({ ...head, rows }).success) return null;
  return fence('forest', `${JSON.stringify(head).slice(0, -1)}, "rows": ${linesOf(rows)}}`);
}

/** With an interval of which it is said how wide it is: none is taken for 95% that does not say so. */
function isDrawable({ figure: { high, kind, level, low, value } }: StatedEffect): boolean {
  if (low === null || high === null || level === null || !forestMeasure.safeParse(kind).success) return false;
  return low <= value && value <= high && (!isRatio(kind) || low > 0);
}

/** One a work, of the same unit and width as the first. */
function rowsOf(effects: readonly StatedEffect[]): StatedEffect[] {
  const [first] = effects;
  return [...Map.groupBy(effects, ({ work }) => work).values()].flatMap(
    (ofWork) =>
      ofWork.find(
        ({ figure }) => figure.unit === first?.figure.unit && figure.level === first?.figure.level,
      ) ?? [],
  );
}

function toRow({ figure, outcome, work }: StatedEffect) {
  const name = nameOf(work);
  return {
    label: (outcome ? `${name}: ${outcome}` : name).slice(0, maxLabelLength).toWellFormed().trim(),
    value: figure.value,
    low: figure.low,
    high: figure.high,
    ...(work.citation.n !== null && work.citation.n >= 0 && { n: work.citation.n }),
    work: `${work.number}`,
  };
}
