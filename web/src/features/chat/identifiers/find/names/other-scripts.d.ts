import { type Identifier } from '../identifier.ts';
/** Names in other scripts than the question's own, and behind words for a person. */
export declare function findInOtherScripts(text: string): Identifier[];
