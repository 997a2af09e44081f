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
}

/** How a page adds to markdown. Keep the object itself the same between renders: a new one draws every block again. */
export interface MarkdownExtensions {
  /** Renderers of fenced blocks by language, lower case; others are shown as code. */
  fences?: Readonly<Record<string, ComponentType<FenceProps>>>;
  /** Renders `[n]`; without it citations stay text. */
  citation?: ComponentType<CitationProps>;
}

export const MarkdownContext = createContext<MarkdownExtensions>({});
