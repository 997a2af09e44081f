import { blockFences } from '@sextant/contracts/blocks/index';

/** When a picture helps, and the exact form of each. */
export function describePictures(): string {
  const kinds = Object.entries(blockFences).map(
    ([kind, { when, example }]) => `${kind}: ${when}.\n\`\`\`${kind}\n${example}\n\`\`\``,
  );
  return [
    'Where a picture says more than words, add one, seldom two, as a fenced code block of a language below. Draw only numbers that you cite or were given: none that you guess. Say in the text what the picture shows. Write formulas as LaTeX between $$ and $$ on lines of their own, or between \\( and \\).',
    ...kinds,
  ].join('\n');
}
