import type { ReadDocument } from '../../reading/document.ts';
import { firstEndingAfter } from '../../reading/parts.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { blockAt } from '../../reading/read-document.ts';
import { type Outcomes, outcomesIn } from './told-of.ts';

/**
 * What the words around a number speak of: those of its sentence, and in a table those of its row's other cells and of
 * its column's head. Where they name no outcome, the nearest heading's that does.
 */
export function wordsOf(document: ReadDocument, stated: Quantity, outcomes: Outcomes): Set<string> {
  const block = blockAt(document, stated.from);
  const near = outcomesIn(`${stated.about} ${block?.cell ? besides(document, stated) : ''}`);
  if (!block || !outcomes.namesNone(near)) return near;
  for (const at of block.headings.toReversed()) {
    const { from, to } = document.blocks[at] ?? block;
    const said = outcomesIn(document.prose.slice(from, to));
    if (!outcomes.namesNone(said)) return new Set([...near, ...said]);
  }
  return near;
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
