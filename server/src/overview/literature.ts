import type { Ledger, LedgerRow, LeftOutWork, Overview, WorkVerdict } from '@sextant/contracts';
import { readAbstract } from './verdict/read-abstract.ts';
import { citedRows } from './works-cited.ts';

type Literature = Overview['literature'];

const citers = ({ mentions }: LedgerRow) => [...new Set(mentions.map(({ engine }) => engine))];

/**
 * What the verified works say that the answers cite. Only verified works have a say: the others are listed with the
 * state that keeps them out.
 */
export function readLiterature(question: string, isYesNo: boolean, ledger: Ledger | null): Literature {
  const verdicts: WorkVerdict[] = [];
  const leftOut: LeftOutWork[] = [];
  for (const row of citedRows(ledger)) {
    const { citation, id: work, state } = row;
    const cited_by = citers(row);
    const leaveOut = (why: LeftOutWork['why']) =>
      leftOut.push({ work, title: citation?.title ?? null, why, cited_by });
    if (state !== 'verified') leaveOut(state);
    else if (citation?.study_type === 'notice') leaveOut('notice');
    else if (!citation?.abstract) leaveOut('no-abstract');
    else if (isYesNo) {
      const read = readAbstract(question, citation.abstract);
      if (!read.verdict) {
        leaveOut(read.why ?? 'off-question');
        continue;
      }
      const { from, to, reason, verdict } = read;
      const { n, study_type, title, year } = citation;
      const passage = { engine: null, work, from, to, text: citation.abstract.slice(from, to) };
      verdicts.push({ work, title, year, study_type, n, verdict, reason, passage, cited_by });
    }
  }
  return { verdicts, left_out: leftOut };
}
