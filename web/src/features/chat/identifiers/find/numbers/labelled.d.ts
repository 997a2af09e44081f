import type { Identifier } from '../identifier.ts';
/** Numbers behind a word for them. */
export declare function findLabelled(text: string): Identifier[];
/** Numbers behind "no.", "ID" or "#" that look given out, unless they are of goods, works or trials. */
export declare function findNumbered(text: string): Identifier[];
