import { readDocument } from '../../../reading/read-document.ts';

/**
 * As much of a text as has room, up to the end of a sentence; where the first sentence alone is longer, up to the end of
 * a word.
 */
export function cutText(text: string, room: number): string {
  if (text.length <= room) return text;
  const ends = readDocument(text.slice(0, room)).sentences.slice(0, -1);
  const end = ends.at(-1)?.to ?? text.lastIndexOf(' ', room);
  return text.slice(0, Math.max(0, end));
}
