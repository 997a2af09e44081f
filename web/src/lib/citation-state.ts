import type { LedgerRow, Mention } from '@sextant/contracts';
import { isCited } from '@sextant/contracts/is-cited';

/**
 * How a citation stands to its reader: what checking it came to, and what has become of its work. `unchecked`: it is
 * what the answer says, and whether it was retracted could not be checked. `pending`: its check is still to come.
 * `uncited`: found for the question or by a vendor's search, and cited by no answer.
 */
export type ShownState =
  | 'verified'
  | 'mismatch'
  | 'not-found'
  | 'retracted'
  | 'concern'
  | 'unknown'
  | 'unchecked'
  | 'web-page'
  | 'pending'
  | 'uncited';

/** What was published against a work, or that this could not be found out; null where nothing is against it. */
function againstWork({ publication }: LedgerRow): ShownState | null {
  if (publication === 'retracted' || publication === 'concern' || publication === 'unchecked')
    return publication;
  return null;
}

/** What a mention comes to by itself, whatever has become of its work. */
export const ownStateOf = ({ state }: Mention, row: LedgerRow): ShownState =>
  state === 'unknown' && row.found === 'web-page' ? 'web-page' : state;

/** One mention: that its work was retracted outweighs everything, a slip of the answer comes next. */
export function stateOfMention(mention: Mention, row: LedgerRow): ShownState {
  if (row.publication === 'retracted') return 'retracted';
  if (mention.state !== 'verified') return ownStateOf(mention, row);
  return againstWork(row) ?? 'verified';
}

/** From what a reader must see first. */
const gravest: ShownState[] = ['retracted', 'not-found', 'mismatch', 'concern', 'unknown', 'unchecked'];

/** A work among others: the gravest of what its mentions come to. Which of them it is, each of them says. */
export function stateOfWork(row: LedgerRow): ShownState {
  const against = againstWork(row);
  // Nothing was said of it that could be right or wrong.
  if (!isCited(row)) return against === 'retracted' || against === 'concern' ? against : 'uncited';
  if (row.found === 'not-found' || row.found === 'unknown' || row.found === 'web-page') return row.found;
  const states = row.mentions.map((mention) => stateOfMention(mention, row));
  return gravest.find((state) => state === against || states.includes(state)) ?? 'verified';
}
