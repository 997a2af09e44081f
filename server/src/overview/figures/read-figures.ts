import type { Figure } from '@sextant/contracts';

/** A figure and where it stands in the text it was read from, in UTF-16 units. */
export interface ReadFigure {
  figure: Figure;
  from: number;
  to: number;
}

const kinds: Record<string, Figure['kind']> = { hr: 'hazard-ratio', or: 'odds-ratio', rr: 'risk-ratio' };
const effect = /\b(HR|OR|RR) ?[=,:]? ?(\d+\.\d+) \((\d{2})% CI,? (\d+\.\d+) ?(?:[-–]|to) ?(\d+\.\d+)/g;

/** Reads the figures that a text states: effect sizes with their intervals. */
export function readFigures(text: string): ReadFigure[] {
  return [...text.matchAll(effect)].flatMap((found) => {
    const [whole, measure = '', value, level, low, high] = found;
    const kind = kinds[measure.toLowerCase()];
    if (!kind) return [];
    const figure: Figure = {
      kind,
      value: Number(value),
      low: Number(low),
      high: Number(high),
      level: Number(level),
      relation: '=',
      p: null,
      unit: null,
      period: null,
      about: '',
    };
    return [{ figure, from: found.index, to: found.index + whole.length }];
  });
}
