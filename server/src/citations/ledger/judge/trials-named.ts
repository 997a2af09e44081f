import type { Citation } from '@sextant/contracts';
import { readAbstract } from '../../../reading/abstracts/read-abstract.ts';
import type { MentionCluster } from '../../../reading/mentions/mention.ts';
import { readQuantities } from '../../../reading/quantities/read-quantities.ts';
import { matchTrial } from '../../facts/trial-names.ts';
import type { Judging } from './judging.ts';

/** A name in capitals of so many letters is a trial's; shorter ones are diseases and drugs as well: "RSV", "CABG". */
const surelyTrial = 6;
/** In UTF-16 units: a bracket, a colon or the edge of a cell. */
const rightBeside = 8;

/** The trial that is named right beside it, be it by its look alone. */
export function trialBeside({ facts, from, nearby }: MentionCluster, { works }: Judging): string | null {
  if (facts.trial !== null) return facts.trial;
  const trial = nearby?.facts.trial ?? null;
  if (trial === null || !nearby) return null;
  const isSure = nearby.mentions.some(({ isWeak }) => !isWeak) || from - nearby.to < rightBeside;
  const isKnownTrial = () =>
    works.known().some(({ citation }) => citation !== null && matchTrial(trial, citation) === 'own');
  return isSure || isKnownTrial() ? trial : null;
}

/** Whether a record says that it is of this trial, or speaks of it. */
export const tells = (trial: string, record: Citation): boolean =>
  ['own', 'told'].includes(matchTrial(trial, record) ?? '');

/** The trials that its sentence names. */
export const trialsSaid = ({ statement }: MentionCluster, { answer }: Judging): string[] =>
  answer.clusters.flatMap(({ facts, statement: other }) =>
    facts.trial !== null && other === statement ? [facts.trial] : [],
  );

/**
 * A trial that the sentence names and no record does, where none of the sentence's numbers is theirs either: the same
 * subject is that of many works. Of a sentence that cites several, each may bear another part of it.
 */
export function trialOfOtherNumbers(
  cluster: MentionCluster,
  records: readonly Citation[],
  judging: Judging,
): string | undefined {
  const { statement } = cluster;
  const citing = judging.answer.clusters.filter(
    (one) => one.statement === statement && one.identifiers.length > 0,
  );
  const stated = readQuantities(statement);
  if (stated.length === 0 || citing.length > 1) return undefined;
  const recorded = records.flatMap(({ abstract }) => readAbstract(abstract ?? '').quantities);
  if (recorded.length === 0 || stated.some(({ value }) => recorded.some((one) => one.value === value)))
    return undefined;
  return trialsSaid(cluster, judging).find(
    (trial) => trial.length >= surelyTrial && !records.some((record) => tells(trial, record)),
  );
}
