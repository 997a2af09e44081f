import type { Mention } from '@sextant/contracts';

/** A mark of the text, as against an identifier that is written out. */
const beginsMark = /^(?:\\?[[［【¹²³⁰⁴-⁹]|<sup>)/;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);

function overlap(statement: string, around: Set<string>): number {
  const words = wordsOf(statement);
  if (words.size === 0) return 0;
  let shared = 0;
  for (const word of words) if (around.has(word)) shared += 1;
  return shared / words.size;
}

export interface PressedMark {
  engine: string;
  /** Which of the answer's marks of this number it is, from 0, out of `marks`. */
  place: number;
  marks: number;
  /** What the answer says around the mark. */
  around: string;
}

/**
 * The mention that a pressed mark stands for.
 * @param text the answer, for the places of mentions
 * @returns null before the answer was checked
 */
export function mentionOf(mentions: readonly Mention[], mark: PressedMark, text: string): Mention | null {
  const ofEngine = mentions
    .filter(({ engine }) => engine === mark.engine)
    .toSorted((a, b) => a.from - b.from);
  const marks = ofEngine.filter(({ from, to }) => beginsMark.test(text.slice(from, to)));
  if (marks.length === mark.marks) return marks[mark.place] ?? null;
  // The page and the check do not see the same marks: then the one whose statement stands there.
  const around = wordsOf(mark.around);
  const scored = ofEngine.map((mention) => ({ mention, score: overlap(mention.statement, around) }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.mention ?? null;
}
