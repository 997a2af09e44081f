import type { Matcher } from './gate.ts';
/** What may tell who a patient is: the kinds of HIPAA's Safe Harbor list that can be seen in a text. */
export type IdentifierKind = 'name' | 'record-number' | 'insurance-number' | 'social-security' | 'other-number' | 'phone' | 'email' | 'web-address' | 'date-of-birth' | 'date' | 'address' | 'age-over-89';
/** One place of a text, in UTF-16 units. */
export interface Identifier {
    kind: IdentifierKind;
    from: number;
    to: number;
}
/** The places of a pattern's group 1, or of the whole match where it has none. The pattern has the flags `dg`. */
export declare function placesOf(kind: IdentifierKind, pattern: RegExp | Matcher, text: string): Identifier[];
