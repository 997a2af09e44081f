import type { DocumentReference, LedgerRow, Mention, RecordedTurn } from '@sextant/contracts';
import { asLine } from '../citations/as-line.ts';
import { styles } from '../citations/reference-styles.ts';
import { standingOf } from '../standing-words.ts';

/** A turn's references in the order in which its answers cite them, and where. */
export interface NumberedReferences {
  references: DocumentReference[];
  /** The number of a ledger's row; empty where no answer cites it. */
  numberOf(work: string): string;
  /** An answer's text with every citation as its number in the list. */
  withNumbers(engine: string, text: string): string;
}

/** Marks that call a work by a number: they are the number. All else is a name, and is followed by it. */
const marks: ReadonlySet<Mention['form']> = new Set(['number', 'footnote', 'superscript']);

/** One place of an answer, with all that is cited there. */
interface CitedPlace {
  from: number;
  to: number;
  isMark: boolean;
  cluster: number;
  cited: { row: LedgerRow; mention: Mention }[];
}

/**
 * Numbers works as Vancouver does: by first mention, answer after answer. Engines call works by the numbers of the
 * evidence, by lists of their own, by PMID or by name; in one document each work has one number.
 */
export function numberReferences({
  answers,
  ledger,
}: Pick<RecordedTurn, 'answers' | 'ledger'>): NumberedReferences {
  const rows = ledger?.rows ?? [];
  const places = new Map(answers.map(({ engine, text }) => [engine, placesOf(rows, engine, text.length)]));
  const numbers = new Map<LedgerRow, number>();
  for (const { cited } of [...places.values()].flat())
    for (const { row } of cited) if (!numbers.has(row)) numbers.set(row, numbers.size + 1);
  const byId = new Map([...numbers].map(([{ id }, number]) => [id, `${number}`]));
  return {
    references: [...numbers].map(([row, number]) => referenceOf(row, number)),
    numberOf: (work) => byId.get(work) ?? '',
    withNumbers: (engine, text) => written(text, places.get(engine) ?? [], numbers),
  };
}

function placesOf(rows: readonly LedgerRow[], engine: string, length: number): CitedPlace[] {
  const byPlace = new Map<string, CitedPlace>();
  for (const row of rows)
    for (const mention of row.mentions) {
      const { cluster, form, from, to } = mention;
      if (mention.engine !== engine || to > length) continue;
      const key = `${from}-${to}`;
      const place = byPlace.get(key) ?? { from, to, isMark: marks.has(form), cluster, cited: [] };
      byPlace.set(key, place);
      place.cited.push({ row, mention });
    }
  return [...byPlace.values()].sort((a, b) => a.from - b.from || b.to - a.to);
}

function written(
  text: string,
  places: readonly CitedPlace[],
  numbers: ReadonlyMap<LedgerRow, number>,
): string {
  const parts: string[] = [];
  let done = 0;
  for (const [index, { cited, cluster, from, isMark, to }] of places.entries()) {
    // Of places that overlap the first is written.
    if (from < done) continue;
    const name = text.slice(from, to);
    const marker = `[${cited.map(({ mention, row }) => said(numbers.get(row) ?? 0, mention, row)).join(', ')}]`;
    // A work's name, PMID and DOI beside one another are one citation: the last of them has the number.
    const next = places[index + 1];
    const goesOn = !isMark && next?.cluster === cluster && !/\n/.test(text.slice(to, next.from));
    parts.push(text.slice(done, from), isMark ? marker : goesOn ? name : `${name} ${marker}`);
    done = to;
  }
  return parts.join('') + text.slice(done);
}

/** `4`, or `4 retracted`: what is wrong is said where it is cited. */
function said(number: number, { differs, state }: Mention, { publication }: LedgerRow): string {
  if (state === 'not-found') return `${number} not found`;
  if (state === 'mismatch')
    return `${number} mismatch: ${[...new Set(differs.map(({ fact }) => fact))].join(' and ')}`;
  if (publication === 'retracted') return `${number} retracted`;
  return publication === 'concern' ? `${number} expression of concern` : `${number}`;
}

function referenceOf(row: LedgerRow, number: number): DocumentReference {
  const { citation, found, identifiers, label, publication } = row;
  const pmid = citation?.pmid && !citation.doi ? ` PMID: ${citation.pmid}.` : '';
  const known = citation && `${styles.vancouver.write(citation, publication)}${pmid}`;
  const others = identifiers
    .filter(({ value }) => !label.includes(value))
    .map(({ kind, value }) => (kind === 'url' ? value : `${kind.toUpperCase()} ${value}`));
  const cited = `${[label, ...others].join('. ')}${found === 'web-page' ? '' : '.'}`;
  const isClean = found === 'known' && (publication === 'current' || publication === 'corrected');
  return {
    number,
    text: asLine(known ?? cited),
    state: asLine(standingOf(row)),
    is_warning: !isClean && found !== 'web-page',
  };
}
