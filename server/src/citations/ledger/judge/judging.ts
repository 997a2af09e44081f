import type { MentionCluster } from '../../../reading/mentions/mention.ts';
import type { DescribedClusters } from '../describe-clusters.ts';
import type { CitingAnswer } from '../read-answers.ts';
import type { KnownWork, Works } from '../works.ts';

/** What is known when the mentions of one answer are judged. */
export interface Judging {
  answer: CitingAnswer;
  works: Works;
  described: DescribedClusters;
  /** What was asked in this turn. */
  question: string;
  /** Whether there is an evidence set at all. */
  hasEvidence: boolean;
  /** Clusters by what names them earlier in the sentence. */
  citedBy: ReadonlyMap<MentionCluster, MentionCluster>;
  /** The article that a preprint became. */
  articleOf: (work: KnownWork) => KnownWork | null;
}
