import { type Identifier } from './identifier.ts';
export declare const findEmails: (text: string) => Identifier[];
export declare const findWebAddresses: (text: string) => Identifier[];
