import type { Citation, CitedIdentifier } from '@sextant/contracts';
import { emptyCitation } from '../../literature/sources/empty-citation.ts';
import type { Identifier } from '../../reading/identifiers/identifier.ts';

/** The form in which identifiers are compared, and of which a row's id is made. */
export const keyOf = ({ kind, value }: CitedIdentifier): string =>
  `${kind}:${kind === 'doi' ? value.toLowerCase() : value}`;

/** All identifiers of a work, the most telling one first. Trials that an article reports are not the article. */
export function identifiersOf(citation: Citation): Identifier[] {
  const { also_dois, doi, nct, pmcid, pmid, study_type: type } = citation;
  const dois = [doi ?? [], also_dois ?? []].flat();
  return [
    ...(pmid ? [{ kind: 'pmid' as const, value: pmid }] : []),
    ...dois.map((value) => ({ kind: 'doi' as const, value: value.toLowerCase() })),
    ...(pmcid ? [{ kind: 'pmcid' as const, value: pmcid }] : []),
    ...(type === 'registry-record' ? nct.map((value) => ({ kind: 'nct' as const, value })) : []),
  ];
}

/** What a work has for an identifier of this kind; of an article its trials' registrations, too. */
export function recordedOf(citation: Citation, kind: CitedIdentifier['kind']): string[] {
  if (kind === 'nct') return citation.nct;
  if (kind === 'url') return [];
  const values = [citation[kind] ?? [], kind === 'doi' ? (citation.also_dois ?? []) : []].flat();
  return values.map((value) => (kind === 'doi' ? value.toLowerCase() : value));
}

/** "PMID 35220473", "doi:10.1056/…": as people write it. */
export function written({ kind, value }: CitedIdentifier): string {
  if (kind === 'pmid') return `PMID ${value}`;
  return kind === 'doi' ? `doi:${value}` : value;
}

/** A work of which nothing but its identifiers is known, in the form that works are compared in. */
export function namelessCitation(identifiers: readonly CitedIdentifier[]): Citation {
  const firstOf = (wanted: CitedIdentifier['kind']) =>
    identifiers.find(({ kind }) => kind === wanted)?.value ?? null;
  const nct = identifiers.filter(({ kind }) => kind === 'nct').map(({ value }) => value);
  return {
    ...emptyCitation('', ''),
    pmid: firstOf('pmid'),
    pmcid: firstOf('pmcid'),
    doi: firstOf('doi'),
    nct,
    study_type: nct.length > 0 ? 'registry-record' : 'other',
  };
}
