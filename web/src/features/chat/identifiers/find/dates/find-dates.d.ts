import { type Identifier } from '../identifier.ts';
export declare const findDates: (text: string) => Identifier[];
/** Dates beside the numbers of a patient's papers and behind names, as in a line that was copied out of a record. */
export declare function findDatesBeside(text: string, others: readonly Identifier[]): Identifier[];
