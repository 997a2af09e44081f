import { type ComponentType, createContext } from 'react';

/** What a fenced block's renderer is given, once its fence is closed. */
export interface FenceProps {
  source: string;
  language: string;
}

/** What a citation's renderer is given: `[2]`, `[1-3, 5]`. */
export interface CitationProps {
  /** The numbers meant, ranges written out, each once. */
  numbers: number[];
  /** As it was written, brackets included. */
  written: string;
  /** Where it begins in the text; null while that is not known. */
  from: number | null;
}

/** What the renderer of a mention without a number is given: a name and year, an identifier, a title. */
export interface MentionProps {
  /** As it was written; empty behind a link, which says it already. */
  written: string;
  /** Where the mention begins in the text. */
  from: number;
}

/** What a formula's renderer is given. */
export interface MathProps {
  /** TeX, without the marks around it. */
  source: string;
  /** As it was written, marks included. */
  written: string;
  /** Whether it stands on a line of its own. */
  isDisplay: boolean;
}

/** What the renderer of words with tags of HTML is given. */
export interface WordsProps {
  /** As they were written, tags included. */
  text: string;
}

/** What is put below a table is given: its cells as text. */
export interface TableProps {
  columns: string[];
  rows: string[][];
}

/** How a page adds to markdown. Keep the object itself the same between renders: a new one draws every block again. */
export interface MarkdownExtensions {
  /** Renderers of fenced blocks by language, lower case; others are shown as code. */
  fences?: Readonly<Record<string, ComponentType<FenceProps>>>;
  /** Renders `[n]`; without it citations stay text. */
  citation?: ComponentType<CitationProps>;
  /** Renders mentions of works in words, where `MentionPlacesContext` has them; without it they stay text. */
  mention?: ComponentType<MentionProps>;
  /** Renders formulas; without it they stay as they were written. */
  math?: ComponentType<MathProps>;
  /** Renders words with tags; without it they stay as they were written. */
  tagged?: ComponentType<WordsProps>;
  /** Stands below each table. */
  belowTable?: ComponentType<TableProps>;
}

export const MarkdownContext = createContext<MarkdownExtensions>({});
