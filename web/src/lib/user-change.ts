/**
 * What parts of the page hold of a user outside the store. They say here how to forget it, for the store and whoever
 * ends a sign-in know no feature. What was never loaded holds nothing.
 */
const forgets = new Set<() => void>();

/** Has this done whenever a sign-in ends or somebody else's begins. */
export function onUserChange(forget: () => void): void {
  forgets.add(forget);
}

let changes = 0;

/** How often the user of this page has changed: what is late can tell whether it still has the same one. */
export const readUserChanges = (): number => changes;

/** Forgets all of it. */
export function forgetUser(): void {
  changes += 1;
  for (const forget of forgets) forget();
}
