import type { Ledger } from '@sextant/contracts';

/** Names a work by its title; without a record, by its id. */
export const titlesOf = (ledger: Ledger | null) => (work: string) =>
  ledger?.rows.find(({ id }) => id === work)?.citation?.title ?? work;
