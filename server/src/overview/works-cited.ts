import type { Ledger, LedgerRow } from '@sextant/contracts';

/** Rows that an answer cites; what a vendor's search brought and no answer names is not among them. */
export function citedRows(ledger: Ledger | null): LedgerRow[] {
  return ledger?.rows.filter(({ mentions }) => mentions.length > 0) ?? [];
}

/** Tells which works, by ids of ledger rows, an engine cites between two places of its answer. */
export function worksCited(ledger: Ledger | null): (engine: string, from: number, to: number) => string[] {
  const rows = citedRows(ledger);
  return (engine, from, to) =>
    rows
      .filter(({ mentions }) =>
        mentions.some((mention) => mention.engine === engine && mention.from >= from && mention.from < to),
      )
      .map(({ id }) => id);
}
