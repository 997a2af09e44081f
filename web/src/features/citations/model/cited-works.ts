import type { Citation, Evidence, Ledger, LedgerRow, LedgerState } from '@sextant/contracts';

/**
 * How a work stands to its reader: a state of the ledger; `unchecked`, cited in an answer that has not been checked
 * yet; or, of works that nobody cites, what their record says: `uncited`, with nothing against it.
 */
export type ShownState = LedgerState | 'unchecked' | 'uncited';

/** One work of a turn: cited, or found and cited by none. */
export interface CitedWork {
  /** Stable within the turn. */
  id: string;
  /** What `[n]` in an answer means by it; null for works that were cited in other ways. */
  number: number | null;
  citation: Citation | null;
  state: ShownState;
  /** Null where no answer cites it, or none has been checked. */
  row: LedgerRow | null;
  /** Engines that cite it, each once. */
  engines: string[];
}

const againstIt = { retracted: 'retracted', concern: 'concern' } as const;

/** What a record says against its work; null where it says nothing. */
const publishedAgainst = (citation: Citation): 'retracted' | 'concern' | null =>
  againstIt[citation.status as keyof typeof againstIt] ?? null;

const numberInId = /^number:(\d+)$/;

function ofRow(row: LedgerRow): CitedWork {
  // A number that no work has stands in the row's id.
  const unknownNumber = numberInId.exec(row.id)?.[1];
  return {
    id: row.id,
    number: row.number ?? (unknownNumber ? Number(unknownNumber) : null),
    citation: row.citation,
    state: row.state,
    row,
    engines: [...new Set([...row.mentions.map(({ engine }) => engine), ...row.searched_by])],
  };
}

/**
 * All works of a turn: the ledger's rows in their order, then what was found and is cited by none.
 * @param hasEnded whether all engines have: before, nobody knows what will not be cited
 */
export function citedWorks(evidence: Evidence | null, ledger: Ledger | null, hasEnded: boolean): CitedWork[] {
  const rows = (ledger?.rows ?? []).map(ofRow);
  const cited = new Set(rows.map(({ number }) => number));
  const rest = (evidence?.works ?? [])
    .filter(({ number }) => !cited.has(number))
    .map(
      ({ number, citation }): CitedWork => ({
        id: `evidence:${number}`,
        number,
        citation,
        state: publishedAgainst(citation) ?? (ledger && hasEnded ? 'uncited' : 'unchecked'),
        row: null,
        engines: [],
      }),
    );
  return [...rows, ...rest];
}

/** The works by the number that answers cite them by. What is cited before its check is not checked, never clean. */
export function worksByNumber(works: readonly CitedWork[]): ReadonlyMap<number, CitedWork> {
  const byNumber = new Map<number, CitedWork>();
  for (const work of works) {
    if (work.number === null) continue;
    byNumber.set(work.number, work.state === 'uncited' ? { ...work, state: 'unchecked' } : work);
  }
  return byNumber;
}
