import { type MentionSet } from './read-set.ts';
/** The sets of a folder, in the order of their names. */
export declare function setsIn(folder: string): MentionSet[];
/** Those that were written down before the product had read them, and are built by since. */
export declare const developmentSets: () => MentionSet[];
