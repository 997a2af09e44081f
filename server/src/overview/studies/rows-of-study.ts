import type { LedgerRow, Mention } from '@sextant/contracts';
import { firstAuthorIs, keysOfFirstAuthor, keysOfNames } from '../../citations/facts/authors.ts';
import { isSameTitle } from '../../citations/facts/titles.ts';
import { matchTrial, trialNamesOf } from '../../citations/facts/trial-names.ts';
import { keptOf } from '../../reading/kept-with.ts';
import { sameJournal } from '../../reading/mentions/journals.ts';
import { readSaid } from './said-of-works.ts';

/**
 * Different works that an answer cites and no source knows, of which each is held against each study: of an answer that has
 * more it is not said which studies it does not cite.
 */
const mostUncertain = 100;

const saidIn = keptOf(readSaid);
const mentionsIn = keptOf((_: readonly LedgerRow[]) => new Map<LedgerRow, readonly Mention[]>());

/**
 * What the answers say that means a study, whatever they mean it by: mentions of its report, of its entry in the
 * registry, of the trial by its name alone, or of the first author and year that are this one's alone among the works
 * cited; the last two verify no report and still say which study is meant.
 */
export function mentionsOfStudy(row: LedgerRow, rows: readonly LedgerRow[]): readonly Mention[] {
  const kept = mentionsIn(rows);
  const known = kept.get(row) ?? readMentions(row, rows);
  kept.set(row, known);
  return known;
}

function readMentions(row: LedgerRow, rows: readonly LedgerRow[]): Mention[] {
  const { citation } = row;
  if (!citation) return row.mentions;
  const { byTrial, places, registrations } = saidIn(rows);
  const registered = registrations.filter((other) => other !== row && isItsRegistration(row, other));
  const all = new Set([
    ...row.mentions,
    ...registered
      .flatMap(({ mentions }) => mentions)
      .filter(({ state }) => state === 'verified' || state === 'unknown'),
    ...trialNamesOf(citation)
      .flatMap((name) => byTrial.get(name) ?? [])
      .filter((mention) => isItsName(row, mention)),
    ...(byAuthorIn(rows).get(row) ?? []),
  ]);
  // As they stand in the ledger.
  return [...all].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

/**
 * Whether something that an engine cites, and that was not found to be another work, may be this study: that it does not
 * cite it cannot be said then.
 */
export function mayBeCitedBy(row: LedgerRow, rows: readonly LedgerRow[], engine: string): boolean {
  const uncertain = saidIn(rows).uncertain.get(engine) ?? [];
  if (uncertain.length > mostUncertain) return true;
  return uncertain.some((other) => other.row !== row && mayBe(row, other.stated));
}

/** Name and year, trial, title, or journal and year are those of the study: a year too early or too late is often a slip. */
function mayBe(
  { citation }: LedgerRow,
  { authors, journal, title, trial, year }: Mention['stated'],
): boolean {
  if (!citation) return false;
  const isNear = (by: number) =>
    year === null || citation.year === null || Math.abs(year - citation.year) <= by;
  if (trial !== null && ['own', 'told'].includes(matchTrial(trial, citation) ?? '')) return true;
  if (title !== null && isSameTitle(title, citation.title)) return true;
  if (authors.length > 0) return isNear(1) && firstAuthorIs(authors)(citation);
  const journals = [citation.journal ?? '', citation.journal_short ?? ''];
  return journal !== null && year !== null && isNear(0) && sameJournal(journal, journals) === true;
}

const isItsRegistration = ({ citation }: LedgerRow, { citation: other }: LedgerRow): boolean =>
  other?.study_type === 'registry-record' && other.nct.some((number) => citation?.nct.includes(number));

function isItsName({ citation }: LedgerRow, { form, stated, state }: Mention): boolean {
  const { authors, title, trial, year } = stated;
  const isAlone = form === 'trial' && authors.length === 0 && title === null;
  if (!citation || !trial || !isAlone || state === 'mismatch') return false;
  return (year === null || year === citation.year) && matchTrial(trial, citation) === 'own';
}

/** "Smith et al. (2020)", which tells too little by itself, where just one work cited is by Smith and of 2020: by that work. */
const byAuthorIn = keptOf((rows: readonly LedgerRow[]): Map<LedgerRow, Mention[]> => {
  const keyed = new Map<string, Set<LedgerRow>>();
  for (const row of rows)
    for (const key of row.citation ? keysOfFirstAuthor(row.citation) : [])
      keyed.set(key, (keyed.get(key) ?? new Set()).add(row));
  const found = new Map<LedgerRow, Mention[]>();
  for (const { authors, mentions, year } of saidIn(rows).byAuthor) {
    const isBy = firstAuthorIs(authors);
    const near = new Set(keysOfNames(authors).flatMap((key) => [...(keyed.get(key) ?? [])]));
    const [row, another] = [...near].filter(
      ({ citation }) => citation && citation.year === year && isBy(citation),
    );
    if (row && !another) found.set(row, (found.get(row) ?? []).concat(mentions));
  }
  return found;
});
