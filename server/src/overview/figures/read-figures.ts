import type { Figure } from '@sextant/contracts';
import { foldText } from './fold-text.ts';
import { readRow } from './read-row.ts';
import { readSentence } from './read-sentence.ts';
import { segmentsOf } from './segments.ts';

/** A figure and where it stands in the text it was read from, in UTF-16 units. */
export interface ReadFigure {
  figure: Figure;
  from: number;
  to: number;
}

/**
 * Reads the figures that a text states, in their order: effect sizes with intervals and p values, percentages, doses,
 * numbers of participants. The text may be Markdown with citation marks and tables. Takes any text, in linear time.
 */
export function readFigures(text: string): ReadFigure[] {
  const { places, plain } = foldText(text);
  return segmentsOf(plain).flatMap((segment) => {
    const drafts = segment.columns ? readRow(segment) : readSentence(segment.text, segment.heading);
    return drafts.map(({ figure, from, to }) => ({
      figure,
      from: places[segment.from + from] ?? 0,
      to: (places[segment.from + to - 1] ?? 0) + 1,
    }));
  });
}
