import { type CitationFormat, isCited, type LedgerRow, type SessionRecord } from '@sextant/contracts';
import { type ReferredWork, toCsl } from './to-csl.ts';
import { writeBibtex } from './write-bibtex.ts';
import { writeRis } from './write-ris.ts';

/** What the answers of a session cite, each work once: what a later turn knows of it counts. */
export function citedIn({ turns }: SessionRecord): LedgerRow[] {
  const byId = new Map<string, LedgerRow>();
  for (const { ledger } of turns)
    for (const row of ledger?.rows ?? []) if (isCited(row)) byId.set(row.id, row);
  return [...byId.values()];
}

/** Works for reference managers. Those without a record are left out. */
export function writeCitations(works: readonly ReferredWork[], format: CitationFormat): string {
  const items = toCsl(works);
  if (format === 'csl') return `${JSON.stringify(items, null, 2)}\n`;
  return format === 'ris' ? writeRis(items) : writeBibtex(items);
}
