import type { BlockKind } from '@sextant/contracts/blocks/index';

/** A fenced block. JSON stands in it, each line of which begins with a bracket, so that no text of a record ends it. */
export const fence = (kind: BlockKind, json: string): string => `\`\`\`${kind}\n${json}\n\`\`\``;

/** A list as JSON, one entry a line: legible where the source of a block is shown or exported. */
export const linesOf = (entries: readonly unknown[]): string =>
  `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]`;
