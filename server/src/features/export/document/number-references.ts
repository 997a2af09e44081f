import type { DocumentReference, LedgerRow, Mention, RecordedTurn } from '@sextant/contracts';
import { asLine } from '../citations/as-line.ts';
import { styles } from '../citations/reference-styles.ts';
import { type CitedPlace, citedPlaces } from '../cited-places.ts';
import { standingOf, wrongAt } from '../standing-words.ts';
import { numbersInTables, ownNumbers } from './own-numbers.ts';

/** A turn's references in the order in which its answers cite them, and where. */
export interface NumberedReferences {
  references: DocumentReference[];
  /** The number of a ledger's row; empty where no answer cites it. */
  numberOf(work: string): string;
  /** An answer's text with every citation as its number in the list; a number that leads to none of them is called its own. */
  withNumbers(engine: string, text: string): string;
}

/** Marks that call a work by a number: they are the number. All else is a name, and is followed by it. */
const marks: ReadonlySet<Mention['form']> = new Set(['number', 'footnote', 'superscript']);

/**
 * Numbers works as Vancouver does: by first mention, answer after answer. Engines call works by the numbers of the
 * evidence, by lists of their own, by PMID or by name; in one document each work has one number.
 */
export function numberReferences({
  answers,
  ledger,
}: Pick<RecordedTurn, 'answers' | 'ledger'>): NumberedReferences {
  const rows = ledger?.rows ?? [];
  const places = new Map(answers.map(({ engine, text }) => [engine, citedPlaces(rows, engine, text)]));
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

/** How a number of an answer's own begins: one in the list of a document would be taken for another work. */
const ownNumber = '[own ';
/** What is said of them where an answer has some; null where it has none. */
export const ownNumbersNotice = (numbered: string): string | null =>
  numbered.includes(ownNumber)
    ? 'Numbers marked “own” refer to this answer’s own list, not to the references below.'
    : null;

/** In UTF-16 units: what goes on for longer is no citation in brackets. */
const longestBracket = 300;

function written(
  text: string,
  places: readonly CitedPlace[],
  numbers: ReadonlyMap<LedgerRow, number>,
): string {
  /** What is cited behind names, by where its number stands. */
  const behind = new Map<number, CitedPlace['cited']>();
  const parts: { at: number; to: number; written: string }[] = [];
  const markers = places.map(({ cited }) => markerOf(cited, numbers));
  for (const [index, { cited, cluster, form, from, to }] of places.entries()) {
    const marker = markers[index] ?? '';
    // A work's name, PMID and DOI beside one another are one citation: the last of them has the number. Where they lead to
    // several works, or not each is right, each has its own.
    const next = places[index + 1];
    const goesOn =
      next?.cluster === cluster && markers[index + 1] === marker && !/\n/.test(text.slice(to, next.from));
    if (marks.has(form)) parts.push({ at: from, to, written: marker });
    else if (!goesOn) {
      const at = endOfBracket(text, from, to) ?? to;
      behind.set(at, [...(behind.get(at) ?? []), ...cited]);
    }
  }
  for (const { from, to } of ownNumbers(text, places))
    parts.push({ at: from, to, written: `${ownNumber}${text.slice(from + 1, to)}` });
  const called = calledBy(text, places);
  for (const { from, numbers: given, to } of numbersInTables(text)) {
    const cited = given.map((number) => called.get(number));
    const isKnown = cited.every((one) => one !== undefined);
    parts.push({
      at: from,
      to,
      written: isKnown ? markerOf(cited.flat(), numbers) : `${ownNumber}${text.slice(from + 1, to)}`,
    });
  }
  for (const [at, cited] of behind) parts.push({ at, to: at, written: ` ${markerOf(cited, numbers)}` });
  const pieces: string[] = [];
  let done = 0;
  for (const { at, to, written: piece } of parts.sort((a, b) => a.at - b.at || a.to - b.to)) {
    pieces.push(text.slice(done, at), piece);
    done = to;
  }
  return pieces.join('') + text.slice(done);
}

/** What an answer calls by a number in its words; a number that it uses for two things is nothing's. */
function calledBy(text: string, places: readonly CitedPlace[]): ReadonlyMap<number, CitedPlace['cited']> {
  const called = new Map<number, CitedPlace['cited']>();
  const ambiguous = new Set<number>();
  for (const { cited, form, from, to } of places) {
    const number = Number(/^\[(\d+)\]$/.exec(text.slice(from, to))?.[1] ?? Number.NaN);
    if (form !== 'number' || Number.isNaN(number)) continue;
    const before = called.get(number);
    if (before && worksOf(before) !== worksOf(cited)) ambiguous.add(number);
    called.set(number, cited);
  }
  for (const number of ambiguous) called.delete(number);
  return called;
}

const worksOf = (cited: CitedPlace['cited']): string => cited.map(({ row }) => row.id).join(' ');

/** Where the square bracket ends that a name stands in, "[PMID 1; PMID 2]": no bracket stands in it. Null in the words of a link. */
function endOfBracket(text: string, from: number, to: number): number | null {
  const isIn = /\[[^[\]\n]*$/.test(text.slice(Math.max(0, from - longestBracket), from));
  const [rest] = /^[^[\]\n]*\](?!\()/.exec(text.slice(to, to + longestBracket)) ?? [];
  return isIn && rest ? to + rest.length : null;
}

/** `[4, 7 retracted]`: what is wrong is said where it is cited. */
function markerOf(cited: CitedPlace['cited'], numbers: ReadonlyMap<LedgerRow, number>): string {
  const said = cited.map(({ mention, row }) => `${numbers.get(row)} ${wrongAt(mention, row)}`.trim());
  return `[${[...new Set(said)].join(', ')}]`;
}

function referenceOf(row: LedgerRow, number: number): DocumentReference {
  const { citation, found, identifiers, label, publication } = row;
  const pmid = citation?.pmid && !citation.doi ? ` PMID: ${citation.pmid}.` : '';
  const known = citation && `${styles.vancouver.write(citation, publication)}${pmid}`;
  const others = identifiers
    .filter(({ value }) => !label.includes(value))
    .map(({ kind, value }) => (kind === 'url' ? value : `${kind.toUpperCase()} ${value}`));
  const cited = `${[label, ...others].join('. ')}${found === 'web-page' ? '' : '.'}`;
  return {
    number,
    text: asLine(known ?? cited),
    state: asLine(standingOf(row)),
    is_warning: found === 'not-found' || publication === 'retracted',
  };
}
