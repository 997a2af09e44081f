import type { CslItem } from './to-csl.ts';

/** Reference types of RIS; what CSL calls an article is one that no journal has printed. */
const types: Readonly<Record<string, string>> = { webpage: 'ELEC', article: 'UNPB' };

/** `Family, Given`: a comma within either would move what follows it into the other. */
const nameOf = (author: NonNullable<CslItem['author']>[number]): string => {
  const parts = 'literal' in author ? [author.literal] : [author.family, author.given ?? ''];
  return parts
    .map((part) => part.replaceAll(',', ' ').replace(/ +/g, ' ').trim())
    .filter(Boolean)
    .join(', ');
};

/**
 * Works as RIS: a field a line, however long it is, as Zotero, EndNote and Mendeley read them. Citation.js breaks lines
 * at 70 characters, in the middle of a word, and leaves out the DOI.
 */
export const writeRis = (items: readonly CslItem[]): string => items.map(writeItem).join('\r\n');

function writeItem(item: CslItem): string {
  const [first, last] = item.page?.split(/[-\u2013]/, 2) ?? [];
  const fields: (readonly [tag: string, value: string | undefined])[] = [
    ['TY', types[item.type] ?? 'JOUR'],
    ['ID', item.id],
    ...(item.author ?? []).map((author) => ['AU', nameOf(author)] as const),
    ['TI', item.title],
    ['T2', item['container-title']],
    ['PY', item.issued?.['date-parts'][0][0].toString()],
    ['VL', item.volume],
    ['IS', item.issue],
    ['SP', first],
    ['EP', last],
    ['DO', item.DOI],
    ['AN', item.PMID],
    ['DB', item.PMID && 'PubMed'],
    ['UR', item.URL],
    ['AB', item.abstract],
    ['N1', item.PMCID && `PMCID: ${item.PMCID}`],
    ['N1', item.note],
    ['N1', item.annote],
  ];
  const lines = fields.flatMap(([tag, value]) => (value ? [`${tag}  - ${value}`] : []));
  return `${[...lines, 'ER  - '].join('\r\n')}\r\n`;
}
