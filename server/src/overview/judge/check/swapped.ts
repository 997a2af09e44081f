import { readAbstract } from '../../../reading/abstracts/read-abstract.ts';
import type { ReadDocument } from '../../../reading/document.ts';
import { groupsOfAbstract } from '../../../reading/groups/groups-of-abstract.ts';
import { groupsOfText } from '../../../reading/groups/groups-of-text.ts';
import { type Roster, rosterOf, rosterOfSentences } from '../../../reading/groups/roster.ts';
import type { GroupPair } from '../../../reading/groups/told-groups.ts';
import { keptOf, keptWith } from '../../../reading/kept-with.ts';
import { createStatements } from '../../../reading/mentions/statement.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { readQuantities } from '../../../reading/quantities/read-quantities.ts';
import { isSameMeasure, isSameValue } from '../../../reading/quantities/same-value.ts';
import { blockAt } from '../../../reading/read-document.ts';
import type { Standing } from './standing.ts';

/** A work that passages cite, as far as it tells which groups were compared. */
export interface ComparingWork {
  title: string;
  abstract: string;
  /** Whether both passages cite it. */
  isShared?: boolean;
}

/** As much of a passage is read, and as many of its numbers and works are held against another's. */
const maxLength = 2_000;
const maxNumbers = 40;
const maxWorks = 3;

const statementsOf = keptOf((document: ReadDocument) => createStatements(document));

/** The words of a passage; of a table's row each cell behind the head of its column, which names the group. */
export function wordsOf({ answer: { document }, passage }: Pick<Standing, 'answer' | 'passage'>): string {
  const row = blockAt(document, passage.from)?.cell ? statementsOf(document)(passage.from).statement : '';
  return row || passage.text;
}

/**
 * How two passages tell numbers of two groups: `swapped`, each the other way round ("24% with one and 17% with the other", and 17% with
 * the one and 24% with the other); `same`, both as it is in a work, in whatever form ("24%", "201 of 840"); null where it is not known.
 * Which names are one group's is taken from the works that they cite. Without one each of both groups must have its other number in the
 * other passage, for two names of one group are not two.
 */
export function compareGroups(
  one: string,
  other: string,
  works: readonly ComparingWork[] = [],
): 'swapped' | 'same' | null {
  const texts = [toRead(one), toRead(other)] as const;
  const comparing = works
    .slice(0, maxWorks)
    .map(({ abstract, title }) => ({ abstract: readAbstract(abstract), title }))
    .filter(({ abstract, title }) => rosterOf(abstract, title).groups.length > 1);
  if (comparing.length === 0)
    return haveSameNumber(texts) && areTurned(texts, rosterOfSentences(texts), false) ? 'swapped' : null;
  const relations = comparing.flatMap(({ abstract, title }) => {
    const roster = rosterOf(abstract, title);
    if (haveSameNumber(texts) && areTurned(texts, roster, roster.areTwo)) return 'swapped';
    return byPairs(texts, roster, groupsOfAbstract(abstract, title).pairs) ?? [];
  });
  return relations.includes('swapped') ? 'swapped' : (relations[0] ?? null);
}

function toRead(passage: string): PlacedText {
  const text = passage.slice(0, maxLength);
  return { text, from: 0, quantities: readQuantities(text).slice(0, maxNumbers) };
}

/** Whether two passages give two groups each other's numbers. */
export const areSwapped = (one: string, other: string, works: readonly ComparingWork[] = []): boolean =>
  compareGroups(one, other, works) === 'swapped';

/** Most passages share none, and need not be read further. */
const haveSameNumber = ([one, other]: readonly [PlacedText, PlacedText]): boolean =>
  one.quantities.some((stated) => other.quantities.some((recorded) => isSame(stated, recorded)));

const isSame = (stated: Quantity, recorded: Quantity): boolean =>
  isSameMeasure(stated, recorded) && isSameValue(stated, recorded);

const kept = keptWith<Roster, ReadonlyMap<number, number>>(200);

/** A passage is held against one after the other. */
const groupsBy = (roster: Roster, told: PlacedText): ReadonlyMap<number, number> =>
  kept(roster, told.text, () => groupsOfText(told, roster).groups);

/** @param isOneEnough whether one number that is of the other group tells it, or both must */
function areTurned(texts: readonly [PlacedText, PlacedText], roster: Roster, isOneEnough: boolean): boolean {
  const [one, other] = texts;
  const [own, others] = [groupsBy(roster, one), groupsBy(roster, other)];
  const shared = one.quantities.flatMap((stated) => {
    const group = own.get(stated.from);
    return other.quantities.flatMap((recorded) => {
      const there = others.get(recorded.from);
      const areKnown = group !== undefined && there !== undefined;
      return areKnown && isSame(stated, recorded) ? [{ value: stated.value, group, there }] : [];
    });
  });
  if (shared.some(({ group, there }) => group === there)) return false;
  if (isOneEnough) return shared.length > 0;
  return shared.some((first) =>
    shared.some(
      (second) =>
        second.value !== first.value && second.group === first.there && second.there === first.group,
    ),
  );
}

/** "25 of 400 on the drug" and "6.2% of controls": both are held against the pair of the abstract that has them. */
function byPairs(
  texts: readonly [PlacedText, PlacedText],
  roster: Roster,
  pairs: readonly GroupPair[],
): 'swapped' | 'same' | null {
  const [one, other] = [waysOf(texts[0], roster, pairs), waysOf(texts[1], roster, pairs)];
  for (const [at] of pairs.entries()) {
    const [own, others] = [one.ways[at] ?? null, other.ways[at] ?? null];
    if (!own || !others) continue;
    if (own.isTurned !== others.isTurned) return 'swapped';
    if (one.isAll(own) && other.isAll(others)) return 'same';
  }
  return null;
}

/** How a passage tells each of the pairs, and whether one of them is all that it tells. */
function waysOf(told: PlacedText, roster: Roster, pairs: readonly GroupPair[]) {
  const groups = groupsBy(roster, told);
  const known = told.quantities.filter(({ from }) => groups.has(from));
  // How many a group has, "of 4321", is told beside how many of them.
  const telling = known.filter(({ kind }) => !/^(?:count|sample-size|number)$/.test(kind));
  return {
    ways: pairs.map((pair) => wayOf(known, groups, pair)),
    isAll: (way: Way) => telling.every((one) => way.told.includes(one)),
  };
}

interface Way {
  isTurned: boolean;
  told: readonly Quantity[];
}

/** Whether numbers are told of the groups as a pair of an abstract has them, or turned; null where they are not all one or the other. */
function wayOf(
  told: readonly Quantity[],
  groups: ReadonlyMap<number, number>,
  { one, other }: GroupPair,
): Way | null {
  const held: Quantity[] = [];
  const ways = told.flatMap((stated) => {
    const [isOfOne, isOfOther] = [one, other].map(({ item }) =>
      item.quantities.some((recorded) => isSame(stated, recorded)),
    );
    if (isOfOne === isOfOther) return [];
    held.push(stated);
    return groups.get(stated.from) !== (isOfOne ? one : other).group;
  });
  const [isTurned] = ways;
  return isTurned === undefined || ways.some((way) => way !== isTurned) ? null : { isTurned, told: held };
}
