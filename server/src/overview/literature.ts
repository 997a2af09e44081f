import type { LedgerRow, LeftOutWork, Overview, WorkVerdict } from '@sextant/contracts';
import { readAbstract } from '../reading/verdicts/read-abstract.ts';
import type { OverviewInput } from './overview-input.ts';
import { citedRows, isToBeHeard } from './works-cited.ts';

type Literature = Overview['literature'];

/**
 * Whoever takes a verified work for another does not count as citing it, and whoever may mean it does; of one that no answer
 * names rightly, all do.
 */
function citers({ mentions }: LedgerRow): string[] {
  const isVerified = mentions.some(({ state }) => state === 'verified');
  const citing = isVerified ? mentions.filter(({ state }) => state !== 'mismatch') : mentions;
  return [...new Set(citing.map(({ engine }) => engine))];
}

/**
 * What the verified works say that the answers cite. Only verified works have a say: the others are listed with the
 * state that keeps them out.
 */
export function readLiterature(
  { earlierQuestions, ledger, question }: OverviewInput,
  isYesNo: boolean,
): Literature {
  const verdicts: WorkVerdict[] = [];
  const leftOut: LeftOutWork[] = [];
  for (const row of citedRows(ledger)) {
    const { citation, id: work } = row;
    const cited_by = citers(row);
    const leaveOut = (why: LeftOutWork['why']) =>
      leftOut.push({ work, title: citation?.title ?? null, why, cited_by });
    if (!isToBeHeard(row)) leaveOut(whyNot(row));
    else if (citation?.study_type === 'notice') leaveOut('notice');
    else if (!citation?.abstract) leaveOut('no-abstract');
    else if (isYesNo) {
      const { place, reason, verdict } = readAbstract(question, citation.abstract, earlierQuestions);
      if (!place) {
        leaveOut('off-question');
        continue;
      }
      const { n, study_type, title, year } = citation;
      const { from, to } = place;
      const passage = { engine: null, work, from, to, text: citation.abstract.slice(from, to) };
      verdicts.push({ work, title, year, study_type, n, verdict, reason, passage, cited_by, by: 'rules' });
    }
  }
  return { verdicts, left_out: leftOut };
}

/** What keeps a work from having a say: what was published against it, that no answer names it rightly, or that no one knows. */
function whyNot({ found, mentions, publication }: LedgerRow): LeftOutWork['why'] {
  if (publication === 'retracted' || publication === 'concern') return publication;
  if (found === 'not-found') return 'not-found';
  if (mentions.some(({ state }) => state === 'verified')) return 'unchecked';
  return mentions.some(({ state }) => state === 'mismatch') ? 'mismatch' : 'unknown';
}
