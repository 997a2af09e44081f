import {
  type EngineVerdict,
  judgedCell,
  overviewVersion,
  type SessionVerdicts,
  type Verdict,
  verdicts,
} from '@sextant/contracts';
import type { VerdictMarks } from '../../platform/db/schema.ts';

/** Marks that a reader calls wrong, and by whose verdicts the judge stands: what rules read, no reader objects to. */
export interface Objected {
  cells: string[];
  /** Engines and works whose verdict is the judge's. */
  engines: string[];
  works: string[];
}

const isVerdict = (verdict: EngineVerdict['verdict']): verdict is Verdict =>
  (verdicts as readonly (string | null)[]).includes(verdict);

/**
 * What an overview comes to, as its page shows it: what could not be read, or what the reader objects to, counts for none.
 * Undefined where no verdict is left, and for an overview of another version, which counts as none.
 * @param objected null where the reader objects to nothing
 */
export function countVerdicts(
  marks: VerdictMarks | null,
  objected: Objected | null,
): SessionVerdicts | undefined {
  if (marks?.version !== overviewVersion) return undefined;
  const count = (
    ids: string[],
    given: EngineVerdict['verdict'][],
    judged: string[] | undefined,
    cellOf: (id: string, verdict: Verdict) => string,
  ) => {
    const counts: Partial<Record<Verdict, number>> = {};
    for (const [place, verdict] of given.entries()) {
      const id = ids[place] ?? '';
      if (!isVerdict(verdict)) continue;
      if (judged?.includes(id) && objected?.cells.includes(cellOf(id, verdict))) continue;
      counts[verdict] = (counts[verdict] ?? 0) + 1;
    }
    return Object.keys(counts).length > 0 && counts;
  };
  const engines = count(marks.engines, marks.engineVerdicts, objected?.engines, (engine, verdict) =>
    judgedCell.verdict({ engine, verdict }),
  );
  if (engines) return { of: 'engines', counts: engines };
  const literature = count(marks.works, marks.workVerdicts, objected?.works, (work, verdict) =>
    judgedCell.work({ work, verdict }),
  );
  return literature ? { of: 'literature', counts: literature } : undefined;
}
