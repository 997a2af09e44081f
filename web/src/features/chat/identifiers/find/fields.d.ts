import type { Identifier } from './identifier.ts';
/** A line of fields, as it is copied from a banner or a message: where two of them tell of a person, all do. */
export declare function findFields(text: string): Identifier[];
