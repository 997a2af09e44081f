import type { BlockKind } from '@sextant/contracts/blocks/kinds';

interface Told {
  /** When it helps, and what its source is. */
  when: string;
  /** A whole source, as it must look. */
  example: string;
}

/** What engines are told of each kind of picture. A kind that is missing here does not compile. */
export const toldPictures: Record<BlockKind, Told> = {
  forest: {
    when: 'effect sizes with intervals of two or more studies; JSON; "measure" is hazard-ratio, odds-ratio, risk-ratio, rate-ratio, mean-difference, standardised-mean-difference, risk-difference or percentage-change, with "unit" where there is one; "n" and "pooled" only where known',
    example:
      '{"title": "Heart failure or death", "measure": "hazard-ratio", "left_label": "Favours drug", "right_label": "Favours placebo", "rows": [{"label": "DAPA-HF", "value": 0.74, "low": 0.65, "high": 0.85, "n": 4744}, {"label": "DELIVER", "value": 0.82, "low": 0.73, "high": 0.92}]}',
  },
  'vega-lite': {
    when: 'other figures as a chart; Vega-Lite as JSON with its data inline; no url, href, params, config or colours',
    example:
      '{"title": "Events", "data": {"values": [{"arm": "drug", "events": 12}, {"arm": "placebo", "events": 19}]}, "mark": "bar", "encoding": {"x": {"field": "arm", "type": "nominal"}, "y": {"field": "events", "type": "quantitative"}}}',
  },
  mermaid: {
    when: 'a pathway, mechanism or flow of some steps: flowchart, sequenceDiagram, stateDiagram-v2 or mindmap; no styles, links, init or front matter',
    example: 'flowchart LR\n  A["Angiotensin I"] -->|ACE| B["Angiotensin II"]',
  },
  smiles: {
    when: 'small molecules; one a line: SMILES that you are certain of, a space, the name',
    example: 'CC(=O)Oc1ccccc1C(=O)O aspirin',
  },
  structure: {
    when: 'a protein in 3-D; a PDB id, or a UniProt accession for the predicted structure, alone',
    example: '1YCR',
  },
  table: {
    when: 'many rows of figures; CSV with a header (for a few rows write a Markdown table)',
    example: 'Study,n,HR\nDAPA-HF,4744,0.74',
  },
};

/** When a picture helps, and the exact form of each. */
export function describePictures(): string {
  const kinds = Object.entries(toldPictures).map(
    ([kind, { when, example }]) => `${kind}: ${when}.\n\`\`\`${kind}\n${example}\n\`\`\``,
  );
  return [
    'Where a picture says more than words, add one, seldom two, as a fenced code block of a language below. Draw only numbers that you cite or were given: none that you guess. Say in the text what the picture shows. Write formulas as LaTeX between $$ and $$ on lines of their own, or between \\( and \\).',
    ...kinds,
  ].join('\n');
}
