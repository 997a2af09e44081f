import type { BlockKind } from './index.ts';

/**
 * Other names that fences have for what a kind draws, by the formats that people know: `csv` is a table. What is drawn of
 * them is the same, and so is what is refused.
 */
export const fenceNames: Readonly<Record<string, BlockKind>> = {
  csv: 'table',
  tsv: 'table',
  pdb: 'structure',
  cif: 'structure',
  mmcif: 'structure',
  xyz: 'structure',
  vegalite: 'vega-lite',
};

/** The kind that a fence's language names, if it names any. */
export const kindOfFence = (language: string): string =>
  (Object.hasOwn(fenceNames, language) && fenceNames[language]) || language;
