import type { LedgerRow, Mention } from '@sextant/contracts';
import { matchAuthors } from '../../citations/facts/authors.ts';
import { isSameTitle } from '../../citations/facts/titles.ts';
import { matchTrial } from '../../citations/facts/trial-names.ts';
import { sameJournal } from '../../reading/mentions/journals.ts';

/**
 * What the answers say that means a study, whatever they mean it by: mentions of its report, of its entry in the
 * registry, of the trial by its name alone, or of the first author and year that are this one's alone among the works
 * cited; the last two verify no report and still say which study is meant.
 */
export function mentionsOfStudy(row: LedgerRow, rows: readonly LedgerRow[]): Mention[] {
  return rows.flatMap((other) =>
    other === row
      ? other.mentions
      : isItsRegistration(row, other)
        ? other.mentions.filter(({ state }) => state === 'verified' || state === 'unknown')
        : other.citation === null
          ? other.mentions.filter((mention) => isItsName(row, mention) || isItsAuthor(row, rows, mention))
          : [],
  );
}

/**
 * Whether something that an engine cites, and that was not found to be another work, may be this study: that it does not
 * cite it cannot be said then.
 */
export const mayBeCitedBy = (row: LedgerRow, rows: readonly LedgerRow[], engine: string): boolean =>
  rows.some(
    (other) =>
      other !== row &&
      other.mentions.some(
        (mention) => mention.engine === engine && mention.state !== 'verified' && mayBe(row, mention.stated),
      ),
  );

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
  if (authors.length > 0) return isNear(1) && matchAuthors(authors, citation) === 'first';
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

/** "Smith et al. (2020)", which tells too little by itself, where just one work cited is by Smith and of 2020. */
function isItsAuthor(row: LedgerRow, rows: readonly LedgerRow[], { form, stated, state }: Mention): boolean {
  const { authors, title, year } = stated;
  if (form !== 'author-year' || state !== 'unknown' || authors.length === 0 || title !== null) return false;
  const isBy = ({ citation }: LedgerRow) =>
    citation !== null && citation.year === year && matchAuthors(authors, citation) === 'first';
  return isBy(row) && rows.filter(isBy).length === 1;
}
