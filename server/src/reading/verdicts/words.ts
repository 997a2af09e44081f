/** A word of a clause, in lower case, and where it stands in it. */
export interface Word {
  text: string;
  from: number;
}

const pattern = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu;

/** The words of a clause; what hangs together by hyphens or apostrophes is one. */
export function wordsOf(clause: string): Word[] {
  return [...clause.matchAll(pattern)].map(({ 0: text, index }) => ({
    text: text.toLowerCase().replaceAll('’', "'"),
    from: index,
  }));
}
