import { asQuoted } from '../../reading/words/hidden-words.ts';

/** Begins every line that comes from a record, and no other line of the prompt. */
export const dataMark = '| ';

/** Line ends of every kind: whatever a reader might take for one must not begin a line without its mark. */
const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Numbers in square brackets would pass for places of the evidence: a record's own are put in round ones. */
const ownNumbers = /\[(\s*\d+(?:\s*[,;\u2013\u2014-]\s*\d+)*\s*)\]/g;

/**
 * Text of a record as data that cannot end itself: every line carries the mark, so whatever a record says, it says
 * inside of its own quotation.
 */
export function quoteData(text: string): string {
  return text
    .split(lineEnds)
    .map((line) => `${dataMark}${onOneLine(line)}`)
    .filter((line) => line !== dataMark)
    .join('\n');
}

function onOneLine(line: string): string {
  return asQuoted(line.replace(/[\t\u00a0]/g, ' '))
    .replace(ownNumbers, '($1)')
    .trim();
}
