import { type Identifier } from './identifier.ts';
export declare function findPhones(text: string): Identifier[];
