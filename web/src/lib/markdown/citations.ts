const bracketed = /\[\d{1,3}(?:\s*[-–,;]\s*\d{1,3})*\]/g;
/** A range longer than this is no citation. */
const longestRange = 50;

/** What stands right before an interval in brackets, as the server's check knows it too: "95% CI [2, 5]". */
const intervalName =
  /(?:\b(?:CI|CrI|HDI|IQR|interquartile range|intervals?|range|ranging|quartiles?|between)|±)\s*(?:of|from|was|is)?[\s:=,(]*$/i;

/** A piece of text, or the citation written at that place. */
export type CitedText = string | { numbers: number[]; written: string };

function numbersOf(written: string): number[] {
  const numbers = new Set<number>();
  for (const part of written.slice(1, -1).split(/[,;]/)) {
    const [first = Number.NaN, last = first] = part.split(/[-–]/).map(Number);
    if (last < first || last - first > longestRange) return [];
    for (let number = first; number <= last; number += 1) numbers.add(number);
  }
  return [...numbers];
}

/** Cuts a text at its citations: `[1]`, `[2, 4]`, `[1-3, 5]`. What only looks like one stays text. */
export function splitCitations(text: string): CitedText[] {
  const pieces: CitedText[] = [];
  let end = 0;
  for (const match of text.matchAll(bracketed)) {
    const numbers = numbersOf(match[0]);
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    if (numbers.length === 0 || intervalName.test(before)) continue;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push({ numbers, written: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
