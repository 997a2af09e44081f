import { findCitationMarks, visibleTextOf } from '@sextant/contracts';
import type { Place, ReadDocument } from '../reading/document.ts';
import { keptWith } from '../reading/kept-with.ts';
import { firstEndingAfter } from '../reading/parts.ts';
import { readDocument } from '../reading/read-document.ts';
import { wordsBetween } from '../reading/words-between.ts';

/** A passage of a document as people read it: words alone, without citation marks. */
export const passageText = (document: ReadDocument, { from, to }: Place): string =>
  passagesOf(document, `${from} ${to}`, () => withoutCitations(quoted(document, { from, to })));

/** What is no words, a formula or code, is left out of a quotation, and said to be: "give 5 mg/kg" is not "give". */
function quoted(document: ReadDocument, { from, to }: Place): string {
  const { code, text } = document;
  let said = '';
  let start = from;
  for (let index = firstEndingAfter(code, from); index < code.length; index += 1) {
    const hole = code[index] as Place;
    if (hole.from >= to) break;
    said += wordsBetween(document, { from: start, to: Math.max(start, hole.from) });
    said += `${/\s/.test(text[hole.from - 1] ?? '') ? ' ' : ''}…${/\s/.test(text[hole.to] ?? '') ? ' ' : ''}`;
    start = hole.to;
  }
  return start < to ? said + wordsBetween(document, { from: start, to }) : said;
}

/** One passage may stand in many cells of a table, and again in each round of a turn's checks. */
const passagesOf = keptWith<ReadDocument, string>(400);

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
