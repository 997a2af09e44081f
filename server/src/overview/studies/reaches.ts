import type { Mention } from '@sextant/contracts';
import type { Block, Place, ReadDocument } from '../../reading/document.ts';
import { firstEndingAfter } from '../../reading/parts.ts';
import { blockAt } from '../../reading/read-document.ts';

/**
 * The stretches of an answer that speak of a work, each once: the paragraphs, items and table rows around its mentions,
 * and what stands below a heading, an item or a line with a colon that cites it, up to the first that cites another.
 */
export function reachesOf(
  mentions: readonly Mention[],
  document: ReadDocument,
  isAlone: (place: Place) => boolean,
): Place[] {
  const reaches = new Map<number, Place>();
  for (const { from } of mentions) {
    const block = blockAt(document, from);
    if (!block) continue;
    const around = rowOf(document, block) ?? { from: block.from, to: block.to };
    if (!isAlone(around)) continue;
    reaches.set(around.from, around);
    for (const below of belowOf(document, block)) {
      if (!isAlone(below)) break;
      if (reaches.has(below.from)) continue;
      reaches.set(below.from, { from: below.from, to: below.to });
    }
  }
  return [...reaches.values()];
}

/** What a heading heads, what is nested in an item, and the items that a line with a colon announces. */
function* belowOf({ blocks, prose }: ReadDocument, block: Block): Generator<Block> {
  const at = firstEndingAfter(blocks, block.from);
  const announces = block.kind === 'paragraph' && /:\s*$/.test(prose.slice(block.from, block.to));
  for (let next = at + 1; next < blocks.length; next += 1) {
    const below = blocks[next] as Block;
    const belongs =
      block.kind === 'heading'
        ? below.headings.includes(at)
        : below.kind === 'item' && (announces || (block.kind === 'item' && below.depth > block.depth));
    if (!belongs) return;
    yield below;
  }
}

/** From the first to the last cell of a table's row. */
export function rowOf({ blocks }: ReadDocument, { cell, from }: Block): Place | null {
  if (!cell) return null;
  const isOfRow = (block: Block | undefined) =>
    block?.cell?.table === cell.table && block.cell.row === cell.row;
  let first = firstEndingAfter(blocks, from);
  let last = first;
  while (isOfRow(blocks[first - 1])) first -= 1;
  while (isOfRow(blocks[last + 1])) last += 1;
  return { from: blocks[first]?.from ?? from, to: blocks[last]?.to ?? from };
}
