import { readdirSync } from 'node:fs';
import { type MentionSet, readSet } from './read-set.ts';

/** The sets of a folder, in the order of their names. */
export function setsIn(folder: string): MentionSet[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => readSet(folder, file));
}

/** Those that were written down before the product had read them, and are built by since. */
export const developmentSets = (): MentionSet[] => setsIn(new URL('./development', import.meta.url).pathname);
