import type { StatedFigure } from '@sextant/contracts';
import { isSameInterval, isSameNumber, type Told } from './same-number.ts';
import { areOtherTrials, type Subject } from './subject.ts';

/** One figure of a group that speaks of one thing. */
export interface Member {
  stated: StatedFigure;
  told: Told;
  subject: Subject;
}

/**
 * Whether each two engines share a number; figures of different trials or papers may differ and are not held against
 * them.
 */
export function doAgree(members: readonly Member[]): boolean | null {
  const group = members.map((member) => withTrials(member, members));
  const byEngine = [
    ...Map.groupBy(
      group.filter(({ stated }) => stated.passage.engine !== null),
      ({ stated }) => stated.passage.engine,
    ).values(),
  ];
  const tellers = new Map(group.map((member) => [member, tellersOf(member, group)]));
  // Somebody states both numbers, or each stands in a paper of its own: then nobody contradicts anybody.
  const areTwoResults = (one: Member, other: Member) => {
    const [first, second] = [tellers.get(one), tellers.get(other)];
    if (!first || !second || isSameNumber(one.told, other.told)) return false;
    return (first.inPaper && second.inPaper) || [...first.names].some((name) => second.names.has(name));
  };
  let compared: boolean | null = null;
  let areMore = false;
  for (const [at, ones] of byEngine.entries())
    for (const others of byEngine.slice(at + 1)) {
      const pairs = ones.flatMap((one) => others.map((other) => [one, other] as const));
      const comparable = pairs.filter(
        ([one, other]) => !areOtherTrials(one.subject, other.subject) && !areTwoResults(one, other),
      );
      // Two results in one group: there is no one number to agree on.
      if (pairs.every(([one, other]) => areTwoResults(one, other))) areMore = true;
      if (comparable.length === 0) continue;
      if (!comparable.some(([one, other]) => isSameNumber(one.told, other.told))) return false;
      compared = true;
    }
  return areMore ? null : compared;
}

/** One result has one trial: who tells it without the name means the trial that others name with it. */
function withTrials(member: Member, group: readonly Member[]): Member {
  const same = group.filter((other) => other === member || isSameInterval(member.told, other.told));
  const trials = new Set(same.flatMap(({ subject }) => [...subject.trials]));
  return { ...member, subject: { ...member.subject, trials } };
}

/** Who states a member's number. */
function tellersOf(member: Member, group: readonly Member[]) {
  const passages = group
    .filter(({ told }) => isSameNumber(told, member.told))
    .map(({ stated }) => stated.passage);
  return {
    names: new Set(passages.map(({ engine, work }) => engine ?? work)),
    inPaper: passages.some(({ work }) => work !== null),
  };
}
