import type { LedgerRow, Mention } from '@sextant/contracts';
import { makeCitation } from './make-citation.ts';

/** A mention of Claude's, as the ledger has it. */
export function mentionAt(from: number, to: number, part: Partial<Mention> = {}): Mention {
  return {
    engine: 'claude',
    from,
    to,
    form: 'number',
    cluster: 0,
    entry: null,
    in_list: false,
    statement: '',
    stated: { authors: [], year: null, journal: null, title: null, trial: null, identifiers: [] },
    state: 'verified',
    differs: [],
    reason: null,
    support: null,
    numbers: [],
    ...part,
  };
}

/** A work that is known, and where it is mentioned. */
export const ledgerRow = (
  id: string,
  mentions: (Mention | undefined)[],
  publication: LedgerRow['publication'] = 'current',
): LedgerRow => ({
  id,
  number: null,
  label: id,
  missing_number: null,
  identifiers: [],
  citation: makeCitation(id),
  found: 'known',
  found_reason: null,
  publication,
  publication_reason: null,
  not_asked: [],
  article: null,
  abstract_source: null,
  checked_by: [],
  checked_at: '2026-01-01T00:00:00.000Z',
  mentions: mentions.filter((mention) => mention !== undefined),
  searched_by: [],
});
