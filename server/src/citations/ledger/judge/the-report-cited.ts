import { keptWith } from '../../../reading/kept-with.ts';
import type { MentionCluster } from '../../../reading/mentions/mention.ts';
import { subjectOf, subjectShare } from '../../facts/subject.ts';
import { matchTrial } from '../../facts/trial-names.ts';
import type { KnownWork, Works } from '../works.ts';
import type { Judgement } from './judgement.ts';

/** A report is meant where it holds so much, by rarity, of what the sentence speaks of, in so many concepts. */
const enough = 0.5;
const minCount = 2;

/**
 * Of a trial that is named by itself, the report that its answer cites elsewhere: where the turn has no other one, and it
 * speaks of what the sentence speaks of.
 * @param cited what mentions of the same answer are verified to mean
 * @param works those of the turn
 */
export function asTheReportCited(
  { facts, said }: MentionCluster,
  judged: Judgement,
  cited: ReadonlySet<KnownWork>,
  works: Works,
): Judgement {
  const { trial, year } = facts;
  if (!judged.isOneOfMany || trial === null) return judged;
  const reports = reportsOf(trial, works);
  const [report] = reports;
  const record = report?.citation;
  if (!record || reports.length > 1 || !cited.has(report) || (year !== null && year !== record.year))
    return judged;
  const subject = subjectOf(said);
  return subject.size >= minCount && subjectShare(subject, [record]) >= enough
    ? { work: report, state: 'verified', differs: [], reason: null }
    : judged;
}

/** Those of the turn, of each trial: a hostile answer may name one a thousand times. */
const kept = keptWith<Works, readonly KnownWork[]>(200);

const reportsOf = (trial: string, works: Works): readonly KnownWork[] =>
  kept(works, trial, () =>
    works
      .known()
      .filter(
        ({ citation }) =>
          citation && citation.study_type !== 'registry-record' && matchTrial(trial, citation) === 'own',
      ),
  );
