import { type IRunOptions, type ParagraphChild, TextRun } from 'docx';
import { directed, runsRightToLeft } from './direction.ts';
import { printable } from './printable.ts';

/** How words look by where they stand. */
export interface Look
  extends Pick<
    IRunOptions,
    | 'subScript'
    | 'superScript'
    | 'bold'
    | 'italics'
    | 'strike'
    | 'highlight'
    | 'underline'
    | 'size'
    | 'color'
    | 'font'
  > {
  style?: 'Hyperlink';
  /** Of the paragraph: from right to left. */
  isRightToLeft?: boolean;
}

/** A text as runs, each of one direction, of characters that a document may have. */
export const textRuns = (text: string, { isRightToLeft = false, ...look }: Look = {}): TextRun[] =>
  directed(printable(text), isRightToLeft).map(
    (part) => new TextRun({ ...look, text: part.text, ...(part.isRightToLeft && { rightToLeft: true }) }),
  );

/** What stands in a paragraph, and that it runs from right to left where it does. */
export interface ParagraphRuns {
  bidirectional?: true;
  children: ParagraphChild[];
}

/** A paragraph's runs, made for its direction. */
export function paragraphRuns(
  text: string,
  runs: (isRightToLeft: boolean) => ParagraphChild[],
): ParagraphRuns {
  const isRightToLeft = runsRightToLeft(text);
  return { ...(isRightToLeft && { bidirectional: true }), children: runs(isRightToLeft) };
}

/** A paragraph of one plain text. */
export const plainText = (text: string, look: Look = {}): ParagraphRuns =>
  paragraphRuns(text, (isRightToLeft) => textRuns(text, { ...look, isRightToLeft }));
