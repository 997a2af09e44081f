import type { Citation, CitedIdentifier, VendorSource } from '@sextant/contracts';
import { emptyCitation } from '../../sources/empty-citation.ts';
import type { Identifier } from '../../sources/source.ts';
import type { StatedFacts } from './stated-facts.ts';

/** An answer whose citations are to be checked. */
export interface AnswerToCheck {
  engine: string;
  text: string;
  vendor_sources: readonly VendorSource[];
}

/** A place of an answer that cites a work. */
export interface Place {
  engine: string;
  from: number;
  to: number;
  /** The sentence that cites. */
  statement: string;
  stated: StatedFacts;
}

/** A work as the answers cite it, before anybody was asked about it. */
export interface CitedWork {
  /** Its number in the evidence set. */
  number: number | null;
  /** A number that the evidence set does not have. */
  unknownNumber?: number;
  identifiers: CitedIdentifier[];
  /** Of the evidence set. */
  citation: Citation | null;
  places: Place[];
  /** Engines whose vendor's own search brought it. */
  searchedBy: string[];
}

/** The form in which identifiers are compared, and of which a row's id is made. */
export const keyOf = ({ kind, value }: CitedIdentifier): string => `${kind}:${value}`;

/** All identifiers of a work, the most telling one first. Trials that an article reports are not the article. */
export function identifiersOf(citation: Citation): Identifier[] {
  const { doi, nct, pmcid, pmid, study_type: type } = citation;
  return [
    ...(pmid ? [{ kind: 'pmid' as const, value: pmid }] : []),
    ...(doi ? [{ kind: 'doi' as const, value: doi.toLowerCase() }] : []),
    ...(pmcid ? [{ kind: 'pmcid' as const, value: pmcid }] : []),
    ...(type === 'registry-record' ? nct.map((value) => ({ kind: 'nct' as const, value })) : []),
  ];
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
