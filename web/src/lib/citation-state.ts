import type { AgainstCitation, LedgerRow, Mention } from '@sextant/contracts';
import { againstCitation } from '@sextant/contracts/against-citation';
import { isCited } from '@sextant/contracts/is-cited';

/**
 * How a citation stands to its reader: what checking it came to, and what has become of its work. `pending`: its check is
 * still to come. `uncited`: found for the question or by a vendor's search, and cited by no answer.
 */
export type ShownState = AgainstCitation | 'verified' | 'pending' | 'uncited';

/** What was published against a work, or that this could not be found out; null where nothing is against it. */
function againstWork({ publication }: LedgerRow): ShownState | null {
  if (publication === 'retracted' || publication === 'concern' || publication === 'unchecked')
    return publication;
  return null;
}

/** One mention, by the gravest of what is against it. */
export const stateOfMention = (mention: Mention, row: LedgerRow): ShownState =>
  againstCitation(mention, row)[0] ?? 'verified';

/** What stands against a citation, from what a reader must see first. */
export const gravest: readonly ShownState[] = [
  'retracted',
  'not-found',
  'mismatch',
  'concern',
  'unknown',
  'unconfirmed',
  'unchecked',
];

/**
 * A work among others: the gravest of what its mentions come to. Which of them it is, each of them says. That one sentence
 * leaves open whether it means this work takes nothing from another that surely does.
 */
export function stateOfWork(row: LedgerRow): ShownState {
  const against = againstWork(row);
  // Whatever else could be found out about it.
  if (against === 'retracted') return against;
  // Nothing was said of it that could be right or wrong.
  if (!isCited(row)) return against === 'concern' ? against : 'uncited';
  if (row.found === 'not-found' || row.found === 'unknown' || row.found === 'web-page') return row.found;
  const states = row.mentions.map((mention) => stateOfMention(mention, row));
  const isMeant = states.includes('verified');
  const counted = isMeant ? states.filter((state) => state !== 'unconfirmed') : states;
  return gravest.find((state) => state === against || counted.includes(state)) ?? 'verified';
}
