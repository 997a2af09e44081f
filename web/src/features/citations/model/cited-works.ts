import type { Citation, Evidence, Ledger, LedgerRow, Mention } from '@sextant/contracts';
import { evidenceNumbers } from '@sextant/contracts/evidence-numbers';
import { isCited } from '@sextant/contracts/is-cited';
import { type ShownState, stateOfMention, stateOfWork } from '../../../lib/citation-state.ts';

/** One work of a turn: cited, or found and cited by none. */
export interface CitedWork {
  /** Stable within the turn. */
  id: string;
  /** What `[n]` means by it where an answer has no list of its own; null for works that were cited in other ways. */
  number: number | null;
  citation: Citation | null;
  state: ShownState;
  /** Null where neither an answer nor a vendor's search has it, or none has been checked. */
  row: LedgerRow | null;
  /** Engines that cite it, each once. */
  engines: string[];
  /** Engines whose vendor's own search brought it, whether they cite it or not. */
  searchedBy: string[];
}

/** Whether any answer cites a work. */
export const isCitedWork = ({ row }: CitedWork): boolean => row !== null && isCited(row);

const againstIt = { retracted: 'retracted', concern: 'concern' } as const;

/** What a record says against its work; null where it says nothing. */
const publishedAgainst = (citation: Citation): 'retracted' | 'concern' | null =>
  againstIt[citation.status as keyof typeof againstIt] ?? null;

/** What no one cites so far may still be cited while answers are written. */
const whileOpen = (state: ShownState, isOver: boolean): ShownState =>
  state === 'uncited' && !isOver ? 'pending' : state;

const ofRow = (row: LedgerRow, isOver: boolean): CitedWork => ({
  id: row.id,
  number: row.number ?? row.missing_number,
  citation: row.citation,
  state: whileOpen(stateOfWork(row), isOver),
  row,
  engines: [...new Set(row.mentions.map(({ engine }) => engine))],
  searchedBy: row.searched_by,
});

/**
 * All works of a turn: the ledger's rows in their order, then what was found and is cited by none.
 * @param isChecked whether the ledger is the last one: before, no one knows what will not be cited
 */
export function citedWorks(
  evidence: Evidence | null,
  ledger: Ledger | null,
  isChecked: boolean,
): CitedWork[] {
  const isOver = ledger !== null && isChecked;
  const rows = (ledger?.rows ?? []).map((row) => ofRow(row, isOver));
  const inRows = new Set((ledger?.rows ?? []).flatMap(evidenceNumbers));
  const rest = (evidence?.works ?? [])
    .filter(({ number }) => !inRows.has(number))
    .map(
      ({ number, citation }): CitedWork => ({
        id: `evidence:${number}`,
        number,
        citation,
        state: publishedAgainst(citation) ?? whileOpen('uncited', isOver),
        row: null,
        engines: [],
        searchedBy: [],
      }),
    );
  return [...rows, ...rest];
}

/** What is true of a work whoever cites it; what an answer says of it is still to be checked. */
export function stateBeforeCheck({ citation, row }: CitedWork): ShownState {
  const published = row?.publication ?? 'unchecked';
  if (published === 'retracted' || published === 'concern') return published;
  // What has been asked since knows better than the record that was found.
  return (published === 'unchecked' && citation && publishedAgainst(citation)) || 'pending';
}

/** How a work stands in one engine's answer: by its own mentions, for one engine's slip never marks another's. */
export function stateIn(work: CitedWork, engine: string): ShownState {
  const { engines, row } = work;
  if (!row || !engines.includes(engine)) return stateBeforeCheck(work);
  return stateOfWork({ ...row, mentions: row.mentions.filter((mention) => mention.engine === engine) });
}

/** The works by their numbers in the evidence, as they stand in an answer that has not been checked: never clean. */
export function worksByNumber(works: readonly CitedWork[]): ReadonlyMap<number, CitedWork> {
  const byNumber = new Map<number, CitedWork>();
  for (const work of works) {
    // That a list lacks a number was found of another answer, and perhaps of its own list.
    if (work.number === null || (work.row && work.row.number === null)) continue;
    for (const number of work.row ? evidenceNumbers(work.row) : [work.number])
      byNumber.set(number, { ...work, state: stateBeforeCheck(work) });
  }
  return byNumber;
}

/** A mention of one answer, with its work and how it stands. */
export interface CheckedMention {
  mention: Mention;
  work: CitedWork;
  state: ShownState;
}

/** The mentions of one engine's answer, in the order of the text. */
export function mentionsOf(works: readonly CitedWork[], engine: string): CheckedMention[] {
  return works
    .flatMap((work) => {
      const { row } = work;
      if (!row) return [];
      return row.mentions
        .filter((mention) => mention.engine === engine)
        .map((mention) => ({ mention, work, state: stateOfMention(mention, row) }));
    })
    .sort((a, b) => a.mention.from - b.mention.from || b.mention.to - a.mention.to);
}
