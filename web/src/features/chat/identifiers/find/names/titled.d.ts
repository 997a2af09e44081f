import type { Identifier } from '../identifier.ts';
/** A title is no part of a name, nor is an initial that leads the next sentence. */
export declare function trimName(text: string, from: number, to: number): {
    from: number;
    to: number;
} | null;
export declare const findTitled: (text: string) => Identifier[];
