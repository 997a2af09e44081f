/** A stretch of the text that was read, in UTF-16 units of that text: `text.slice(from, to)`. */
export interface Place {
  from: number;
  to: number;
}

/**
 * What a block is. `reference`: an entry of the answer's own reference list, whatever markup it is written in.
 * `code` and `formula` say nothing in words: no sentence, mention or quantity is read from them.
 */
export type BlockKind =
  | 'heading'
  | 'paragraph'
  | 'item'
  | 'cell'
  | 'quote'
  | 'reference'
  | 'code'
  | 'formula'
  | 'html'
  | 'rule';

/** Where a table's cell stands, and what its heads say, in plain words. */
export interface CellPosition {
  /** Counted through the document, from 0. */
  table: number;
  /** 0 is the head row. */
  row: number;
  column: number;
  columnHead: string;
  /** The first cell of its row. */
  rowHead: string;
}

/** The smallest stretch of markup that holds text: a paragraph, an item's own line, one cell of a table. */
export interface Block extends Place {
  kind: BlockKind;
  /** Depth of a heading, 1–6; how deep an item or quote is nested, from 1; else 0. */
  depth: number;
  /** The headings above it, outermost first, as indexes into `blocks`. */
  headings: readonly number[];
  /** Set for a cell. */
  cell: CellPosition | null;
  /** Within a quotation, however deep: its words are another's. */
  isQuoted: boolean;
  /** Language of a fenced block, lower case; else null. */
  language: string | null;
}

/** One sentence, within one block. */
export interface Sentence extends Place {
  /** Index into `blocks`. */
  block: number;
  /** What it says without markup, its white space single. Places inside of it are found through `prose`. */
  text: string;
}

/** What leads out of the text: `[label](address)`, a bare address, a picture. */
export interface Link extends Place {
  /** With its scheme. */
  address: string;
  /** What stands for it in the text; of a bare address, the address. */
  label: Place;
}

/** An entry of the list of references that an answer brings along. */
export interface ReferenceEntry extends Place {
  /** What marks in the text call it: `1` for `[1]`, `¹` and `1.`; the footnote's name for `[^name]`. */
  key: string;
  /** What stands in it, without markup and without its key. */
  text: string;
}

/** A text, read once: everything that judges, shows, quotes or exports it takes this, so that all agree on it. */
export interface ReadDocument {
  text: string;
  /**
   * The text as words alone, of the same length: markup, code, formulas, HTML and targets of links are spaces, so that
   * every place in it is a place in `text`. Lowered letters and powers alone are moved up to their word, so that within
   * a word its last letters stand before their place: "HbA<sub>1c</sub>".
   */
  prose: string;
  /** In the order of the text; none overlaps another. */
  blocks: readonly Block[];
  /** Of headings, paragraphs, items, cells and quotes, in the order of the text. */
  sentences: readonly Sentence[];
  /** What the page shows as code or as a formula, within a line or as a block; in order. */
  code: readonly Place[];
  links: readonly Link[];
  /** Empty where the answer brings no list of its own. */
  references: readonly ReferenceEntry[];
}
