import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { groupsOfAbstract } from '../../reading/groups/groups-of-abstract.ts';
import { rosterOf } from '../../reading/groups/roster.ts';
import { groupsTold } from '../../reading/groups/told-groups.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { isSameMeasure, isSameValue } from '../../reading/quantities/same-value.ts';
import { maxPlaces } from './bounds.ts';

/**
 * How a number of some words stands to one of an abstract, by the groups that both are told of: `same`, `other`, or `unknown`
 * where either text does not say whose it is.
 */
export type GroupRelation = 'same' | 'other' | 'unknown';

/** What is known of the groups of some words' numbers, held against an abstract. */
export interface OfGroups {
  relate(stated: Quantity, recorded: Quantity): GroupRelation;
  /**
   * Whether the abstract has a number of another group than the one that it is told of, wherever it has it: "24% with the drug",
   * where that is the placebo's.
   */
  isSwapped(stated: Quantity): boolean;
}

const unknown: OfGroups = { relate: () => 'unknown', isSwapped: () => false };

/** @param start where the words begin in the text that the places of their quantities are of */
export function ofGroups(
  quantities: readonly Quantity[],
  words: string,
  start: number,
  abstract: ReadAbstract,
  title: string,
): OfGroups {
  const roster = rosterOf(abstract, title);
  if (roster.groups.length < 2) return unknown;
  const { groups } = groupsTold(words, start, quantities, roster);
  if (groups.size === 0) return unknown;
  const recordedGroups = groupsOfAbstract(abstract, title).groups;
  const relate = (stated: Quantity, recorded: Quantity): GroupRelation => {
    const [own, other] = [groups.get(stated.from), recordedGroups.get(recorded.from)];
    if (own === undefined || other === undefined) return 'unknown';
    return own === other ? 'same' : 'other';
  };
  return {
    relate,
    isSwapped(stated) {
      if (!groups.has(stated.from)) return false;
      const places = abstract.quantities
        .filter((one) => isSameMeasure(stated, one) && isSameValue(stated, one))
        .slice(0, maxPlaces);
      const relations = places.map((one) => relate(stated, one));
      return relations.includes('other') && !relations.includes('same');
    },
  };
}
