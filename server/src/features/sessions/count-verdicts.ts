import {
  type EngineVerdict,
  judgedCell,
  overviewVersion,
  type SessionVerdicts,
  type Verdict,
  verdicts,
} from '@sextant/contracts';
import type { VerdictMarks } from '../../platform/db/schema.ts';

const isVerdict = (verdict: EngineVerdict['verdict']): verdict is Verdict =>
  (verdicts as readonly (string | null)[]).includes(verdict);

/**
 * What an overview comes to, as its page shows it: what could not be read, or what the reader objects to, counts for none.
 * Undefined where no verdict is left, and for an overview of another version, which counts as none.
 */
export function countVerdicts(
  marks: VerdictMarks | null,
  objections: readonly string[],
): SessionVerdicts | undefined {
  if (marks?.version !== overviewVersion) return undefined;
  const count = (given: EngineVerdict['verdict'][], cellOf: (verdict: Verdict, place: number) => string) => {
    const counts: Partial<Record<Verdict, number>> = {};
    for (const [place, verdict] of given.entries())
      if (isVerdict(verdict) && !objections.includes(cellOf(verdict, place)))
        counts[verdict] = (counts[verdict] ?? 0) + 1;
    return Object.keys(counts).length > 0 && counts;
  };
  const engines = count(marks.engineVerdicts, (verdict, place) =>
    judgedCell.verdict({ engine: marks.engines[place] ?? '', verdict }),
  );
  if (engines) return { of: 'engines', counts: engines };
  const literature = count(marks.workVerdicts, (verdict, place) =>
    judgedCell.work({ work: marks.works[place] ?? '', verdict }),
  );
  return literature ? { of: 'literature', counts: literature } : undefined;
}
