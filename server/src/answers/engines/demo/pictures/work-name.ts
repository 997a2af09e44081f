import type { Citation, StudyType } from '@sextant/contracts';
import { isAddressed } from '../is-addressed.ts';
import { onOneLine } from '../quote-markdown.ts';
import type { ReadWork } from '../read-evidence.ts';

/** In characters of a name. */
const maxNameLength = 40;

export const studyTypeName = (type: StudyType): string =>
  type === 'other' ? 'study' : type.replaceAll('-', ' ');

/** `[3] McMurray 2019`: as short as a work is named beside a line of a picture. */
export function nameOf({ citation, number }: ReadWork): string {
  return [`[${number}]`, firstAuthor(citation), citation.year].filter(Boolean).join(' ');
}

/** Letters alone: digits and brackets could pass for an identifier or for a number of the evidence. */
function firstAuthor({ authors }: Citation): string {
  const name = onOneLine((authors[0]?.family ?? '').replace(/[^\p{L}\p{M}' -]/gu, ''));
  return isAddressed(name) ? '' : [...name].slice(0, maxNameLength).join('').trim();
}
