import { placeAt, type Strip } from '@sextant/markdown';
import type { Place } from '../document.ts';
import type { Page } from './page.ts';

const attribute = String.raw`\s[a-z][\w:.-]{0,40}\s?=\s?(?:"[^"<>]{0,500}"|'[^'<>]{0,500}'|[^\s"'<>=]{1,200})`;
/** A tag or a comment. "p<a and b>c" is neither. */
const tag = new RegExp(
  String.raw`</?[a-z][a-z0-9]{0,15}(?:${attribute}){0,12}\s?/?>|<!--[^<>]{0,500}-->`,
  'gi',
);

/** Lowered letters are of their word: "HbA<sub>1c</sub>", "CHA<sub>2</sub>DS<sub>2</sub>-VASc". */
const lowered = /^<\/?sub\s?>$/i;
/** A power is of its number or unit, other raised digits cite. */
const power = /(?<=(?<!\d)10|(?<!\p{L})[cdkmnµμ]?m)<sup\s?>([-−]?\d{1,2})<\/sup\s?>/giu;
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Takes HTML out of the words of a block. @returns whether there was any */
export function blankHtml(page: Page, strip: Strip): boolean {
  const { text } = strip;
  if (!text.includes('<')) return false;
  const placeOf = (from: number, to: number) => ({
    from: placeAt(strip, from),
    to: placeAt(strip, to - 1) + 1,
  });
  const inWords: Place[] = [];
  for (const { 0: written, 1: digits = '', index } of text.matchAll(power)) {
    const from = index + written.indexOf('>') + 1;
    for (const [at, digit] of [...digits].entries())
      page.show(placeAt(strip, from + at), (raisedDigits[Number(digit)] ?? '⁻').charCodeAt(0));
    inWords.push(placeOf(index, from), placeOf(from + digits.length, index + written.length));
  }
  let found = false;
  for (const { 0: written, index } of text.matchAll(tag)) {
    found = true;
    const place = placeOf(index, index + written.length);
    page.blank(place.from, place.to);
    if (lowered.test(written)) inWords.push(place);
  }
  for (const place of inWords.sort((one, other) => other.from - one.from)) page.close(place);
  return found;
}
