import type { CitationFormat } from '@sextant/contracts';
import { CitedWorks } from './cited-works.ts';
import { type ReferredWork, toCsl } from './to-csl.ts';
import { writeBibtex } from './write-bibtex.ts';
import type { CitedTurn } from './write-references.ts';
import { writeRis } from './write-ris.ts';

/** What the answers of these turns cite, oldest turn first. */
export function citedIn({ turns }: { turns: readonly Pick<CitedTurn, 'ledger'>[] }): ReferredWork[] {
  const works = new CitedWorks();
  for (const { ledger } of turns) works.add(ledger);
  return works.all();
}

/** Works for reference managers. Those without a record are left out. */
export function writeCitations(works: readonly ReferredWork[], format: CitationFormat): string {
  const items = toCsl(works);
  if (format === 'csl') return `${JSON.stringify(items, null, 2)}\n`;
  return format === 'ris' ? writeRis(items) : writeBibtex(items);
}
