import type { Citation, CitedIdentifier, Evidence, Ledger, LedgerRow } from '@sextant/contracts';
import type { Source } from '../../literature/sources/source.ts';
import { extractIdentifiers } from '../../reading/identifiers/extract-identifiers.ts';
import { shorterDois } from '../../reading/identifiers/shorter-dois.ts';
import type { StatedIdentifier } from '../../reading/mentions/mention.ts';
import { readDocument } from '../../reading/read-document.ts';
import type { AnswerToCheck } from './answer-to-check.ts';
import { identifiersOf, keyOf } from './identifiers.ts';
import { checkStatus, emptyFinding, type Finding, lookUp } from './look-up.ts';
import type { CitingAnswer } from './read-answers.ts';
import type { CheckedWork } from './works.ts';

export interface Asking {
  sources: readonly Source[];
  /** Asks about everything again. */
  recheck: boolean;
  /** Asks again what has become of works, and whether there are those that were not found; which works are meant stays. */
  renews: boolean;
  /** When the evidence was gathered, in milliseconds since 1970; null where there is none. */
  gatheredAt: number | null;
  signal: AbortSignal;
}

/** The rows of an earlier check, found by what they were named and known by. */
export class EarlierRows {
  readonly #byKey: ReadonlyMap<string, LedgerRow>;

  constructor(previous: Ledger | undefined) {
    this.#byKey = new Map(
      (previous?.rows ?? []).flatMap((row) =>
        [row.id, ...row.identifiers.map(keyOf)].map((key) => [key, row]),
      ),
    );
  }

  of(identifiers: readonly CitedIdentifier[]): LedgerRow | null {
    return identifiers.map((identifier) => this.#byKey.get(keyOf(identifier))).find(Boolean) ?? null;
  }
}

interface WantedWork {
  number: number | null;
  identifiers: CitedIdentifier[];
  /** Read from addresses, and nowhere given as such. */
  isDerived: boolean;
  citation: Citation | null;
  searchedBy: string[];
}

/** What is cited by an identifier or stands in the evidence set, in its order and then in that of first mention. */
function wantedWorks(
  evidence: Evidence | null,
  answers: readonly AnswerToCheck[],
  read: readonly CitingAnswer[],
): WantedWork[] {
  const wanted: WantedWork[] = (evidence?.works ?? []).map(({ citation, number }) => ({
    number,
    citation,
    identifiers: identifiersOf(citation),
    isDerived: false,
    searchedBy: [],
  }));
  const byKey = new Map(
    wanted.flatMap((work) => work.identifiers.map((identifier) => [keyOf(identifier), work])),
  );
  const find = ({ isDerived = false, kind, value }: StatedIdentifier): WantedWork => {
    const key = keyOf({ kind, value });
    const work = byKey.get(key) ?? {
      number: null,
      citation: null,
      identifiers: [{ kind, value }],
      isDerived,
      searchedBy: [],
    };
    work.isDerived &&= isDerived;
    if (!byKey.has(key)) wanted.push(work);
    byKey.set(key, work);
    return work;
  };
  for (const { clusters } of read) for (const { identifiers } of clusters) identifiers.map(find);
  for (const { engine, vendor_sources: sources } of answers)
    for (const { url } of sources) {
      const named = extractIdentifiers(readDocument(url)).find(({ kind }) => kind !== 'marker');
      const { searchedBy } = find(
        named ? { ...named, kind: named.kind as CitedIdentifier['kind'] } : { kind: 'url', value: url },
      );
      if (!searchedBy.includes(engine)) searchedBy.push(engine);
    }
  return wanted;
}

