import { placeAt, type Strip } from '@sextant/markdown';
import type { Page } from './page.ts';

const attribute = String.raw`\s[a-z][\w:.-]{0,40}\s?=\s?(?:"[^"<>]{0,500}"|'[^'<>]{0,500}'|[^\s"'<>=]{1,200})`;
/** A tag or a comment. "p<a and b>c" is neither. */
const tag = new RegExp(
  String.raw`</?[a-z][a-z0-9]{0,15}(?:${attribute}){0,12}\s?/?>|<!--[^<>]{0,500}-->`,
  'gi',
);

/** Takes HTML out of the words of a block. @returns whether there was any */
export function blankHtml(page: Page, strip: Strip): boolean {
  const { text } = strip;
  if (!text.includes('<')) return false;
  let found = false;
  for (const { 0: written, index } of text.matchAll(tag)) {
    found = true;
    page.blank(placeAt(strip, index), placeAt(strip, index + written.length - 1) + 1);
  }
  return found;
}
