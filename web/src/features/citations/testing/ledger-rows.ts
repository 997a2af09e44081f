import type { LedgerRow, Mention } from '@sextant/contracts';

/** A mention that was checked and found right, but for `part`. */
export const makeMention = (part: Partial<Mention> = {}): Mention => ({
  engine: 'claude',
  from: 0,
  to: 3,
  form: 'number',
  cluster: 0,
  entry: null,
  in_list: false,
  statement: 'Deaths fell.',
  stated: { authors: [], year: null, journal: null, title: null, trial: null, identifiers: [] },
  state: 'verified',
  differs: [],
  reason: null,
  support: null,
  numbers: [],
  ...part,
});

/** A known work that stands as it did when it appeared, with these mentions, but for `part`. */
export const makeRow = (mentions: Mention[], part: Partial<LedgerRow> = {}): LedgerRow => ({
  id: `pmid:${part.number ?? 1}`,
  number: 1,
  label: 'A trial',
  missing_number: null,
  identifiers: [],
  citation: null,
  found: 'known',
  found_reason: null,
  publication: 'current',
  publication_reason: null,
  not_asked: [],
  article: null,
  abstract_source: null,
  checked_by: [],
  checked_at: '2026-01-02T03:04:05.000Z',
  mentions,
  searched_by: [],
  ...part,
});
