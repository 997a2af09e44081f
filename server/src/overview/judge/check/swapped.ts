import { readAbstract } from '../../../reading/abstracts/read-abstract.ts';
import type { ReadDocument } from '../../../reading/document.ts';
import { groupsOfText } from '../../../reading/groups/groups-of-text.ts';
import { type Roster, rosterOf, rosterOfSentences } from '../../../reading/groups/roster.ts';
import { keptOf, keptWith } from '../../../reading/kept-with.ts';
import { createStatements } from '../../../reading/mentions/statement.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { readQuantities } from '../../../reading/quantities/read-quantities.ts';
import { isSameMeasure, isSameValue } from '../../../reading/quantities/same-value.ts';
import { blockAt } from '../../../reading/read-document.ts';
import type { Standing } from './standing.ts';

/** A work that passages cite, as far as it tells which groups were compared. */
export interface ComparingWork {
  title: string;
  abstract: string;
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
 * Whether two passages tell numbers of two groups, each the other way round: "24% with one and 17% with the other", and 17%
 * with the one and 24% with the other. Which names are one group's is taken from the works that they cite; without one each of both groups
 * must have its other number in the other passage, for two names of one group are not two.
 */
export function areSwapped(one: string, other: string, works: readonly ComparingWork[] = []): boolean {
  const texts = [one, other].map((text) => {
    const part = text.slice(0, maxLength);
    return { text: part, start: 0, quantities: readQuantities(part).slice(0, maxNumbers) };
  }) as [Told, Told];
  if (!haveSameNumber(texts)) return false;
  const rosters = works
    .slice(0, maxWorks)
    .map(({ abstract, title }) => rosterOf(readAbstract(abstract), title))
    .filter(({ groups }) => groups.length > 1);
  if (rosters.length === 0) return areTurned(texts, rosterOfSentences(texts), false);
  return rosters.some((roster) => areTurned(texts, roster, roster.areTwo));
}

/** Most passages share none, and need not be read further. */
const haveSameNumber = ([one, other]: readonly [Told, Told]): boolean =>
  one.quantities.some((stated) => other.quantities.some((recorded) => isSame(stated, recorded)));

const isSame = (stated: Quantity, recorded: Quantity): boolean =>
  isSameMeasure(stated, recorded) && isSameValue(stated, recorded);

type Told = Parameters<typeof groupsOfText>[0];

const kept = keptWith<Roster, ReadonlyMap<number, number>>(200);

/** A passage is held against one after the other. */
const groupsBy = (roster: Roster, told: Told): ReadonlyMap<number, number> =>
  kept(roster, told.text, () => groupsOfText(told, roster).groups);

/** @param isOneEnough whether one number that is of the other group tells it, or both must */
function areTurned([one, other]: readonly [Told, Told], roster: Roster, isOneEnough: boolean): boolean {
  const [own, others] = [one, other].map((told) => groupsBy(roster, told)) as [
    ReadonlyMap<number, number>,
    ReadonlyMap<number, number>,
  ];
  if (own.size === 0 || others.size === 0) return false;
  const of = ({ from }: Quantity, groups: ReadonlyMap<number, number>) => groups.get(from);
  const shared = one.quantities.flatMap((stated) => {
    const group = of(stated, own);
    return other.quantities.flatMap((recorded) => {
      const there = of(recorded, others);
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
