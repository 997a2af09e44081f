import type { Identifier } from '../identifier.ts';
/** Names in a text that is typed without capitals. */
export declare function findLowerCase(text: string): Identifier[];
