import type { ReadDocument } from '../../reading/document.ts';
import { firstEndingAfter } from '../../reading/parts.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { blockAt } from '../../reading/read-document.ts';
import { outcomesIn } from './told-of.ts';

/**
 * What the words around a number speak of: those of its sentence, and in a table those of its row's other cells and of
 * its column's head.
 */
export function wordsOf(document: ReadDocument, stated: Quantity): Set<string> {
  const block = blockAt(document, stated.from);
  return outcomesIn(`${stated.about} ${block?.cell ? besides(document, stated) : ''}`);
}

/** The words of the other cells of its row, as far as they hold no number, and of the head of its column. */
function besides({ blocks, prose }: ReadDocument, { from }: Quantity): string {
  const at = firstEndingAfter(blocks, from);
  const cell = blocks[at]?.cell;
  const words = [cell?.columnHead ?? ''];
  for (const step of [-1, 1])
    for (let next = at + step; ; next += step) {
      const block = blocks[next];
      if (!block?.cell || block.cell.table !== cell?.table || block.cell.row !== cell.row) break;
      const text = prose.slice(block.from, block.to);
      if (!/\d[.,·]\d|\d ?%/.test(text)) words.push(text);
    }
  return words.join(' ');
}
