import { languageOf, type PlacedToken, placeTokens, type Strip, trimmed } from '@sextant/markdown';
import type { Block, BlockKind, CellPosition } from '../document.ts';
import { isBoldHeading } from './bold-heading.ts';
import { blankHtml } from './html.ts';
import type { Page } from './page.ts';
import { type Findings, spanOf, writeText, writeWords } from './write-words.ts';

/** Where a block stands. */
interface Nesting {
  depth: number;
  isQuoted: boolean;
  /** Of what begins an item. */
  isItem: boolean;
  /** The number of that item, where its list is numbered. */
  ordinal: number | null;
}

const margin: Nesting = { depth: 0, isQuoted: false, isItem: false, ordinal: null };
/** A line in bold above what it names is a heading of the lowest rank. */
const boldDepth = 6;

/** The blocks of a text in its order; their words are written onto the page. */
export function readBlocks(page: Page): Findings & { blocks: Block[]; ordinals: Map<number, number> } {
  const reader = new BlockReader(page);
  reader.read(placeTokens(page.text), margin);
  return { blocks: reader.blocks, ordinals: reader.ordinals, ...reader.findings };
}

class BlockReader {
  readonly blocks: Block[] = [];
  /** The numbers of items of numbered lists, by block. */
  readonly ordinals = new Map<number, number>();
  readonly findings: Findings = { code: [], links: [] };
  readonly #page: Page;
  #tables = 0;
  #headings: { index: number; depth: number }[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  read(tokens: readonly PlacedToken[], nesting: Nesting) {
    const own = tokens.filter(({ token }) => token.type !== 'space' && token.type !== 'checkbox');
    for (const [index, placed] of own.entries())
      this.#readOne(placed, index > 0 ? { ...nesting, isItem: false } : nesting);
  }

  #readOne(placed: PlacedToken, nesting: Nesting) {
    const { token, raw, inner, children } = placed;
    switch (token.type) {
      case 'list':
        for (const [index, item] of children.entries()) {
          const ordinal = token.ordered ? Number(token.start || 0) + index : null;
          this.read(item.children, { ...nesting, depth: nesting.depth + 1, isItem: true, ordinal });
        }
        return;
      case 'blockquote':
        return this.read(children, { ...margin, depth: nesting.depth + 1, isQuoted: true });
      case 'code':
        this.findings.code.push(spanOf(trimmed(raw)));
        this.#page.blank(spanOf(raw).from, spanOf(raw).to);
        this.#add('code', raw, nesting, { language: languageOf(token.lang) || null });
        return;
      case 'hr':
        return this.#add('rule', raw, nesting);
      case 'table':
        return this.#readTable(placed, nesting);
      case 'heading':
        return this.#addHeading(token.depth, inner ?? raw, children, nesting);
      default:
        return this.#readWords(inner ?? raw, children, nesting);
    }
  }

  #readWords(strip: Strip, children: readonly PlacedToken[], nesting: Nesting) {
    if (isBoldHeading(children) && !nesting.isItem && !nesting.isQuoted)
      return this.#addHeading(boldDepth, strip, children, nesting);
    const words = this.#write(strip, children);
    const kind = words ?? (nesting.isItem ? 'item' : nesting.isQuoted ? 'quote' : 'paragraph');
    if (nesting.isItem && nesting.ordinal !== null) this.ordinals.set(this.blocks.length, nesting.ordinal);
    this.#add(kind, strip, nesting);
  }

  /** @returns what a block is that says nothing in words */
  #write(strip: Strip, children: readonly PlacedToken[]): BlockKind | null {
    if (children.length > 0) writeWords(this.#page, children, this.findings);
    else writeText(this.#page, strip);
    const hasHtml = blankHtml(this.#page, strip);
    if (this.#page.hasWords(spanOf(strip))) return null;
    if (children.length === 1 && children[0]?.token.type === 'math') return 'formula';
    return hasHtml ? 'html' : null;
  }

  #addHeading(depth: number, strip: Strip, children: readonly PlacedToken[], nesting: Nesting) {
    this.#write(strip, children);
    this.#headings = this.#headings.filter((above) => above.depth < depth);
    const index = this.blocks.length;
    this.#add('heading', strip, { ...nesting, depth });
    if (this.blocks.length > index) this.#headings.push({ index, depth });
  }

  #readTable({ rows }: PlacedToken, nesting: Nesting) {
    const table = this.#tables++;
    let columnHeads: string[] = [];
    for (const [row, cells] of rows.entries()) {
      for (const { strip, tokens } of cells) this.#write(strip, tokens);
      const says = cells.map(({ strip }) => this.#page.wordsOf(spanOf(strip)));
      if (row === 0) columnHeads = says;
      for (const [column, { strip }] of cells.entries()) {
        const cell: CellPosition = {
          table,
          row,
          column,
          columnHead: columnHeads[column] ?? '',
          rowHead: says[0] ?? '',
        };
        this.#add('cell', strip, nesting, { cell });
      }
    }
  }

  #add(kind: BlockKind, strip: Strip, { depth, isQuoted }: Nesting, more: Partial<Block> = {}) {
    const place = spanOf(trimmed(strip));
    if (place.to <= place.from) return;
    const headings = this.#headings.map(({ index }) => index);
    this.blocks.push({ kind, ...place, depth, headings, isQuoted, cell: null, language: null, ...more });
  }
}
