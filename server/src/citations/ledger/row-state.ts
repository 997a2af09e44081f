import type { Citation, LedgerState } from '@sextant/contracts';
import type { CitedWork } from './cited-work.ts';
import type { Finding } from './look-up.ts';

/**
 * What a finding comes to. What was published against a work outweighs everything; then that its record differs from
 * what answers say; and only what a source has just vouched for is verified without a word.
 * @param work as merged from all records; null where nobody has one
 * @param differing how the record differs from what answers say of it
 */
export function stateOf(
  cited: CitedWork,
  work: Citation | null,
  finding: Finding,
  differing: readonly string[],
): { state: LedgerState; reason: string | null } {
  const why = finding.failures.map(({ message }) => message).join(' ');
  if (cited.unknownNumber !== undefined)
    return { state: 'not-found', reason: `The evidence has no work with the number ${cited.unknownNumber}.` };
  if (!work) return stateWithoutRecord(cited, finding, why);
  if (work.status === 'retracted')
    return { state: 'retracted', reason: noticeOf(work, 'retraction', 'Retracted') };
  if (work.status === 'concern')
    return { state: 'concern', reason: noticeOf(work, 'concern', 'An expression of concern was published') };
  if (finding.missingAt && !finding.isVouched)
    return {
      state: 'unknown',
      reason: `${finding.missingAt} does not know it, though another source holds a record of it.`,
    };
  if (differing.length > 0) return { state: 'mismatch', reason: `It exists, but ${differing.join('; ')}.` };
  // A registry's record of a trial is not retracted.
  if (work.status === 'unknown' && work.study_type !== 'registry-record')
    return {
      state: 'unknown',
      reason: `It exists, but whether it was retracted could not be checked. ${why}`.trim(),
    };
  if (!finding.isVouched && why !== '')
    return {
      state: 'verified',
      reason: `As recorded here; it could not be looked up again just now. ${why}`,
    };
  if (work.status === 'corrected')
    return { state: 'verified', reason: noticeOf(work, 'erratum', 'A correction was published') };
  return { state: 'verified', reason: finding.note ?? null };
}

function stateWithoutRecord(
  { identifiers }: CitedWork,
  { missingAt }: Finding,
  why: string,
): { state: LedgerState; reason: string | null } {
  if (missingAt) return { state: 'not-found', reason: `${missingAt} knows no such work.` };
  if (identifiers.some(({ kind }) => kind === 'url'))
    return { state: 'unknown', reason: 'A web page; no source of literature can check it.' };
  return { state: 'unknown', reason: why || 'No source that could be asked knows all works of this kind.' };
}

function noticeOf({ notices }: Citation, kind: string, text: string): string {
  const reference = notices
    .find((notice) => notice.kind === kind)
    ?.reference.trim()
    .replace(/\.$/, '');
  return reference ? `${text}: ${reference}.` : `${text}.`;
}
