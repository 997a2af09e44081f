type Terms = ReadonlySet<string>;

/** Whether two sets of terms have one in common. */
export const share = (one: Terms, other: Terms): boolean => [...one].some((term) => other.has(term));

/** The terms of one set that another lacks. */
export const only = (own: Terms, other: Terms): Terms => new Set([...own].filter((term) => !other.has(term)));
