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

const works = new Set<() => Promise<unknown> | null>();
/** Nobody is kept signed in for longer by what does not get done, in milliseconds. */
const longestMs = 3_000;

/** Has this done before a user signs out, with the tokens that are still there; null where there is nothing to do. */
export function beforeSignOut(work: () => Promise<unknown> | null): void {
  works.add(work);
}

/** Does it; null where nothing is to be waited for. */
export function finishBeforeSignOut(): Promise<unknown> | null {
  const begun = [...works].map((work) => work()).filter((work) => work !== null);
  if (begun.length === 0) return null;
  return Promise.race([Promise.allSettled(begun), new Promise((resolve) => setTimeout(resolve, longestMs))]);
}
