import { hash } from 'node:crypto';
import type { LedgerRow, Mention } from '@sextant/contracts';
import type { Place, ReadDocument } from '../../reading/document.ts';
import { keptOf as keptOnce, keptWith } from '../../reading/kept-with.ts';
import { type Citing, readCiting } from './read-citing.ts';
import { mentionsOfStudy } from './rows-of-study.ts';
import { inOrder } from './scopes.ts';

/** An engine's answer, which is read once for all works. */
export interface ReadText {
  engine: string;
  document: ReadDocument;
  /** The ledger has its citations. */
  isChecked: boolean;
}

/** What an answer gives of a work; null where it does not cite it. */
export function citingOf(
  row: LedgerRow,
  rows: readonly LedgerRow[],
  { document, engine }: ReadText,
): Citing | null {
  const own = inOrder(mentionsOfStudy(row, rows).filter((mention) => mention.engine === engine));
  const inText = own.filter(({ in_list }) => !in_list);
  const [first] = inText.length > 0 ? inText : own;
  if (!first) return null;
  const others = othersOf(own, rows, engine).map(({ from, to }): Place => ({ from, to }));
  const study = { title: row.citation?.title ?? '', abstract: row.citation?.abstract ?? '' };
  const cited = { first, inText, others };
  return keptOf(document, digest([study, cited]), () => readCiting(document, study, cited));
}

/**
 * Each round of a turn's checks lays all answers beside all works, and most are as they were: an answer keeps what was read
 * of it, under a digest of what that was read from.
 */
const keptOf = keptWith<ReadDocument, Citing>(200);
const digest = (from: unknown) => hash('sha256', JSON.stringify(from), 'base64');

/** The mentions of other works, in the order of the text. */
function othersOf(own: readonly Mention[], rows: readonly LedgerRow[], engine: string): Mention[] {
  // A second identifier of one citation may be another work's by mistake; the sentence still cites this one alone.
  const clusters = new Set(own.map(({ cluster }) => cluster));
  return (mentionsByEngine(rows).get(engine) ?? []).filter(({ cluster }) => !clusters.has(cluster));
}

/** All that each engine mentions, in the order of its text: sorted once for all studies. */
const mentionsByEngine = keptOnce((rows: readonly LedgerRow[]) =>
  Map.groupBy(inOrder(rows.flatMap(({ mentions }) => mentions)), ({ engine }) => engine),
);
