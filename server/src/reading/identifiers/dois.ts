import type { FoundReference } from './found-reference.ts';
import { withoutVersion } from './preprint-dois.ts';
import { shorterDois } from './shorter-dois.ts';

const start = /(?<![\d.])10\.\d{4,9}(?:\.\d+)*(?:\/|%2f)/gi;
/**
 * Where a DOI cannot go on: white space, quotes, table bars, code, the end of a link or of its text, the next identifier,
 * a long dash, a footnote's sign or raised number, the mark of a footnote or of evidence.
 */
const beyond = new RegExp(
  [
    /[\s"“”«»`|{}—―†‡⁰¹²³⁴-⁹\u3000-\u303f\uff0c\uff1b\uff08\uff09]|\]\(|[\])]\[|\*\*|\\n|&(?:quot|lt|gt);|[,;](?=(?:https?:|doi:|10\.\d{4,9}\/|pmid|pmc))/,
    /\[\^|\^\d{1,3}|\\?\[\d{1,3}(?:[-–,]\s?\d{1,3})*\\?\](?![a-z\d])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);
/** Wiley's old DOIs hold their page in angle brackets: `10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;2-2`. */
const sici = /<\d+::?[\w.-]+>/;
/** Words that publishers' addresses put behind a DOI. */
const addressTail =
  /(?:\/(?:full|abstract|pdf|epdf|pdfdirect|html|meta|fulltext|full-text|summary|references|figures|tables)|\.(?:pdf|full|abstract|short|long|full\.pdf))\/?$/i;

/** The DOIs of a text, as prefixes, addresses or bare, without the punctuation around them. */
export function findDois(text: string): FoundReference[] {
  const found: FoundReference[] = [];
  for (const match of text.matchAll(start)) {
    const from = match.index;
    if (from < (found.at(-1)?.to ?? 0)) continue;
    const address = /https?:\/\/([^\s/]+)([^\s"<>]*)$/i.exec(text.slice(Math.max(0, from - 200), from));
    const [, host, path = ''] = address ?? [];
    const raw = rawDoi(text.slice(from, from + 300), host, path.includes('?'));
    const value = withoutVersion(readable(raw, host).toLowerCase());
    if (!/\/[^/]/.test(value) || /^10\.\d+(?:\.\d+)*\/[\W_]+$/.test(value)) continue;
    const isDerived = host !== undefined && !isResolver(host) && shorterDois(value).length > 0;
    found.push({ kind: 'doi', value, from, to: from + raw.length, ...(isDerived && { isDerived }) });
  }
  return found;
}

/** The stretch of the text that is the DOI; of an address's query it is one value of several. */
function rawDoi(text: string, host: string | undefined, isInQuery: boolean): string {
  let raw = text.slice(0, text.search(beyond) === -1 ? text.length : text.search(beyond));
  if (host) raw = raw.replace(isInQuery ? /[?#&].*$/ : /[?#].*$/, '');
  else raw = raw.replace(/\?(?:utm_|ref=|via=).*$/i, '');
  raw = cutAtAngle(raw);
  for (let shorter = trimOnce(raw); shorter !== raw; shorter = trimOnce(raw)) raw = shorter;
  return raw;
}

/** HTML and autolinks end at an angle bracket; only the old page form goes on. */
function cutAtAngle(raw: string): string {
  const page = sici.exec(raw);
  const end = page ? page.index + page[0].length : 0;
  const angle = raw.slice(end).search(/[<>]/);
  return angle === -1 ? raw : raw.slice(0, end + angle);
}

/** Takes punctuation off the end: a closing bracket only where nothing in the DOI opens it. */
function trimOnce(raw: string): string {
  const last = raw.at(-1) ?? '';
  if (/[.,;:!?'’‘*_~\\…]/.test(last)) return raw.slice(0, -1);
  if (last === '>' && !sici.test(raw)) return raw.slice(0, -1);
  const opening = { ')': '(', ']': '[' }[last];
  if (opening && raw.split(last).length > raw.split(opening).length) return raw.slice(0, -1);
  return /[([]$/.test(raw) ? raw.slice(0, -1) : raw;
}

/** Percent signs, markdown's backslashes and a publisher's address tail undone. */
function readable(raw: string, host: string | undefined): string {
  let value = raw.replace(/\\([\\_*[\]()<>#.-])/g, '$1').replace(/&amp;/gi, '&');
  if (/%[0-9a-f]{2}/i.test(value))
    try {
      value = decodeURIComponent(value);
    } catch {
      // A stray percent sign: it is part of the DOI.
    }
  if (!host) return value;
  return isResolver(host) ? value.replace(/\/$/, '') : value.replace(addressTail, '');
}

/** Its addresses hold a DOI and nothing else. */
const isResolver = (host: string) => /(?:^|\.)doi\.org$/i.test(host);
