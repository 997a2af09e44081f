import type { Identifier } from '../identifier.ts';
export declare const findNames: (text: string) => Identifier[];
/** Names without a title, in reach of a number or date that only a patient's papers have. */
export declare function findNamesBeside(text: string, others: readonly Identifier[]): Identifier[];
/** Joined to a name, another pair is one as well; and who was named once may be named again by one part. */
export declare function findNamesAgain(text: string, others: readonly Identifier[]): Identifier[];
