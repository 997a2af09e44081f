import { createEndMarkFilter, type EndMarkFilter } from './end-marks.ts';
import { parseOrUndefined } from './failure/parse-or-undefined.ts';

/** Private characters between which ChatGPT writes what only its own page draws: "cite", and what its search called a page. */
const [opening, closing, parting] = ['\ue200', '\ue201', '\ue202'] as const;
/** What a mark may begin with: of most texts nothing but this is looked at. */
const mayBegin = new RegExp(`${opening}|<(?:[c/g]|$)`, 'g');
/** No such mark holds another, or a new line. */
const mayEnd = new RegExp(`[\\n${opening}${closing}]`);
/** So Claude sets off what it cites, and Grok where its page draws a card. */
const cite = /^<cite index="[\d,:; -]{1,80}">/;
const citeEnd = '</cite>';
const card = /^<grok:render\b[\s\S]*?<\/grok:render>/;
const begun = [/^<cite index="[\d,:; -]{0,80}"?$/, /^<grok:render\b/];
const beginnings = ['<cite index="', '<grok:render'];

/** A mark that is longer is none, and no more of a text is held back. */
const mostHeld = 1_000;

/**
 * Takes out of an answer the marks by which a model points at its vendor's own search results, where the vendor left them in its
 * text: they name nothing that a reader could look up. What has been cited is kept.
 */
export function createMarkFilter(): EndMarkFilter {
  const endMarks = createEndMarkFilter();
  let held = '';
  let cited = 0;

  /** The mark that the text begins with, and what of it is said; null where there is none, undefined where it may still come. */
  function markIn(text: string): { length: number; says: string } | null | undefined {
    const waits = text.length <= mostHeld ? undefined : null;
    if (text.startsWith(opening)) {
      const end = text.slice(1).search(mayEnd) + 1;
      if (end === 0) return waits;
      return text[end] === closing ? { length: end + 1, says: saidIn(text.slice(1, end)) } : null;
    }
    const [begins] = cite.exec(text) ?? [];
    if (begins) {
      cited += 1;
      return { length: begins.length, says: '' };
    }
    if (cited > 0 && text.startsWith(citeEnd)) {
      cited -= 1;
      return { length: citeEnd.length, says: '' };
    }
    const [drawn] = card.exec(text) ?? [];
    if (drawn) return { length: drawn.length, says: '' };
    const all = cited > 0 ? [...beginnings, citeEnd] : beginnings;
    return all.some((each) => each.startsWith(text)) || begun.some((each) => each.test(text)) ? waits : null;
  }

  function without(piece: string): string {
    held += piece;
    let said = '';
    let from = 0;
    for (const { index } of held.matchAll(mayBegin)) {
      if (index < from) continue;
      const mark = markIn(held.slice(index, index + mostHeld + 1));
      if (mark === null) continue;
      said += held.slice(from, index) + (mark?.says ?? '');
      from = index + (mark?.length ?? 0);
      if (mark) continue;
      held = held.slice(from);
      return said;
    }
    said += held.slice(from);
    held = '';
    return said;
  }

  return {
    read: (piece) => endMarks.read(without(piece)),
    end() {
      const rest = held;
      held = '';
      return endMarks.read(rest) + endMarks.end();
    },
  };
}

/** A name or a link's own words are of the sentence; a citation is none. */
function saidIn(mark: string): string {
  const [kind, told = ''] = mark.split(parting);
  if (kind === 'url') return told.startsWith('turn') ? '' : told;
  const named = kind === 'entity' ? parseOrUndefined(told) : null;
  return Array.isArray(named) && typeof named[1] === 'string' ? named[1] : '';
}
