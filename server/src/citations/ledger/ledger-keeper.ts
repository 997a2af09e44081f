import { setImmediate } from 'node:timers/promises';
import type { Citation, Evidence, Ledger, LedgerRow, UnreachedSource } from '@sextant/contracts';
import type { Logger } from 'pino';
import type { Source } from '../../sources/source.ts';
import { groupSameWorks, mergeRecords } from '../same-work.ts';
import { type AnswerToCheck, type CitedWork, identifiersOf, keyOf, namelessCitation } from './cited-work.ts';
import { collectWorks } from './collect-works.ts';
import { differences } from './compare-facts.ts';
import { checkStatus, type Finding, lookUp, unlike } from './look-up.ts';
import { readMention } from './read-mention.ts';
import { stateOf } from './row-state.ts';
import { scoreEngines } from './score-engines.ts';

export interface LedgerKeeperOptions {
  sources: readonly Source[];
  log: Logger;
  /** Milliseconds that one check may take, unless it says otherwise. */
  budget?: number;
}

export interface LedgerCheck {
  evidence: Evidence | null;
  /** In the order in which they are shown; those that have a text. */
  answers: readonly AnswerToCheck[];
  /** The turn's ledger so far: what is known from it is not asked again, unless it is unknown. */
  previous?: Ledger;
  /** Asks about everything anew. */
  recheck?: boolean;
  /** Milliseconds that this check may take. */
  budget?: number;
  signal: AbortSignal;
}

export interface LedgerKeeper {
  /**
   * All that the answers cite as one ledger, checked within the budget: what is open then is `unknown`.
   * @throws the signal's reason, and nothing else
   */
  check(check: LedgerCheck): Promise<Ledger>;
}

const defaultBudget = 5_000;

/** Made once a process. */
export function createLedgerKeeper({
  budget: usual = defaultBudget,
  log,
  sources,
}: LedgerKeeperOptions): LedgerKeeper {
  return {
    async check({ answers, budget = usual, evidence, previous, recheck = false, signal }) {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(budget)]);
      const earlier = new Map((previous?.rows ?? []).flatMap((row) => keysOf(row).map((key) => [key, row])));
      const checked = await Promise.all(
        collectWorks(evidence, answers).map(async (cited) => {
          const before = earlierRow(cited, earlier);
          const finding = await find(cited, before, { sources, recheck, signal: patience });
          return { cited, finding, before };
        }),
      );
      signal.throwIfAborted();
      const rows: LedgerRow[] = [];
      for (const works of groupSameWorks(checked, citationOf)) {
        rows.push(toRow(works));
        // Reading abstracts takes its time; other answers stream meanwhile.
        await setImmediate();
      }
      const open = rows.filter(({ state }) => state === 'unknown').length;
      if (open > 0) log.debug({ open, rows: rows.length }, 'citations could not be checked');
      return {
        checked_at: new Date().toISOString(),
        rows,
        scores: scoreEngines(
          answers.map(({ engine }) => engine),
          rows,
        ),
        unreached: unreachedAt(
          checked.map(({ finding }) => finding),
          recheck ? [] : (previous?.unreached ?? []),
        ),
      };
    },
  };
}

/**
 * Who could not be asked, each once; from an earlier check those, too, whose works this one has not asked about again.
 * @param earlier left out where everything is asked anew
 */
function unreachedAt(findings: readonly Finding[], earlier: readonly UnreachedSource[]): UnreachedSource[] {
  const failures = findings
    .flatMap((finding) => finding.failures)
    // It answered: the work is none of those that it knows.
    .filter(({ code }) => code !== 'elsewhere')
    .map(({ code: _code, ...failure }) => failure);
  // Of one source's failures the one that tells from when on it may be asked again.
  const telling = [...earlier, ...failures].sort(
    (a, b) => Number(a.again_at !== null) - Number(b.again_at !== null),
  );
  return [...new Map(telling.map((failure) => [failure.id, failure])).values()];
}

interface Checked {
  cited: CitedWork;
  finding: Finding;
  before: LedgerRow | undefined;
}

const keysOf = (row: LedgerRow): string[] => [row.id, ...row.identifiers.map(keyOf)];

function earlierRow(cited: CitedWork, earlier: ReadonlyMap<string, LedgerRow>): LedgerRow | undefined {
  return [idOf(cited), ...cited.identifiers.map(keyOf)].map((key) => earlier.get(key)).find(Boolean);
}

interface Asking {
  sources: readonly Source[];
  recheck: boolean;
  signal: AbortSignal;
}

