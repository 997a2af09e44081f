import type { Identifier } from './identifier.ts';
/**
 * Places of a question that may tell who a patient is, in the order of the text, none within another.
 * It sees forms, given names and what stands around them, and not people: some it does not see.
 */
export declare function findIdentifiers(written: string): Identifier[];
