import { findCitationMarks, visibleTextOf } from '@sextant/contracts';

/** A passage of an answer as people read it: without emphasis, links' addresses, list marks and citation marks. */
export function plainText(markdown: string): string {
  return withoutCitations(markdown.replace(/!?\[([^\]\n]{0,500})\]\([^()\s]{0,2000}\)/g, '$1'))
    .replace(/\s?\\?\[[\d\s,;–-]{1,60}\\?\]/g, '')
    .replace(/^\s{0,20}(?:[-*+]|\d{1,3}[.)]|#{1,6}|>)\s+/gm, '')
    .replace(/(\*{1,3}|_{2,3}|`{1,3}|~~)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutCitations(text: string): string {
  const { text: visible, place } = visibleTextOf(text);
  let kept = '';
  let end = 0;
  for (const { from, to } of findCitationMarks(visible)) {
    kept += text.slice(end, place(from)).trimEnd();
    end = place(to - 1) + 1;
  }
  return kept + text.slice(end);
}
