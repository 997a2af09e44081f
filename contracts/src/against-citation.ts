import type { LedgerRow } from './ledger.ts';
import type { Mention, MentionState } from './mentions.ts';

/** What a reader is to know of a citation that is not as it should be. */
export type AgainstCitation =
  | Exclude<MentionState, 'verified'>
  | 'retracted'
  | 'concern'
  /** It is what the answer says; whether it was retracted could not be checked. */
  | 'unchecked'
  | Exclude<MentionByItself, MentionState>;

/** `web-page`: an address that no source of literature can check. `unconfirmed`: the work exists; whether it is what is meant is open. */
export type MentionByItself = MentionState | 'web-page' | 'unconfirmed';

/** What a mention comes to by itself, whatever has become of its work. */
export function mentionByItself({ state }: Mention, { found }: LedgerRow): MentionByItself {
  if (state !== 'unknown') return state;
  if (found === 'web-page') return 'web-page';
  return found === 'known' ? 'unconfirmed' : 'unknown';
}

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
