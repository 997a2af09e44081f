import type { z } from 'zod';
import { forestSource } from './forest.ts';
import type { BlockKind } from './kinds.ts';
import { mermaidSource } from './mermaid.ts';
import { smilesSource } from './smiles.ts';
import { structureSource } from './structure.ts';
import { tableSource } from './table.ts';
import { vegaLiteSource } from './vega-lite.ts';

export * from './forest.ts';
export * from './kinds.ts';
export * from './mermaid.ts';
export * from './smiles.ts';
export * from './structure.ts';
export * from './table.ts';
export * from './table-text.ts';
export * from './vega-lite.ts';

/** How each kind's source is read: a schema from the text in the fence to the block. */
const sources = {
  'vega-lite': vegaLiteSource,
  mermaid: mermaidSource,
  smiles: smilesSource,
  structure: structureSource,
  forest: forestSource,
  table: tableSource,
} satisfies Record<BlockKind, z.ZodType<unknown, string>>;

/** A block as read and checked, of one kind. */
export type BlockOf<Kind extends BlockKind> = z.infer<(typeof sources)[Kind]>;

/** A block that may be drawn, or why it may not. */
export type ReadBlock<Kind extends BlockKind> =
  | { ok: true; block: BlockOf<Kind> }
  | { ok: false; reason: string };

/** Reads a fence's source. Takes a time that grows with its length only; never throws. */
export function readBlock<Kind extends BlockKind>(kind: Kind, source: string): ReadBlock<Kind> {
  const read = sources[kind].safeParse(source);
  if (read.success) return { ok: true, block: read.data as BlockOf<Kind> };
  const issue = read.error.issues[0];
  const place = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  return { ok: false, reason: `${place}${issue?.message ?? 'It could not be read.'}` };
}