/** Asks about all that is cited by an identifier; what is known from an earlier check is not asked again. */
export async function checkWorks(
  evidence: Evidence | null,
  answers: readonly AnswerToCheck[],
  read: readonly CitingAnswer[],
  earlier: EarlierRows,
  asking: Asking,
): Promise<CheckedWork[]> {
  const wanted = wantedWorks(evidence, answers, read);
  const maySearch = new Set(wanted.filter(({ isDerived }) => isDerived).slice(0, mostSearched));
  return await Promise.all(
    wanted.map(async (work) => {
      const { citation, identifiers, isDerived, number, searchedBy } = work;
      const before = earlier.of(identifiers);
      const isKept = before !== null && isSettled(before) && !asking.renews;
      const finding = isKept
        ? keptFinding(before, citation)
        : await find(work, before, asking, maySearch.has(work) ? searchDoi : lookUp);
      return { number, identifiers, isDerived, searchedBy, finding, before, isKept };
    }),
  );
}

/** In so many addresses of a turn a DOI is searched for: an answer may make up hundreds, and all wait for one service. */
const mostSearched = 10;

/** All was found out: nothing of it could be told better by asking again. */
export const isSettled = ({ found, publication }: LedgerRow): boolean =>
  found === 'not-found' || (found === 'known' && publication !== 'unchecked');

async function find(
  { citation, identifiers }: WantedWork,
  before: LedgerRow | null,
  { gatheredAt, renews, signal, sources }: Asking,
  look: typeof lookUp,
): Promise<Finding> {
  const [identifier] = identifiers;
  const brought = citation && isTracked(citation, sources) ? gatheredAt : null;
  const finding = citation
    ? await checkStatus(citation, renews || isLongAgo(brought) ? null : brought, sources, signal)
    : identifier
      ? await look(identifier, sources, signal)
      : { ...emptyFinding(), checkedAt: new Date().toISOString() };
  const gathered = brought === null ? null : new Date(brought).toISOString();
  return withEarlier({ ...finding, checkedAt: finding.checkedAt ?? before?.checked_at ?? gathered }, before);
}

/** Milliseconds for which a check is taken for what is known now; as long as sources are remembered. */
const keptMs = 60 * 60_000;

/** Whether what was so in that millisecond since 1970 may be otherwise by now. */
export const isLongAgo = (at: number | null): boolean => at !== null && Date.now() - at > keptMs;

/** A failure undoes nothing that was found out before: what the work is, and what was published against it; it is of then. */
export function withEarlier(finding: Finding, before: LedgerRow | null): Finding {
  const wasGrave = before?.publication === 'retracted' || before?.publication === 'concern';
  const isLost = before?.found === 'known' && finding.records.length === 0 && finding.missingAt === null;
  if (!before?.citation || !(wasGrave || isLost) || finding.failures.length === 0) return finding;
  return { ...finding, records: [...finding.records, before.citation], checkedAt: before.checked_at };
}

/** Of an address that may go on behind its DOI, the longest DOI that there is; else as it stands. */
async function searchDoi(
  identifier: CitedIdentifier,
  sources: readonly Source[],
  signal: AbortSignal,
): Promise<Finding> {
  const asWritten = await lookUp(identifier, sources, signal);
  const isDenied = ({ missingAt, records }: Finding) => missingAt !== null && records.length === 0;
  let finding = asWritten;
  for (const value of identifier.kind === 'doi' ? shorterDois(identifier.value) : []) {
    if (!isDenied(finding)) break;
    finding = await lookUp({ kind: 'doi', value }, sources, signal);
  }
  return finding.records.length > 0 ? finding : asWritten;
}

/** Brought by the search from a service, which has its records up to date; what is at hand may be of long ago. */
export function isTracked({ source, status }: Citation, sources: readonly Source[]): boolean {
  return status !== 'unknown' && sources.some(({ id, isAtHand }) => id === source && !isAtHand);
}

/** What an earlier check found, as if it had been found now. */
export function keptFinding(row: LedgerRow, citation: Citation | null): Finding {
  const record = row.citation ?? citation;
  return {
    ...emptyFinding(),
    records: record ? [record] : [],
    checkedBy: row.checked_by,
    missingAt: row.found === 'not-found' ? (row.found_reason ?? '') : null,
    isVouched: true,
    checkedAt: row.checked_at,
  };
}
