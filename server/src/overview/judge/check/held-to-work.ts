import { claimOf } from '../../../citations/numbers/claim.ts';
import { lookUpQuantities } from '../../../citations/numbers/compare-numbers.ts';
import { type ReadAbstract, readAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { keptWith } from '../../../reading/kept-with.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { isSameMeasure, isSameValue } from '../../../reading/quantities/same-value.ts';
import type { ComparingWork } from './swapped.ts';

/** What tells a result; how many took part and what they got may be told by anybody. */
const finding = /-ratio$|-difference$|^percentage|^rate$|^number$/;

/** A passage's results, looked up in a work that it cites. */
interface Held {
  standing: readonly { stated: Quantity; at: number }[];
  /** They are in the work, and of something else than the passage tells them of. */
  ofAnother: readonly Quantity[];
  /** Where the work has another number for what the passage tells. */
  instead: readonly number[];
  areAllStanding: boolean;
}

/** In how many works that both cite numbers are looked up. */
export const maxShared = 2;

const kept = keptWith<ReadAbstract, Held>(200);

/** The results of a passage, looked up in a work; those of its own kind, without counts. */
export function heldTo(words: string, { abstract, title }: ComparingWork): Held {
  return kept(readAbstract(abstract), `${title} ${words}`, () => {
    const claim = claimOf(words);
    const results = claim.quantities.filter(
      ({ kind, unit, value }) => finding.test(kind) && (unit === '%' || !Number.isInteger(value)),
    );
    const found = new Map(lookUpQuantities(claim, abstract, { title }).map((one) => [one.from, one]));
    const standing = results.flatMap((stated) => {
      const one = found.get(stated.from);
      return one?.state === 'stands' && one.recorded ? [{ stated, at: one.recorded.from }] : [];
    });
    const isOf = (state: string) => (stated: Quantity) => found.get(stated.from)?.state === state;
    return {
      standing,
      ofAnother: results.filter(isOf('of-another')),
      instead: results.filter(isOf('differs')).flatMap(({ from }) => found.get(from)?.recorded?.from ?? []),
      areAllStanding: standing.length > 0 && standing.length === results.length,
    };
  });
}

/**
 * How the results of two passages stand to one another by a work that both cite: `apart`, where one gives what the work has and the
 * other another number for it, or the same number for something else; `true`, where all that both give stands in it, so that no
 * number of theirs clashes; null where it is not known.
 */
export function compareByWork(one: string, other: string, work: ComparingWork): 'apart' | 'true' | null {
  const [own, others] = [heldTo(one, work), heldTo(other, work)];
  if (areApart(own, others) || areApart(others, own)) return 'apart';
  return own.areAllStanding && others.areAllStanding ? 'true' : null;
}

/** Whether one gives what a work that both cite has, and the other another number for it, or the same for something else. */
export const areApartByWork = (one: string, other: string, works: readonly ComparingWork[]): boolean =>
  works
    .filter(({ isShared }) => isShared)
    .slice(0, maxShared)
    .some((work) => compareByWork(one, other, work) === 'apart');

const areApart = ({ standing }: Held, { instead, ofAnother }: Held): boolean =>
  standing.some(
    ({ at, stated }) =>
      instead.includes(at) ||
      ofAnother.some((each) => isSameMeasure(each, stated) && isSameValue(each, stated)),
  );
