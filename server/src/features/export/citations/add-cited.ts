import { isCited, type Ledger, type PublicationState } from '@sextant/contracts';
import type { ReferredWork } from './to-csl.ts';

/**
 * What has become of a work, by a turn and those before it. A turn that could not find out takes back no retraction, and
 * leaves nothing as clean.
 */
function publicationAfter(
  before: PublicationState | null,
  now: PublicationState | null,
): PublicationState | null {
  if (now !== null && now !== 'unchecked') return now;
  return before === 'current' ? 'unchecked' : (before ?? now);
}

/** Adds what a turn's answers cite to what those before it cite, each work once: what a later turn knows of it counts. */
export function addCited(works: Map<string, ReferredWork>, ledger: Ledger | null): void {
  for (const row of ledger?.rows ?? []) {
    if (!isCited(row)) continue;
    const { abstract_source, citation, id, publication } = row;
    const before = works.get(id);
    works.set(id, {
      ...(citation === null && before ? before : { abstract_source, citation }),
      publication: before ? publicationAfter(before.publication, publication) : publication,
    });
  }
}
