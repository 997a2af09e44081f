/** Every kind of identifier that can be resolved. */
export type IdentifierKind = 'pmid' | 'pmcid' | 'doi' | 'nct';

/** A work's identifier in the one form that `Citation` keeps it in. */
export interface Identifier {
  kind: IdentifierKind;
  value: string;
}
