import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { groupsOfAbstract } from '../../../reading/groups/groups-of-abstract.ts';
import { groupsOfText } from '../../../reading/groups/groups-of-text.ts';
import { rosterOf } from '../../../reading/groups/roster.ts';
import type { GroupPair } from '../../../reading/groups/told-groups.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { isSameMeasure, isSameValue } from '../../../reading/quantities/same-value.ts';
import { maxPlaces } from '../bounds.ts';

/**
 * How a number of some words stands to one of an abstract, by the groups that both are told of: `same`, `other`, or `unknown`
 * where either text does not say whose it is.
 */
export type GroupRelation = 'same' | 'other' | 'unknown';

/** What is known of the groups of some words' numbers, held against an abstract. */
export interface OfGroups {
  relate(stated: Quantity, recorded: Quantity): GroupRelation;
  /**
   * Whether the abstract has a number of another group than the one that it is told of: "24% with the drug", where that is the
   * placebo's. That holds wherever it has it, or at the place that was found for it while it has it nowhere of the group itself.
   */
  isSwapped(stated: Quantity, found?: Quantity | null): boolean;
  /**
   * Numbers that are told of two groups as the abstract tells them, both and each of its own, with where it does: what each alone
   * could not tell, being round or of a name that is not known, both together do.
   */
  standing: ReadonlyMap<number, Quantity>;
}

/** Where nothing is known of any group. */
export const noGroups: OfGroups = { relate: () => 'unknown', isSwapped: () => false, standing: new Map() };

/** How the groups that some words tell their numbers of stand to those of an abstract. */
export function ofGroups(claim: PlacedText, abstract: ReadAbstract, title: string): OfGroups {
  const roster = rosterOf(abstract, title);
  if (roster.groups.length < 2) return noGroups;
  const { groups, pairs } = groupsOfText(claim, roster);
  if (groups.size === 0) return noGroups;
  const recorded = groupsOfAbstract(abstract, title);
  const recordedGroups = recorded.groups;
  const relate = (stated: Quantity, at: Quantity): GroupRelation => {
    const [own, other] = [groups.get(stated.from), recordedGroups.get(at.from)];
    if (own === undefined || other === undefined) return 'unknown';
    return own === other ? 'same' : 'other';
  };
  const standing = placesIn(pairs, recorded.pairs, false);
  const exchanged = placesIn(pairs, recorded.pairs, true);
  return {
    relate,
    standing,
    isSwapped(stated, found = null) {
      if (!groups.has(stated.from) || standing.has(stated.from)) return false;
      if (exchanged.has(stated.from)) return true;
      const places = abstract.quantities.filter((one) => isSameOf(stated, one)).slice(0, maxPlaces);
      const relations = places.map((one) => relate(stated, one));
      const isFoundOfOther = found !== null && relate(stated, found) === 'other';
      return (
        relations.includes('other') &&
        !relations.includes('same') &&
        (isFoundOfOther || !relations.includes('unknown'))
      );
    },
  };
}

/** Where an abstract has pairs of numbers that are told of two groups: each of its own, or of the other. */
function placesIn(
  told: readonly GroupPair[],
  recorded: readonly GroupPair[],
  isExchanged: boolean,
): ReadonlyMap<number, Quantity> {
  const places = new Map<number, Quantity>();
  for (const { one, other } of told)
    for (const pair of recorded) {
      const isInOrder = (pair.one.group === one.group) !== isExchanged;
      const [first, second] = isInOrder ? [pair.one, pair.other] : [pair.other, pair.one];
      const [own, others] = isExchanged ? [second, first] : [first, second];
      if (own.group !== one.group || others.group !== other.group) continue;
      for (const stated of one.item.quantities)
        for (const against of other.item.quantities) {
          const at = first.item.quantities.find((each) => isSameOf(stated, each));
          const otherAt = second.item.quantities.find((each) => isSameOf(against, each));
          const isPair = stated.kind === against.kind && at && otherAt && at.unit === otherAt.unit;
          if (!isPair || at.value === otherAt.value) continue;
          places.set(stated.from, places.get(stated.from) ?? at);
          places.set(against.from, places.get(against.from) ?? otherAt);
        }
    }
  return places;
}

const isSameOf = (stated: Quantity, recorded: Quantity): boolean =>
  isSameMeasure(stated, recorded) && isSameValue(stated, recorded);
