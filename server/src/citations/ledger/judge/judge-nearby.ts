import type { StatedDifference } from '@sextant/contracts';
import { type MentionCluster, noFacts } from '../../../reading/mentions/mention.ts';
import { compareFacts } from '../../facts/compare-facts.ts';
import { matchTrial } from '../../facts/trial-names.ts';
import { inWords, type Judgement } from './judgement.ts';
import type { Judging } from './judging.ts';

/** A name this near to the identifier is meant by it; farther away, it may be another work that exists as well. */
const near = 80;

/**
 * What the name before it in the sentence says of a work that would be verified otherwise. A name that leads to a work
 * of its own leaves open which of the two is meant, unless nothing but a verb stands between.
 */
export function judgeNearby(
  name: MentionCluster,
  cluster: MentionCluster,
  judged: Judgement,
  { described, works }: Judging,
): Judgement {
  const { work } = judged;
  if (!work?.citation) return judged;
  const result = described.get(name);
  const own = result?.state === 'found' ? works.withRecord(result.record) : null;
  if (own === work) return judged;
  const { authors, trial, year } = name.facts;
  const { differs } = compareFacts({ ...noFacts, authors, year }, work.citation, work.records);
  const isWeak = name.mentions.every((mention) => mention.isWeak);
  const otherTrial =
    trial !== null && !(isWeak && own === null) && matchTrial(trial, work.citation) === 'other';
  const all: StatedDifference[] = otherTrial
    ? [
        {
          fact: 'trial',
          stated: trial,
          recorded: work.citation.trial ?? work.citation.title,
          said_by: work.citation.source,
        },
      ]
    : differs;
  if (all.length === 0) return judged;
  const isTight = cluster.from - name.to < near;
  const wasLookedFor =
    result !== undefined && result.state !== 'found' && result.failures.length === 0 && !otherTrial;
  if (own ? isTight : wasLookedFor)
    return { ...judged, state: 'mismatch', differs: all, reason: inWords(all) };
  return {
    ...judged,
    state: 'unknown',
    reason: `The sentence names ${authors[0] ?? trial ?? 'another work'}, and this leads to another work.`,
  };
}
