import type { LedgerRow } from './ledger.ts';
import type { Mention, MentionState } from './mentions.ts';

/** What a reader is to know of a citation that is not as it should be. */
export type AgainstCitation =
  | Exclude<MentionState, 'verified'>
  | 'retracted'
  | 'concern'
  /** It is what the answer says; whether it was retracted could not be checked. */
  | 'unchecked'
  /** An address that no source of literature can check. */
  | 'web-page';

/** What a mention comes to by itself, whatever has become of its work. */
export const mentionByItself = ({ state }: Mention, { found }: LedgerRow): MentionState | 'web-page' =>
  state === 'unknown' && found === 'web-page' ? 'web-page' : state;

/**
 * All that is to be known against one citation, gravest first: that its work was retracted outweighs everything, a slip of
 * the answer comes next. Empty where there is nothing. Page and exports say the same by it.
 */
export function againstCitation(mention: Mention, row: LedgerRow): AgainstCitation[] {
  const { publication } = row;
  const own = mentionByItself(mention, row);
  const against: AgainstCitation[] = own === 'verified' ? [] : [own];
  if (publication === 'retracted') return ['retracted', ...against];
  return publication === 'concern' || publication === 'unchecked' ? [...against, publication] : against;
}
