import type { MentionForm } from '@sextant/contracts';
import type { ReadDocument } from '../document.ts';
import { extractIdentifiers } from '../identifiers/extract-identifiers.ts';
import { isPreprintDoi } from '../identifiers/preprint-dois.ts';
import { readAddress } from './addresses.ts';
import type { FoundMention } from './mention.ts';

/** Numbers, footnotes, identifiers and addresses of a text. */
export function findMarks(document: ReadDocument): FoundMention[] {
  const { links, text } = document;
  const linkAt = linksInOrder(links);
  const inLink = new Set<number>();
  const marks = extractIdentifiers(document).map(({ from, isDerived, kind, to, value }): FoundMention => {
    if (kind === 'marker') {
      const form = formOfMark(text.slice(from, to));
      return { form, from, to, key: value, identifier: null, facts: {} };
    }
    const at = linkAt(from);
    const link = at === null ? null : links[at];
    if (at !== null) inLink.add(at);
    return {
      form: kind === 'doi' && isPreprintDoi(value) ? 'medrxiv' : kind,
      // The whole of a link is what stands on the page.
      from: link ? Math.min(link.from, from) : from,
      to: link ? Math.max(link.to, to) : to,
      key: null,
      identifier: { kind, value, ...(isDerived && { isDerived }) },
      facts: {},
    };
  });
  const addresses = links.flatMap(({ address, from, to }, at): FoundMention[] => {
    if (inLink.has(at) || !/^https?:/i.test(address) || text[from] === '!') return [];
    const { form, identifier } = readAddress(address);
    return [{ form, from, to, key: null, identifier, facts: {} }];
  });
  return [...marks, ...addresses, ...namedFootnotes(document)];
}

function formOfMark(mark: string): MentionForm {
  if (mark.includes('^')) return 'footnote';
  return /^(?:<sup|[¹²³⁰⁴-⁹])/.test(mark) ? 'superscript' : 'number';
}

/** `[^wibrow]`: a footnote called by a word. Its definition is no mention. */
function namedFootnotes({ code, text }: ReadDocument): FoundMention[] {
  let next = 0;
  return [...text.matchAll(/\[\^([^\]\s^]{1,40})\](?!:)/g)].flatMap(({ index, 0: whole, 1: key = '' }) => {
    while (next < code.length && (code[next]?.to ?? 0) <= index) next += 1;
    const isCode = (code[next]?.from ?? text.length) <= index;
    if (isCode || /^\d{1,3}$/.test(key)) return [];
    return [{ form: 'footnote', from: index, to: index + whole.length, key, identifier: null, facts: {} }];
  });
}

/** Finds the link that holds a place, for places in order. */
function linksInOrder(links: ReadDocument['links']): (place: number) => number | null {
  let next = 0;
  return (place) => {
    while (next > 0 && (links[next - 1]?.to ?? 0) > place) next -= 1;
    while (next < links.length && (links[next]?.to ?? 0) <= place) next += 1;
    return (links[next]?.from ?? Number.POSITIVE_INFINITY) <= place ? next : null;
  };
}
