import {
  type Citation,
  type CitedIdentifier,
  isCited,
  type Ledger,
  type LedgerRow,
  type PublicationState,
} from '@sextant/contracts';
import { namelessCitation } from '../../../citations/ledger/identifiers.ts';
import { groupSameWorks, mergeRecords } from '../../../literature/works/same-work.ts';
import { onlyMismatched } from '../standing-words.ts';
import type { ReferredWork } from './to-csl.ts';

/** What ledgers say of one work. */
interface ToldWork {
  citation: Citation | null;
  identifiers: readonly CitedIdentifier[];
  /** What each of them says has become of it, the oldest check first. */
  checks: readonly Pick<LedgerRow, 'checked_at' | 'publication'>[];
  /** What is to be known where none of them has an answer that gives it rightly. */
  mismatch: string | null;
}

/** What the answers of a session's turns cite, each work once, whatever each of them cites it by. */
export class CitedWorks {
  readonly #byRow = new Map<string, ToldWork>();

  /** Adds what a turn's answers cite; turns come oldest first. */
  add(ledger: Ledger | null): void {
    for (const row of ledger?.rows ?? []) {
      if (!isCited(row)) continue;
      const { citation, id, identifiers, mentions } = row;
      const told = { citation, identifiers, checks: [toCheck(row)], mismatch: onlyMismatched(mentions) };
      const before = this.#byRow.get(id);
      this.#byRow.set(id, before ? asOne([before, told]) : told);
    }
  }

  /** In the order in which they were first cited. */
  all(): ReferredWork[] {
    return groupSameWorks([...this.#byRow.values()], knownAs).map((told) => {
      const { checks, citation, mismatch } = asOne(told);
      return {
        citation,
        mismatch,
        abstract_source: citation?.abstract ? (citation.abstract_source ?? 'published') : null,
        publication: checks.map(({ publication }) => publication).reduce(publicationAfter),
      };
    });
  }
}

/** Of a row nothing more: a long session has many. */
const toCheck = ({ checked_at, publication }: LedgerRow) => ({ checked_at, publication });

const knownAs = ({ citation, identifiers }: ToldWork): Citation => citation ?? namelessCitation(identifiers);

/** What was checked last may be of an earlier turn, whose citations a reader has had checked again. */
function asOne(told: readonly ToldWork[]): ToldWork {
  const newestFirst = [...told].sort((a, b) => compare(lastCheck(b), lastCheck(a)));
  const records = newestFirst.flatMap(({ citation }) => citation ?? []);
  return {
    citation: records.length > 0 ? mergeRecords(records) : null,
    identifiers: newestFirst[0]?.identifiers ?? [],
    mismatch: told.every(({ mismatch }) => mismatch) ? (newestFirst[0]?.mismatch ?? null) : null,
    checks: told.flatMap(({ checks }) => checks).sort((a, b) => compare(a.checked_at, b.checked_at)),
  };
}

const lastCheck = ({ checks }: ToldWork): string => checks.at(-1)?.checked_at ?? '';
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * What has become of a work, by a check and those before it. One that could not find out takes back no retraction, and
 * leaves nothing as clean.
 */
function publicationAfter(
  before: PublicationState | null,
  now: PublicationState | null,
): PublicationState | null {
  if (now !== null && now !== 'unchecked') return now;
  return before === 'current' ? 'unchecked' : (before ?? now);
}
