import { type Figure, figureKind } from '@sextant/contracts';
import type { Quantity } from '../quantities/quantity.ts';
import { readDocumentQuantities, readQuantities } from '../quantities/read-quantities.ts';
import { readDocument } from '../read-document.ts';

/** A figure and where it stands in the text it was read from, in UTF-16 units. */
export interface ReadFigure {
  figure: Figure;
  from: number;
  to: number;
}

/** The figures of a text with its tables, in their order: effects, shares, doses, participants. */
export const readFigures = (text: string): ReadFigure[] =>
  toFigures(readDocumentQuantities(readDocument(text)));

/** The figures of words without markup, such as a sentence of a document. */
export const figuresIn = (words: string): ReadFigure[] => toFigures(readQuantities(words));

/** The quantities that the contract calls figures. */
function toFigures(quantities: readonly Quantity[]): ReadFigure[] {
  return quantities.flatMap((quantity) => {
    const figure = toFigure(quantity);
    if (!figure) return [];
    const { from, to, upper } = quantity;
    // A range gives its two ends, since its middle stands nowhere.
    const ends = upper === null ? [figure] : [figure, { ...figure, value: upper }];
    return ends.map((end) => ({ figure: end, from, to }));
  });
}

function toFigure(quantity: Quantity): Figure | null {
  const { about, arm, interval, p, relation, unit, value } = quantity;
  const isYearly = quantity.kind === 'rate' && unit === '%';
  const kind = figureKind.safeParse(isYearly ? 'percentage' : quantity.kind);
  if (!kind.success) return null;
  return {
    kind: kind.data,
    value,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    level: interval?.level ?? null,
    ...(interval?.isCredible && { credible: true as const }),
    relation,
    p,
    unit,
    period: quantity.kind === 'dose' ? quantity.period : null,
    about: arm?.words ? `${about} ${arm.words}`.trim() : about,
  };
}
