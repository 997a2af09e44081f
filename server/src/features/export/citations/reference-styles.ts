import type { Author, Citation, PublicationState, ReferenceStyle } from '@sextant/contracts';
import { referredTitle } from './to-csl.ts';

/** One way to write a work as a reference. */
interface Style {
  /** Whether its lists are numbered, in the order of the answers; else they go by the alphabet. */
  isNumbered: boolean;
  write: (citation: Citation, publication: PublicationState | null) => string;
}

/** The initials of given names, those joined by a hyphen together. Sources give names in full or as `JA`. */
const initialsOf = (given: string): string[][] =>
  given
    .split(/[\s.]+/)
    .filter(Boolean)
    .flatMap((name) =>
      /^\p{Lu}{2,3}$/u.test(name)
        ? [...name].map((letter) => [letter])
        : [name.split('-').flatMap((part) => part.slice(0, 1) || [])],
    );

/** `Okafor AB`. */
const shortName = ({ family, given, group }: Author): string =>
  group || !given ? family : `${family} ${initialsOf(given).flat().join('')}`;

/** `Okafor, A. B.` */
const invertedName = ({ family, given, group }: Author): string =>
  group || !given
    ? family
    : `${family}, ${initialsOf(given)
        .map((letters) => letters.map((letter) => `${letter}.`).join('-'))
        .join(' ')}`;

/** Ends a part with a full stop, unless it ends a sentence already. */
const ended = (part: string): string => (/[.?!]$/.test(part) ? part : `${part}.`);
const joined = (parts: (string | null | undefined | false)[], between: string): string =>
  parts.filter(Boolean).join(between);

/** `2021;12(3):45-51`. */
const medicalPlace = ({ year, volume, issue, pages }: Citation): string =>
  joined([year?.toString(), joined([`${volume ?? ''}${issue ? `(${issue})` : ''}`, pages], ':')], ';');

/** At most so many names, else the first few and "et al". */
function medicalNames(authors: readonly Author[], most: number, first: number): string {
  const names = authors.map(shortName);
  return names.length > most ? `${names.slice(0, first).join(', ')}, et al` : names.join(', ');
}

/** The rules of ICMJE and the National Library of Medicine: six names; where it was read online. */
function writeVancouver(citation: Citation, publication: PublicationState | null): string {
  const { authors, journal, doi, url } = citation;
  const isOnline = !doi && url;
  const parts = [
    medicalNames(authors, 6, 6),
    referredTitle(citation, publication),
    journal && `${journal}${isOnline ? ' [Internet]' : ''}`,
    medicalPlace(citation),
  ];
  const link = doi ? `doi:${doi}` : isOnline && `Available from: ${url}`;
  return joined([...parts.map((part) => part && ended(part)), link], ' ');
}

/** AMA Manual of Style, 11th edition: up to six names, or the first three. */
function writeAma(citation: Citation, publication: PublicationState | null): string {
  const { authors, journal, doi, url } = citation;
  const parts = [
    medicalNames(authors, 6, 3),
    referredTitle(citation, publication),
    journal,
    medicalPlace(citation),
  ];
  return joined([...parts.map((part) => part && ended(part)), doi ? `doi:${doi}` : url], ' ');
}

/** Up to twenty names; of more, the first nineteen and the last. */
function apaNames(authors: readonly Author[]): string {
  const names = authors.map(invertedName);
  const last = names.at(-1) ?? '';
  if (names.length > 20) return `${names.slice(0, 19).join(', ')}, … ${last}`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')}, & ${last}` : last;
}

/** `281-97` as `281–297`. */
const wholeRange = (pages: string): string =>
  pages.replace(/^(\d+)-(\d+)$/, (_range, from: string, to: string) =>
    to.length < from.length ? `${from}–${from.slice(0, from.length - to.length)}${to}` : `${from}–${to}`,
  );

/** Publication Manual of the American Psychological Association, 7th edition. */
function writeApa(citation: Citation, publication: PublicationState | null): string {
  const { authors, journal, year, volume, issue, pages, doi, url } = citation;
  const title = ended(referredTitle(citation, publication));
  const date = `(${year ?? 'n.d.'}).`;
  const names = apaNames(authors);
  const number = `${volume ?? ''}${issue ? `(${issue})` : ''}`;
  const place = joined([journal, number, pages && wholeRange(pages)], ', ');
  const link = doi ? `https://doi.org/${doi}` : url;
  // What has no author is known by its title, which then stands first.
  const head = names ? [ended(names), date, title] : [title, date];
  return joined([...head, place && ended(place), link], ' ');
}

export const styles: Record<ReferenceStyle, Style> = {
  apa: { isNumbered: false, write: writeApa },
  vancouver: { isNumbered: true, write: writeVancouver },
  ama: { isNumbered: true, write: writeAma },
};
