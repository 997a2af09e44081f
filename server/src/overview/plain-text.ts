import { findCitationMarks, visibleTextOf } from '@sextant/contracts';
import type { Place, ReadDocument } from '../reading/document.ts';
import { readDocument } from '../reading/read-document.ts';
import { wordsBetween } from '../reading/words-between.ts';

/** A passage of a document as people read it: words alone, without citation marks. */
export const passageText = (document: ReadDocument, place: Place): string =>
  withoutCitations(wordsBetween(document, place));

/** A text of its own, such as a sentence that a judge wrote, in the same way. */
export const plainText = (markdown: string): string =>
  passageText(readDocument(markdown), { from: 0, to: markdown.length });

function withoutCitations(text: string): string {
  const { text: visible, place } = visibleTextOf(text);
  let kept = '';
  let end = 0;
  for (const { from, to } of findCitationMarks(visible)) {
    kept += text.slice(end, place(from)).trimEnd();
    end = place(to - 1) + 1;
  }
  return (kept + text.slice(end)).replace(/\s+/g, ' ').trim();
}
