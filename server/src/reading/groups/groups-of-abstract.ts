import type { ReadAbstract } from '../abstracts/read-abstract.ts';
import { rosterOf } from './roster.ts';
import { type GroupPair, groupsTold } from './told-groups.ts';

/** Of which group each number of an abstract is told. */
export interface AbstractGroups {
  groups: ReadonlyMap<number, number>;
  pairs: readonly GroupPair[];
}

const kept = new WeakMap<ReadAbstract, Map<string, AbstractGroups>>();

/**
 * Of which of its groups an abstract tells its numbers. A pair that names none is in the order in which the abstract has told the
 * others, where that was one order all along.
 */
export function groupsOfAbstract(abstract: ReadAbstract, title: string): AbstractGroups {
  const ofAbstract = kept.get(abstract) ?? new Map<string, AbstractGroups>();
  kept.set(abstract, ofAbstract);
  const known = ofAbstract.get(title);
  if (known) return known;
  const roster = rosterOf(abstract, title);
  const told = abstract.sentences.map((sentence) => groupsTold(sentence, roster));
  const orders = told.flatMap(({ pairs }) =>
    pairs.map(({ one, other }) => [one.group, other.group] as const),
  );
  const [usual = null] = orders;
  const isUsual = orders.every(([first]) => first === usual?.[0]);
  const all =
    usual && isUsual && roster.areTwo
      ? abstract.sentences.map((sentence) => groupsTold(sentence, roster, usual))
      : told;
  const found = {
    groups: new Map(all.flatMap(({ groups }) => [...groups])),
    pairs: all.flatMap(({ pairs }) => pairs),
  };
  if (ofAbstract.size >= 4) ofAbstract.clear();
  ofAbstract.set(title, found);
  return found;
}
