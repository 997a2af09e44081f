import { type Identifier } from '../identifier.ts';
/** Each has the number of a house or a code. */
export declare function findAddresses(text: string): Identifier[];
