import type { Block, Place, ReadDocument } from '../../reading/document.ts';
import { firstEndingAfter } from '../../reading/parts.ts';
import { blockAt } from '../../reading/read-document.ts';

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

/** The row of a table that a place stands in; null elsewhere. */
export function rowAt(document: ReadDocument, place: number): Place | null {
  const block = blockAt(document, place);
  return block ? rowOf(document, block) : null;
}

/** The cells below the head of a column. */
export function columnBelow({ blocks }: ReadDocument, { cell, from }: Block): Block[] {
  const found: Block[] = [];
  for (let at = firstEndingAfter(blocks, from); blocks[at]?.cell?.table === cell?.table; at += 1) {
    const block = blocks[at] as Block;
    if (cell && block.cell?.column === cell.column && block.cell.row > 0) found.push(block);
  }
  return found;
}

/** The rows below a table's head. */
export function rowsBelow(document: ReadDocument, { cell, from }: Block): Place[] {
  const { blocks } = document;
  const found: Place[] = [];
  for (let at = firstEndingAfter(blocks, from); blocks[at]?.cell?.table === cell?.table; at += 1) {
    const block = blocks[at] as Block;
    const row = block.cell && block.cell.row > 0 && block.cell.column === 0 ? rowOf(document, block) : null;
    if (row) found.push(row);
  }
  return found;
}

/** The rows of the table right behind (1) or before (-1) a block, its head among them; none where no table stands there. */
export function rowsBeside({ blocks }: ReadDocument, at: number, step: 1 | -1): Place[] {
  const table = blocks[at + step]?.cell?.table;
  const rows = new Map<number, Place>();
  for (let next = at + step; ; next += step) {
    const block = blocks[next];
    if (table === undefined || block?.cell?.table !== table) return [...rows.values()];
    const { cell, from, to } = block;
    const row = rows.get(cell.row) ?? { from, to };
    rows.set(cell.row, { from: Math.min(row.from, from), to: Math.max(row.to, to) });
  }
}
