import { findCitationMarks } from '@sextant/contracts/citation-marks';
import { visibleTextOf } from '@sextant/contracts/visible-text';

/** A piece of text, or the citation written at that place; `at` is where it begins in the text. */
export type CitedText = string | { numbers: number[]; written: string; at: number };

/** So much of what stands around a text can tell what a mark in it means. */
const reach = 80;
/** The check reads no more of an answer either; each is a button, and thousands in one paragraph hold the page up. */
const maxMarks = 500;
const mayCite = /[[［【¹²³⁰⁴-⁹]|<sup>/;

/**
 * Cuts a text at its citations, those that the server's check finds: `[1]`, `[2, 4]`, `【1†source】`. What only looks
 * like one stays text.
 * @param around what stands right before and after the text
 */
export function splitCitations(text: string, around: { before?: string; after?: string } = {}): CitedText[] {
  if (!mayCite.test(text)) return [text];
  const before = (around.before ?? '').slice(-reach);
  const visible = visibleTextOf(before + text + (around.after ?? '').slice(0, reach));
  const pieces: CitedText[] = [];
  let end = 0;
  for (const mark of findCitationMarks(visible.text).slice(0, maxMarks)) {
    const from = visible.place(mark.from) - before.length;
    const to = visible.place(mark.to - 1) + 1 - before.length;
    if (from < 0 || to > text.length) continue;
    if (from > end) pieces.push(text.slice(end, from));
    pieces.push({ numbers: mark.numbers, written: text.slice(from, to), at: from });
    end = to;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
