import type { Identifier } from '../identifier.ts';
export declare function findForms(text: string): Identifier[];
