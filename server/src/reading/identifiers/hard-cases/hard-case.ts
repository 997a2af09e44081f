/**
 * An answer's text, and what is to be found in it, set apart by blanks: a number for an evidence mark,
 * `pmid:1` and the like for the rest. A mark or identifier that comes twice is named once.
 */
export type HardCase = readonly [text: string, expected: string];
