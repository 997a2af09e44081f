import { judgeSupport } from '../../../citations/support/judge-support.ts';
import { haveChangedPlaces } from './changed-places.ts';
import { tellOtherNumbers } from './copied-numbers.ts';
import { areCopies, areOppositeCopies } from './copies.ts';
import { areApartByWork, maxShared } from './held-to-work.ts';
import { haveLeftOver } from './left-over.ts';
import { mayBeOfSame } from './of-same.ts';
import { goOtherWaysOfSame } from './other-way-round.ts';
import { saidOf } from './said-of.ts';
import { areSwapped, type ComparingWork } from './swapped.ts';

/** As much of a passage is read. */
const maxLength = 2_000;
/** What is longer is no sentence, and more than its words and numbers is not held against another. */
const longestSentence = 600;

/**
 * Whether rules know that two passages cannot both be right: their numbers are given to each other's groups or have changed places, one
 * has another number than a work that both cite, or one says the opposite of the other.
 * @param works those that either cites
 */
export function areAtOdds(one: string, other: string, works: readonly ComparingWork[]): boolean {
  const [own, others] = [one.slice(0, maxLength), other.slice(0, maxLength)];
  if (areCopies(own, others)) return false;
  const shared = works.filter(({ isShared }) => isShared).slice(0, maxShared);
  return (
    areSwapped(own, others, works) ||
    areApartByWork(own, others, works) ||
    haveChangedPlaces(own, others, shared) ||
    shared.some((work) => haveLeftOver(own, others, work)) ||
    (shared.length > 0 && tellOtherNumbers(own, others)) ||
    areOpposite(own, others, shared[0]?.title ?? '')
  );
}

/** Each denies the other: where only one of them is read to do so, the other may be of a part. */
function areOpposite(one: string, other: string, title: string): boolean {
  if (areOppositeCopies(one, other)) return true;
  if (Math.max(one.length, other.length) > longestSentence) return false;
  if (goOtherWaysOfSame(one, other)) return true;
  if (!mayBeOfSame(one, other)) return false;
  if (saidOf(one, other) === 'opposite' && saidOf(other, one) === 'opposite') return true;
  const contradicts = (statement: string, passage: string) =>
    judgeSupport(statement, passage, { title }).relation === 'contradicts';
  return (
    contradicts(one, other) &&
    contradicts(other, one) &&
    // Of what is read to contradict itself, too little is understood.
    !contradicts(one, one) &&
    !contradicts(other, other)
  );
}
