import type { Citation, StudyType } from '@sextant/contracts';
import { termSetOf } from '../../reading/words/term-set.ts';
import { queryOf } from '../sources/library/query.ts';
import { groupSameWorks, mergeRecords } from '../works/same-work.ts';

/** What one source found, best first. */
export interface FoundWorks {
  source: string;
  /** How much its ranking counts. */
  weight: number;
  works: readonly Citation[];
}

/**
 * The constant of reciprocal-rank fusion. The usual 60 is for lists of hundreds; in lists of fifteen it would make first
 * and last almost the same. Still, two sources that agree outdo the first place of one.
 */
const fusion = 20;
/** A title alone supports no statement. */
const withoutAbstract = 0.5;
/**
 * A retracted work stays, marked, for engines know such works from their training: only one that is marked tells them
 * to keep off. It must not stand in the place of one that holds.
 */
const retracted = 0.5;
const byType: Partial<Record<StudyType, number>> = { 'registry-record': 0.6, comment: 0.4, notice: 0.2 };
/** Of what is no study's report, at most so many. */
const quotas: { isMeant: (work: Citation) => boolean; most: number }[] = [
  { isMeant: ({ study_type: type }) => type === 'registry-record', most: 2 },
  { isMeant: ({ study_type: type }) => type === 'comment' || type === 'notice', most: 1 },
  { isMeant: ({ status }) => status === 'retracted', most: 2 },
];
/** What sharing none of the question's words costs: the sources have ranked by them already. */
const sharedWords = 0.25;
/** A work that has less of what is asked than this came in by a single common word. */
const leastCoverage = 0.2;

/** The works that several sources found, each once, best first. */
export function rankWorks(found: readonly FoundWorks[], question: string, limit: number): Citation[] {
  const places = found.flatMap(({ source, weight, works }) =>
    works.map((citation, rank) => ({ source, weight, citation, rank })),
  );
  const query = queryOf(question);
  const ranked = groupSameWorks(places, ({ citation }) => citation)
    .map((group) => {
      const work = mergeRecords(group.map(({ citation }) => citation));
      const shares = new Map<string, number>();
      for (const { rank, source, weight } of group)
        shares.set(source, Math.max(weight / (fusion + rank + 1), shares.get(source) ?? 0));
      const fused = [...shares.values()].reduce((sum, share) => sum + share, 0);
      const coverage = coverageOf(work, query);
      return { work, coverage, score: fused * worth(work) * (1 - sharedWords * (1 - coverage)) };
    })
    .filter(({ coverage }) => coverage >= leastCoverage)
    .sort((a, b) => b.score - a.score);
  return withinQuotas(
    ranked.map(({ work }) => work),
    limit,
  );
}

function worth({ abstract, status, study_type: type }: Citation): number {
  return (byType[type] ?? 1) * (abstract ? 1 : withoutAbstract) * (status === 'retracted' ? retracted : 1);
}

/** How much of what is asked a work speaks of, 0 to 1; a synonym counts as the word that was asked. */
function coverageOf({ abstract, mesh, title }: Citation, query: ReadonlyMap<string, number>): number {
  const asked = [...query.values()].filter((weight) => weight === 1).length;
  if (asked === 0) return 1;
  const terms = termSetOf(`${title}\n${abstract ?? ''}\n${mesh.join('\n')}`);
  const met = [...query.keys()].filter((term) => terms.has(term)).length;
  return Math.min(1, met / asked);
}

function withinQuotas(works: readonly Citation[], limit: number): Citation[] {
  const taken = quotas.map(() => 0);
  const kept: Citation[] = [];
  for (const work of works) {
    if (kept.length === limit) break;
    const meant = quotas.flatMap(({ isMeant }, at) => (isMeant(work) ? at : []));
    if (meant.some((at) => (taken[at] ?? 0) >= (quotas[at]?.most ?? 0))) continue;
    for (const at of meant) taken[at] = (taken[at] ?? 0) + 1;
    kept.push(work);
  }
  return kept;
}
