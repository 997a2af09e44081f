import type { Citation, CitedIdentifier, LedgerRow } from '@sextant/contracts';
import { areOfTwoWorks, groupSameWorks, mergeRecords } from '../../literature/works/same-work.ts';
import { identifiersOf, keyOf, namelessCitation } from './identifiers.ts';
import type { Finding } from './look-up.ts';

/** One identifier, or work of the evidence set, with what asking about it came to. */
export interface CheckedWork {
  /** Its number in the evidence set. */
  number: number | null;
  identifiers: CitedIdentifier[];
  /** It was read from addresses alone: that no one knows it proves nothing. */
  isDerived?: boolean;
  /** Engines whose vendor's own search brought it. */
  searchedBy: string[];
  finding: Finding;
  /** Its row at the last check; null where there is none. */
  before: LedgerRow | null;
  /** What was found out then still holds: no one was asked again. */
  isKept: boolean;
}

/** One work, whatever identifiers it was asked about by. */
export interface KnownWork {
  id: string;
  /** All that it has in the evidence set, in its order: what was found apart may turn out to be one work. */
  numbers: readonly number[];
  identifiers: CitedIdentifier[];
  /** Read from addresses alone. */
  isDerived: boolean;
  searchedBy: string[];
  /** All records as one; null where no one has one. */
  citation: Citation | null;
  records: readonly Citation[];
  finding: Finding;
  before: LedgerRow | null;
  isKept: boolean;
}

/** The works of a turn, each once. */
export class Works {
  readonly all: readonly KnownWork[];
  readonly #byKey = new Map<string, KnownWork>();
  readonly #byRecord = new Map<Citation, KnownWork>();
  readonly #byNumber = new Map<number, KnownWork>();

  constructor(checked: readonly CheckedWork[]) {
    this.all = asAtLastCheck(groupSameWorks(checked, citationOf)).map(together);
    for (const work of this.all) {
      for (const identifier of work.identifiers) this.#byKey.set(keyOf(identifier), work);
      for (const record of work.records) this.#byRecord.set(record, work);
      if (work.citation) this.#byRecord.set(work.citation, work);
      for (const number of work.numbers) this.#byNumber.set(number, work);
    }
  }

  find(identifier: CitedIdentifier): KnownWork | null {
    return this.#byKey.get(keyOf(identifier)) ?? null;
  }

  withNumber(number: number): KnownWork | null {
    return this.#byNumber.get(number) ?? null;
  }

  /** The work that a record is of, be it one that another reading of the same works made. */
  withRecord(record: Citation): KnownWork | null {
    const [identifier] = identifiersOf(record);
    return this.#byRecord.get(record) ?? (identifier ? this.find(identifier) : null);
  }

  /** Those with a record that can be believed. */
  known(): KnownWork[] {
    return this.all.filter(isKnown);
  }
}

/**
 * Two identifiers that a source joined in one row at the last check stay one work where that source could not be asked now;
 * where their records are of two works after all, the row stays the first one's.
 */
function asAtLastCheck(groups: readonly CheckedWork[][]): CheckedWork[][] {
  const byRow = new Map<string, CheckedWork[]>();
  return groups.flatMap((group) => {
    const id = group.find(({ before }) => before)?.before?.id;
    const known = id === undefined ? undefined : byRow.get(id);
    if (id === undefined) return [group];
    if (!known) {
      const own = [...group];
      byRow.set(id, own);
      return [own];
    }
    const areOfTwo = known.some((one) =>
      group.some((other) => areOfTwoWorks(citationOf(one), citationOf(other))),
    );
    if (areOfTwo) return [group.map((work) => ({ ...work, before: null, isKept: false }))];
    known.push(...group);
    return [];
  });
}

/** A record that the one who knows all of its kind does not have, and no one vouches for, is none to go by. */
export const isKnown = ({ citation, finding }: KnownWork): boolean =>
  citation !== null && !(finding.missingAt !== null && !finding.isVouched);

function citationOf({ finding, identifiers }: CheckedWork): Citation {
  return finding.records.length > 0 ? mergeRecords(finding.records) : namelessCitation(identifiers);
}

function together(works: readonly CheckedWork[]): KnownWork {
  const findings = works.map(({ finding }) => finding);
  const records = findings.flatMap((finding) => finding.records);
  const citation = records.length > 0 ? mergeRecords(records) : null;
  const isDerived = works.every((work) => work.isDerived);
  const cited = works.flatMap((work) => work.identifiers);
  const recorded = citation ? identifiersOf(citation) : [];
  // An address may have gone on behind its DOI: the record tells better what the work is called.
  const all = isDerived ? [...recorded, ...cited] : [...cited, ...recorded];
  const identifiers = new Map(all.map((identifier) => [keyOf(identifier), identifier]));
  const before = works.map((work) => work.before).find(Boolean) ?? null;
  const [first] = identifiers.keys();
  return {
    // The identifier that tells most names the row; an earlier check's name stays, whatever is known by now.
    id:
      before?.id ??
      first ??
      `title:${(citation?.title ?? '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`,
    numbers: works.flatMap(({ number }) => number ?? []),
    identifiers: [...identifiers.values()],
    isDerived,
    searchedBy: [...new Set(works.flatMap((work) => work.searchedBy))],
    citation,
    records,
    finding: joinFindings(findings),
    before,
    isKept: before !== null && works.every((work) => work.isKept),
  };
}

/** Two that were cited apart, each by an identifier that a slip gave the other's record. */
const areOfTwo = (findings: readonly Finding[]): boolean =>
  findings.some(({ records }, at) =>
    findings
      .slice(at + 1)
      .some((other) => records.some((one) => other.records.some((its) => areOfTwoWorks(one, its)))),
  );

function joinFindings(findings: readonly Finding[]): Finding {
  const failures = findings.flatMap((finding) => finding.failures);
  return {
    records: findings.flatMap((finding) => finding.records),
    isDisputed: findings.some((finding) => finding.isDisputed) || areOfTwo(findings),
    checkedBy: [...new Set(findings.flatMap((finding) => finding.checkedBy))],
    missingAt: findings.map((finding) => finding.missingAt).find((label) => label !== null) ?? null,
    failures: [...new Map(failures.map((failure) => [failure.message, failure])).values()],
    isVouched: findings.some((finding) => finding.isVouched),
    vouchers: [...new Set(findings.flatMap((finding) => finding.vouchers))],
    otherAt: findings.map(({ otherAt }) => otherAt).find((label) => label !== null) ?? null,
    checkedAt: findings.flatMap((finding) => finding.checkedAt ?? []).sort()[0] ?? null,
  };
}
