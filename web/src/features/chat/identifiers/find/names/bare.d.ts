import type { Identifier } from '../identifier.ts';
/** Names that nothing leads: by a given name, or by what is said of them. */
export declare function findBare(text: string): Identifier[];
