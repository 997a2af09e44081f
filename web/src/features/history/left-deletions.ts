import { ownerOf } from '../../lib/owner-of.ts';

/** Sessions to be deleted of which a page was left before it saw them deleted, for the next page of the same user. */
const keyOf = (email: string) => `deletions:${ownerOf(email)}`;

/** Their ids. */
export function readLeft(email: string): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(keyOf(email)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    // Without storage the call that outlives the page must do.
    return [];
  }
}

function write(email: string, ids: string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(keyOf(email), JSON.stringify(ids));
    else localStorage.removeItem(keyOf(email));
  } catch {
    // See above.
  }
}

/** Leaves a session to be deleted by the next page. */
export const leave = (email: string, id: string): void =>
  write(email, [...new Set([...readLeft(email), id])]);

/** It is deleted. */
export function forgetLeft(email: string, id: string): void {
  const left = readLeft(email);
  if (left.includes(id))
    write(
      email,
      left.filter((each) => each !== id),
    );
}
