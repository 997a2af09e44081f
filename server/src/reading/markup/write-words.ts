import { decodeEntities, isOuterAddress, type PlacedToken, placeAt, type Strip } from '@sextant/markdown';
import type { Link, Place } from '../document.ts';
import type { Page } from './page.ts';

/** What was found on the way. */
export interface Findings {
  code: Place[];
  links: Link[];
}

/** Writes onto the page what tokens within a block say. */
export function writeWords(page: Page, tokens: readonly PlacedToken[], findings: Findings) {
  for (const placed of tokens) writeOne(page, placed, findings);
}

function writeOne(page: Page, { token, raw, inner, children }: PlacedToken, findings: Findings) {
  switch (token.type) {
    case 'codespan':
    case 'math':
      findings.code.push(spanOf(raw));
      return blank(page, raw);
    case 'checkbox':
      return blank(page, raw);
    case 'escape':
      return writeText(page, raw, 1);
    case 'br':
      return undefined;
    case 'link':
    case 'image': {
      if (!isOuterAddress(token.href) || !inner) return writeText(page, raw);
      findings.links.push({ ...spanOf(raw), address: token.href, label: spanOf(inner) });
      // An address that stands for itself is no word.
      if (token.type === 'link' && (isBare(token.text, raw) || isMark(token.text))) return blank(page, raw);
      return writeWords(page, children, findings);
    }
    case 'strong':
    case 'em':
    case 'del':
    case 'text':
      return children.length > 0 ? writeWords(page, children, findings) : writeText(page, raw);
    default:
      return writeText(page, raw);
  }
}

/** A link that shows but a number marks a source: it says no more than a bare address. */
const isMark = (label: string) => /^\s*\\?\[?\s*\d{1,3}\s*\\?\]?\s*$/.test(label);

const isBare = (text: string, { text: raw }: Strip) => raw === text || raw === `<${text}>`;

/** Where a strip begins and ends in the source. */
export const spanOf = (strip: Strip): Place => ({
  from: placeAt(strip, 0),
  to: strip.text === '' ? placeAt(strip, 0) : placeAt(strip, strip.text.length - 1) + 1,
});

function blank(page: Page, strip: Strip) {
  const { from, to } = spanOf(strip);
  page.blank(from, to);
}

const reference = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,7});/g;

/** Text as it shows; a character reference is its character, at the reference's first place. */
export function writeText(page: Page, strip: Strip, from = 0) {
  const { text } = strip;
  for (let index = from; index < text.length; index += 1)
    page.show(placeAt(strip, index), text.charCodeAt(index));
  if (!text.includes('&')) return;
  for (const { 0: written, index } of text.matchAll(reference)) {
    const decoded = decodeEntities(written);
    if (decoded === written) continue;
    for (let at = 0; at < written.length; at += 1) {
      const place = placeAt(strip, index + at);
      if (at < decoded.length) page.show(place, decoded.charCodeAt(at));
      else page.hide(place);
    }
  }
}
