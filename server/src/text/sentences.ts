/** A sentence and where it stands. */
export interface Sentence {
  /** In UTF-16 units, as `String.slice` takes it. */
  from: number;
  to: number;
  text: string;
}

/** Words whose full stop ends no sentence, in lower case. */
const abbreviations = new Set(
  `al approx ca cf co corp dept dr ed eds eq eqs est etc ex fig figs gen hr inc int jr lt ltd max med min mo mr mrs ms
  no nos nr p pp prof pt pts ref refs resp rev sec sect sp spp sr st subsp suppl tab univ var viz vol vols vs wk yr`
    .split(/\s+/)
    .filter(Boolean),
);
/** Initials and letter abbreviations: "J.", "e.g.", "U.S.", "E. coli". */
const letters = /(?:^|[\s([])(?:\p{L}\.)*\p{L}$/u;
/** What may begin a sentence even after an abbreviation. */
const opener =
  /^(?:The|This|These|Those|That|In|We|They|It|However|Our|There|A|An|Although|Both|No|For|After)\s/;
const stop = /[.!?\u2026。]+["'”’)\]*_]*(?=\s|$|\[|【|\()/g;
/** Characters around a stop by which it is judged, and that marks behind it take. */
const window = 100;
const longestMarks = 1_000;
/** Citation marks behind the stop belong to the sentence before it. */
const marks = /^(?:\s?(?:\\?\[[\d\s,;–-]+\\?\]|【[^】\n]*】|<sup>[^<]*<\/sup>))+/;

/**
 * The sentences of a text, each line by itself. Abbreviations, initials, decimals and list numbers end none;
 * citation marks behind a full stop stay with the sentence that they support.
 */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    let from = 0;
    for (const to of endsIn(line)) {
      add(sentences, text, lineStart + from, lineStart + to);
      from = to;
    }
    lineStart += line.length + 1;
  }
  return sentences;
}

function* endsIn(line: string): Generator<number> {
  let consumed = 0;
  for (const found of line.matchAll(stop)) {
    if (found.index < consumed) continue;
    let to = found.index + found[0].length;
    to += marks.exec(line.slice(to, to + longestMarks))?.[0].length ?? 0;
    consumed = to;
    // As much as is looked at: on a line without an end, all of it would be read again for each of its sentences.
    const before = line.slice(Math.max(0, found.index - window), found.index);
    if (isEnd(before, found[0], line.slice(to, to + window))) yield to;
  }
  yield line.length;
}

function isEnd(before: string, stopMark: string, after: string): boolean {
  const next = after.trimStart();
  if (!next) return true;
  if (after === next) return false;
  if (/^[!?…。]/.test(stopMark)) return !/^\p{Ll}/u.test(next);
  if (/^[\p{Ll},;:<>=±%]/u.test(next)) return false;
  // "1." at the head of a line is a list's number.
  if (/^\s*(?:[-*>]\s+)?\d{1,3}$/.test(before)) return false;
  const word = /([\p{L}]+)$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  // "No." is a word of its own but before a number.
  if (/^nos?$/.test(word)) return !/^\d/.test(next);
  if (abbreviations.has(word) || letters.test(before))
    return opener.test(next) && !/^(?:vs|fig|dr)$/.test(word);
  return true;
}

function add(sentences: Sentence[], text: string, from: number, to: number) {
  const raw = text.slice(from, to);
  const trimmed = raw.trim();
  if (!trimmed) return;
  const start = from + raw.indexOf(trimmed);
  sentences.push({ from: start, to: start + trimmed.length, text: trimmed });
}
