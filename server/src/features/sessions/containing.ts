/** A pattern for `ilike`: the word anywhere. `%` and `_` are letters here, not wild cards. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
