import type { Identifier } from '../identifier.ts';
export declare const findTurned: (text: string) => Identifier[];
