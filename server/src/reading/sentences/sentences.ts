import { abbreviations, letteredNames } from '../lexicon/abbreviations.ts';
import { goesOn } from './lines.ts';

/** A sentence and where it stands. */
export interface Sentence {
  /** In UTF-16 units, as `String.slice` takes it. */
  from: number;
  to: number;
  text: string;
}

/** Initials and letter abbreviations: "J.", "e.g.", "U.S.", "E. coli". */
const letters = /(?:^|[\s([])(?:\p{L}\.){0,9}\p{L}$/u;
/** What may begin a sentence even after an abbreviation. */
const opener =
  /^(?:The|This|These|Those|That|In|We|They|It|However|Our|There|A|An|Although|Both|No|For|After)\s/;
const stops = '.!?\u2026。！？．';
/** These end a sentence without a gap behind them. */
const wideStops = '。！？．';
const closers = '"\'”’»)]*_」』）';
const maxClosers = 8;
/** Characters before and behind a stop by which it is judged. */
const window = 50;
/** That marks behind it take. */
const maxMarksLength = 300;
/** Citation marks behind the stop belong to the sentence before it. */
const marks =
  /^(?:\s?(?:\\?\[[\d\s,;–^-]{1,60}\\?\]|【[^】\n]{0,60}】|<sup>[^<]{0,60}<\/sup>|[¹²³⁰⁴-⁹][¹²³⁰⁴-⁹,˒⁻–-]{0,20}))+/;

/**
 * The sentences of a text, each line by itself. Abbreviations, initials, decimals and list numbers end none;
 * citation marks behind a full stop stay with the sentence that they support.
 */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (let from = 0; from <= text.length; ) {
    const to = endOfLine(text, from);
    cut(sentences, text, from, to);
    from = to + 1;
  }
  return sentences;
}

/** As `sentencesOf`, of a paragraph's words: a line that plainly goes on in the next ends no sentence. */
export function sentencesOfParagraph(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (let from = 0; from <= text.length; ) {
    let to = endOfLine(text, from);
    for (let last = from; to < text.length; ) {
      const next = endOfLine(text, to + 1);
      if (!goesOn(text, last, to, next)) break;
      last = to + 1;
      to = next;
    }
    cut(sentences, text, from, to);
    from = to + 1;
  }
  return sentences;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function cut(sentences: Sentence[], text: string, start: number, end: number) {
  let from = start;
  for (let at = start; at < end; ) {
    if (!stops.includes(text[at] as string)) {
      at += 1;
      continue;
    }
    const stop = at;
    while (at < end && stops.includes(text[at] as string)) at += 1;
    const isWide = wideStops.includes(text[at - 1] as string);
    for (let closed = 0; closed < maxClosers && at < end && closers.includes(text[at] as string); closed += 1)
      at += 1;
    const marked = marks.exec(text.slice(at, Math.min(end, at + maxMarksLength)))?.[0].length ?? 0;
    const rest = text.slice(at, Math.min(end, at + 1));
    if (!(isWide || marked > 0 || rest === '' || /[\s[【(]/.test(rest))) continue;
    at += marked;
    const before = text.slice(Math.max(start, stop - window), stop);
    if (!isWide && !isEnd(before, text[stop] as string, text.slice(at, Math.min(end, at + window)))) continue;
    add(sentences, text, from, at);
    from = at;
  }
  add(sentences, text, from, end);
}

function isEnd(before: string, stop: string, after: string): boolean {
  const next = after.trimStart();
  if (!next) return true;
  if (after === next) return false;
  if ('!?…'.includes(stop)) return !/^\p{Ll}/u.test(next);
  if (/^[\p{Ll},;:<>=±%]/u.test(next)) return false;
  // "1." at the head of a line is a list's number.
  if (/^\s{0,20}(?:[-*>]\s{1,4})?\d{1,3}$/.test(before)) return false;
  const word = /([\p{L}]{1,40})$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  // "No." is a word of its own but before a number.
  if (/^nos?$/.test(word)) return !/^\d/.test(next);
  const [, named, letter] = /(\p{L}{2,40})\s(\p{Lu})$/u.exec(before) ?? [];
  if (letter && letteredNames.has((named ?? '').toLowerCase())) return true;
  if (abbreviations.has(word) || letters.test(before))
    return opener.test(next) && !/^(?:vs|fig|figs|dr)$/.test(word);
  return true;
}

/** In front of a line that no list of the parser's is made of. */
const bullet = /^\s*[•·‣▪◦]\s+/;

function add(sentences: Sentence[], text: string, from: number, to: number) {
  const raw = text.slice(from, to);
  const own = raw.slice(bullet.exec(raw.slice(0, 20))?.[0].length ?? 0);
  const trimmed = own.trim();
  if (!trimmed) return;
  const start = to - own.trimStart().length;
  sentences.push({ from: start, to: start + trimmed.length, text: trimmed });
}
