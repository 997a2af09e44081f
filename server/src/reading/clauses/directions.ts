import { type Direction, turning, unwanted, wanted } from '../lexicon/effect-words.ts';

/** How two directions stand to each other; `open` where neither can be said. */
export type Relation = 'same' | 'opposite' | 'open';

/** A direction and what it is said of. */
interface Told {
  direction: Direction;
  outcome: Iterable<string>;
}

/** Whether more of an outcome is wanted; null where its words do not tell. */
function isWanted(outcome: readonly string[]): boolean | null {
  const good = outcome.some((one) => wanted.test(one));
  const bad = outcome.some((one) => unwanted.test(one));
  if (good === bad) return null;
  return outcome.some((one) => turning.test(one)) ? bad : good;
}

/** Better or worse, where the words of the outcome tell which way is which. */
function judged({ direction, outcome }: Told): Direction | null {
  if (direction !== 'up' && direction !== 'down') return direction;
  const isGood = isWanted([...outcome]);
  if (isGood === null) return null;
  return (direction === 'up') === isGood ? 'better' : 'worse';
}

/** Compares what is claimed of an outcome with what is found of it. */
export function compareDirections(claimed: Told, found: Told): Relation {
  const [one, other] = [claimed.direction, found.direction];
  if (one === 'none' || other === 'none') return one === other ? 'same' : 'opposite';
  const [first, second] = [judged(claimed), judged(found)];
  if (first !== null && second !== null) return first === second ? 'same' : 'opposite';
  if (first !== null || second !== null) return 'open';
  return one === other ? 'same' : 'opposite';
}
