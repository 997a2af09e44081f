import type { CslItem } from './to-csl.ts';

/**
 * What TeX reads as a command, or sets as another character. A brace is counted by BibTeX behind a backslash, too: written
 * as `\}` it would end its field.
 */
const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
};

/** Letters and digits as they are, whatever script they are of: what has no command in TeX must not be lost. */
const escaped = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\\{}^~<>|]/g, (character) => commands[character] ?? character)
    .replace(/[%&#$_]/g, '\\$&')
    .replace(/[\u00b2\u00b3\u00b9\u2070-\u207f\u1d2c-\u1d61]+/g, (raised) => `$^{${lined(raised)}}$`)
    .replace(/[\u2080-\u209c\u1d62-\u1d6a]+/g, (lowered) => `$_{${lined(lowered)}}$`);

/** Raised or lowered characters as they are on the line; BibTeX's styles know no other minus in a formula. */
const lined = (text: string): string => text.normalize('NFKD').replaceAll('\u2212', '-');

/** A title whose words keep their capitals, which styles of BibTeX make small, but for the one that begins it. */
const titled = (title: string): string =>
  title
    .split(' ')
    .map((word, index) =>
      /\p{Lu}/u.test(index === 0 ? word.slice(1) : word) ? `{${escaped(word)}}` : escaped(word),
    )
    .join(' ');

/** `Family, Given`: what would part a name, or begin another, stands between braces. */
const namePart = (part: string): string => (/,|\band\b/i.test(part) ? `{${escaped(part)}}` : escaped(part));
const nameOf = (author: NonNullable<CslItem['author']>[number]): string =>
  'literal' in author
    ? `{${escaped(author.literal)}}`
    : [author.family, author.given].flatMap((part) => (part ? namePart(part) : [])).join(', ');

/** What ends or opens a field where it is taken letter by letter, as addresses are. */
const withoutBraces = (address: string): string =>
  address.toWellFormed().replace(/[{}\\\s]|[^\x20-\x7e]/gu, encodeURIComponent);

/** Works as BibTeX in UTF-8. Citation.js drops each character that it has no command of LaTeX for, whole titles among them. */
export const writeBibtex = (items: readonly CslItem[]): string => `${items.map(writeEntry).join('\n\n')}\n`;

function writeEntry(item: CslItem): string {
  const { DOI: doi, PMCID: pmcid, PMID: pmid, URL: url } = item;
  const isArticle = item.type !== 'webpage';
  const notes = [pmid && `PMID: ${pmid}`, pmcid && `PMCID: ${pmcid}`, item.note].filter(Boolean).join(', ');
  const fields: (readonly [field: string, value: string | undefined])[] = [
    ['author', item.author?.map(nameOf).join(' and ')],
    ['title', titled(item.title)],
    [isArticle ? 'journal' : 'howpublished', escaped(item['container-title'] ?? '')],
    ['year', item.issued?.['date-parts'][0][0].toString()],
    ['volume', escaped(item.volume ?? '')],
    ['number', escaped(item.issue ?? '')],
    ['pages', escaped(item.page ?? '').replace(/[-\u2013]/, '--')],
    ['doi', withoutBraces(doi ?? '')],
    ['url', withoutBraces(url ?? '')],
    ['note', escaped(notes)],
    ['annote', escaped(item.annote ?? '')],
  ];
  const lines = fields.flatMap(([field, value]) => (value ? [`\t${field} = {${value}},`] : []));
  return [`@${isArticle ? 'article' : 'misc'}{${item.id},`, ...lines, '}'].join('\n');
}