async function find(cited: CitedWork, before: LedgerRow | undefined, asking: Asking): Promise<Finding> {
  if (before && before.state !== 'unknown' && !asking.recheck) return known(before, cited);
  const [identifier] = cited.identifiers;
  const finding = cited.citation
    ? await checkStatus(
        cited.citation,
        !asking.recheck && isTracked(cited.citation, asking),
        asking.sources,
        asking.signal,
      )
    : identifier
      ? await lookUp(identifier, asking.sources, asking.signal)
      : { records: [], checkedBy: [], missingAt: null, failures: [], isVouched: false, checkedAt: now() };
  // A failure undoes nothing that was found out before.
  const wasGrave = before?.citation && (before.state === 'retracted' || before.state === 'concern');
  if (wasGrave && finding.failures.length > 0) finding.records.push(before.citation as Citation);
  return finding;
}

/** Brought by the search from a service, which has its records up to date; what is at hand may be of long ago. */
function isTracked({ source, status }: Citation, { sources }: Asking): boolean {
  return status !== 'unknown' && sources.some(({ id, isAtHand }) => id === source && !isAtHand);
}

function known(row: LedgerRow, { citation }: CitedWork): Finding {
  const record = row.citation ?? citation;
  return {
    records: record ? [record] : [],
    checkedBy: row.checked_by,
    missingAt: row.state === 'not-found' ? missingAt(row) : null,
    failures: [],
    isVouched: true,
    checkedAt: row.checked_at,
    note: row.state === 'verified' ? row.reason : null,
  };
}

const missingAt = ({ reason }: LedgerRow): string =>
  reason?.replace(/ knows no such work\.$/, '') ?? 'A source';
const now = () => new Date().toISOString();

function citationOf({ cited, finding }: Checked): Citation {
  if (cited.unknownNumber !== undefined || (cited.identifiers.length === 0 && !cited.citation))
    return namelessCitation([]);
  return finding.records.length > 0 ? mergeRecords(finding.records) : namelessCitation(cited.identifiers);
}

/** The identifier that tells most names the row; an earlier check's name stays, whatever is known by now. */
function idOf({ identifiers, number, unknownNumber }: CitedWork): string {
  const [first] = identifiers;
  return first ? keyOf(first) : `number:${number ?? unknownNumber}`;
}

function toRow(works: readonly Checked[]): LedgerRow {
  const [{ cited }] = works as [Checked];
  const finding = together(works.map((work) => work.finding));
  const citation = finding.records.length > 0 ? mergeRecords(finding.records) : null;
  const places = works.flatMap((work) => work.cited.places);
  const identifiers = new Map(
    [...works.flatMap((work) => work.cited.identifiers), ...(citation ? identifiersOf(citation) : [])].map(
      (identifier) => [keyOf(identifier), identifier],
    ),
  );
  const differing = citation ? places.flatMap(({ stated }) => differences(stated, citation)) : [];
  const before = works.map((work) => work.before).find(Boolean);
  const earlierMentions = before && sameAbstract(before, citation) ? before.mentions : [];
  return {
    id: before?.id ?? idOf(cited),
    number: works.map((work) => work.cited.number).find((number) => number !== null) ?? null,
    identifiers: [...identifiers.values()],
    citation,
    ...stateOf(cited, citation, finding, [...new Set(differing)]),
    checked_by: finding.checkedBy,
    checked_at: finding.checkedAt,
    mentions: places.map(
      (place) =>
        earlierMentions.find(
          ({ engine, from, statement, to }) =>
            engine === place.engine &&
            from === place.from &&
            to === place.to &&
            statement === place.statement,
        ) ?? readMention(place, citation),
    ),
    searched_by: [...new Set(works.flatMap((work) => work.cited.searchedBy))],
  };
}

const sameAbstract = ({ citation }: LedgerRow, work: Citation | null) =>
  citation?.abstract === work?.abstract && citation?.title === work?.title;

function together(findings: readonly Finding[]): Finding {
  const records = findings.flatMap((finding) => finding.records);
  return {
    records,
    checkedBy: [...new Set(findings.flatMap((finding) => finding.checkedBy))],
    missingAt: findings.map((finding) => finding.missingAt).find((label) => label !== null) ?? null,
    failures: unlike(findings.flatMap((finding) => finding.failures)),
    isVouched: findings.some((finding) => finding.isVouched),
    checkedAt: findings.map((finding) => finding.checkedAt).sort()[0] ?? now(),
    note: findings.map((finding) => finding.note).find(Boolean) ?? null,
  };
}
