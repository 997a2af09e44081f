import {
  type Citation,
  type Evidence,
  evidenceNumbers,
  isCited,
  type Ledger,
  type LedgerRow,
  type PublicationState,
  type Reference,
  type ReferenceStyle,
} from '@sextant/contracts';
import { onlyMismatched } from '../standing-words.ts';
import { asLine } from './as-line.ts';
import { styles } from './reference-styles.ts';
import type { ReferredWork } from './to-csl.ts';

/** What one turn found and cites, as it is stored. */
export interface CitedTurn {
  evidence: Evidence | null;
  ledger: Ledger | null;
}

/** A work with the places by which a reader knows it. */
type KnownWork = ReferredWork & Omit<Reference, 'text'>;

function writeAll(works: readonly KnownWork[], style: ReferenceStyle): Reference[] {
  const { isNumbered, write } = styles[style];
  const references = works.flatMap(({ citation, publication, work, number }) =>
    citation ? [{ work, number, text: asLine(write(citation, publication)) }] : [],
  );
  return isNumbered ? references : references.sort((a, b) => a.text.localeCompare(b.text, 'en'));
}

/** What the source that found a work said of it; no one has checked it since. */
const publicationOf = ({ status }: Citation): PublicationState =>
  status === 'unknown' ? 'unchecked' : status;

const known = (row: LedgerRow): KnownWork => ({ ...row, work: row.id });

/** A turn's works as formatted references: the list of what is cited, and each work by itself. */
export function writeReferences({ evidence, ledger }: CitedTurn, style: ReferenceStyle) {
  const rows = ledger?.rows ?? [];
  const numbers = new Set(rows.flatMap(evidenceNumbers));
  const cited = writeAll(rows.filter(isCited).map(known), style);
  const searched = rows.filter((row) => !isCited(row)).map(known);
  const found = (evidence?.works ?? [])
    .filter(({ number }) => !numbers.has(number))
    .map(({ citation, number }) => ({
      citation,
      number,
      publication: publicationOf(citation),
      work: null,
    }));
  const { isNumbered } = styles[style];
  const notes = new Map(rows.map(({ id, mentions }) => [id, onlyMismatched(mentions)]));
  const lines = cited.map(({ text, work }) => [text, notes.get(work ?? '')].filter(Boolean).join(' '));
  const list = lines.map((line, index) => (isNumbered ? `${index + 1}. ${line}` : line)).join('\n');
  return { list, references: [...cited, ...writeAll([...searched, ...found], style)] };
}
