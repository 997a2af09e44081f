import { type Identifier } from './identifier.ts';
export declare const findAges: (text: string) => Identifier[];
