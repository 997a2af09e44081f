import { type BlockKind, blockFences, blockKinds } from '../../contracts/src/blocks/index.ts';

/** Everything that is drawn: the kinds of fences, and formulas. */
export const drawnKinds = [...blockKinds, 'formula'] as const;
export type DrawnKind = (typeof drawnKinds)[number];

const prose = (kind: string) =>
  Array.from(
    { length: 3 },
    (_, index) =>
      `Paragraph ${index + 1} about the ${kind}: patients who were given the drug had fewer events than those given placebo, and the interval leaves out no effect, though the follow-up was short and two of the trials were stopped early.`,
  ).join('\n\n');

/** The example of `docs/blocks.md`, as an engine writes it. */
export const written = (kind: DrawnKind): string =>
  kind === 'formula'
    ? '$$\n\\mathrm{HR}(t) = \\frac{h_1(t)}{h_0(t)} = e^{\\beta_1 x_1 + \\dots + \\beta_p x_p}\n$$'
    : `\`\`\`${kind}\n${blockFences[kind as BlockKind].example}\n\`\`\``;

/** One of each, with prose between. */
export const oneOfEach = (): string =>
  drawnKinds.map((kind) => `## ${kind}\n\n${prose(kind)}\n\n${written(kind)}`).join('\n\n');

/** Where in the page the finished picture of each kind is found. */
export const pictures: Record<DrawnKind, string> = {
  'vega-lite': 'figure img',
  mermaid: 'figure img',
  smiles: 'figure img',
  structure: 'figure canvas',
  forest: 'figure svg[role=img]',
  table: 'figure table',
  formula: '.katex-display',
};
