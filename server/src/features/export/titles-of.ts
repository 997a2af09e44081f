import type { Ledger } from '@sextant/contracts';

/** Names a work by its title; without a record, as the answers call it. */
export const titlesOf = (ledger: Ledger | null) => (work: string) =>
  ledger?.rows.find(({ id }) => id === work)?.label ?? 'A work without a name';
