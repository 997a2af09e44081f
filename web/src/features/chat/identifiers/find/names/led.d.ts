import type { Identifier } from '../identifier.ts';
export declare function findLed(text: string): Identifier[];
