import type { z } from 'zod';
import type { BlockFence } from './block-fence.ts';
import { forestFence } from './forest.ts';
import { mermaidFence } from './mermaid.ts';
import { smilesFence } from './smiles.ts';
import { structureFence } from './structure.ts';
import { tableFence } from './table.ts';
import { vegaLiteFence } from './vega-lite.ts';

export * from './forest.ts';
export * from './mermaid.ts';
export * from './smiles.ts';
export * from './structure.ts';
export * from './table.ts';
export * from './table-text.ts';
export * from './vega-lite.ts';

/**
 * Every kind of fenced code that is drawn, by the language of its fence. A kind without its component in
 * `web/src/blocks/kinds/` fails `registry.test.ts` there.
 */
export const blockFences = {
  forest: forestFence,
  'vega-lite': vegaLiteFence,
  mermaid: mermaidFence,
  smiles: smilesFence,
  structure: structureFence,
  table: tableFence,
} satisfies Record<string, BlockFence>;

export type BlockKind = keyof typeof blockFences;
export const blockKinds = Object.keys(blockFences) as BlockKind[];

/** A block as read and checked, of one kind. */
export type BlockOf<Kind extends BlockKind> = z.infer<(typeof blockFences)[Kind]['source']>;

/** A block that may be drawn, or why it may not. */
export type ReadBlock<Kind extends BlockKind> =
  | { ok: true; block: BlockOf<Kind> }
  | { ok: false; reason: string };

/** Reads a fence's source. Takes a time that grows with its length only; never throws. */
export function readBlock<Kind extends BlockKind>(kind: Kind, source: string): ReadBlock<Kind> {
  const read = blockFences[kind].source.safeParse(source);
  if (read.success) return { ok: true, block: read.data as BlockOf<Kind> };
  const issue = read.error.issues[0];
  const place = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  return { ok: false, reason: `${place}${issue?.message ?? 'It could not be read.'}` };
}
