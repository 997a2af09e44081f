/// <reference path="./citation-js.d.ts" />
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import type { CslItem } from './to-csl.ts';

// Its own keys are alike for works of one author, year and first word, and BibTeX stops at the second of two.
plugins.config.get('@bibtex').format.useIdAsLabel = true;

/** What ends or opens a field of BibTeX where it is taken letter by letter, as addresses are. */
const withoutBraces = (address: string): string =>
  address.toWellFormed().replace(/[{}\\\s]|[^\x20-\x7e]/gu, encodeURIComponent);

/**
 * Names of groups are set between braces as they are: a brace or backslash more would let all that follows out of its
 * field. Comes after accents are taken apart, which also makes plain braces of those of other widths and directions.
 */
const inParentheses = (name: string): string =>
  name.replaceAll('{', '(').replaceAll('}', ')').replaceAll('\\', '/');

/** Accents on letters that BibTeX has no command for are left out: Citation.js would write a command without its letter. */
const withoutLoneAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(?<![A-Za-z\p{M}])\p{M}+/gu, '')
    .normalize('NFC');
const inEachText = <Item extends object>(item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      typeof value === 'string' ? withoutLoneAccents(value) : value,
    ]),
  ) as Item;

/** Works as BibTeX, escaped by Citation.js but for addresses and names of groups, which it takes as they are. */
export function writeBibtex(items: readonly CslItem[]): string {
  const safe = items.map(({ DOI, PMID, PMCID, URL: url, author, note, ...item }) => {
    const notes = [PMID && `PMID: ${PMID}`, PMCID && `PMCID: ${PMCID}`, note].filter(Boolean).join(', ');
    return {
      ...inEachText(item),
      ...(author && {
        author: author
          .map(inEachText)
          .map((one) => ('literal' in one ? { literal: inParentheses(one.literal) } : one)),
      }),
      ...(DOI && { DOI: withoutBraces(DOI) }),
      ...(url && { URL: withoutBraces(url) }),
      ...(notes && { note: withoutLoneAccents(notes) }),
    };
  });
  return `${String(plugins.output.format('bibtex', safe, { format: 'text' })).trim()}\n`;
}
