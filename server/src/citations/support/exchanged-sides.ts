import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { type Clause, clausesOf } from '../../reading/clauses/clauses.ts';
import { compareDirections } from '../../reading/clauses/directions.ts';
import { keptOf } from '../../reading/kept-with.ts';
import { readQuantities } from '../../reading/quantities/read-quantities.ts';
import { only, share } from './term-sets.ts';

/** They tell nobody apart. */
const ofAnybody =
  /^(?:group|arm|patient|particip|subject|person|peopl|treatment|treat|therapi|receiv|given|recipi|compar|than|\d.*)$/;
/** "Smaller than the minimal important difference": what a change is measured by, and nobody who is compared. */
const noGroup = /^(?:differ|threshold|margin|mcid|expect|averag|chanc|limit)$/;
/** Where a side has none of them for itself, its place tells who it is. */
const noSide = /-ratio$|^p-value$|^sample-size$|^duration$|^dose$/;
/** Share of what a clause finds something of that another must speak of to be of the same. */
const enough = 0.6;

/** Of two that are compared, whom a clause tells the finding of, and with whom they are compared. */
interface Sides {
  clause: Clause;
  ahead: ReadonlySet<string>;
  behind: ReadonlySet<string>;
}

function sidesOf(clause: Clause): Sides[] {
  if (clause.comparator.some((one) => noGroup.test(one))) return [];
  const [behind, ahead] = [clause.comparator, clause.beside].map(
    (words) => new Set(words.filter((one) => !ofAnybody.test(one))),
  ) as [Set<string>, Set<string>];
  return behind.size === 0 ? [] : [{ clause, ahead: only(ahead, behind), behind: only(behind, ahead) }];
}

const sidesOfAbstract = keptOf(({ sentences }: ReadAbstract): readonly Sides[] =>
  sentences
    .filter(({ role }) => role === 'results' || role === 'conclusions')
    .flatMap(({ text }) => clausesOf(text).flatMap(sidesOf)),
);

/** Whether two clauses say the same of two sides, whichever each of them names first; null where that cannot be told. */
function isAlike(own: Sides, there: Sides): boolean | null {
  const isKept = share(own.behind, there.behind);
  const isTurned = share(own.behind, there.ahead) && share(there.behind, own.ahead);
  if (isKept === isTurned) return null;
  const [one, other] = [own.clause, there.clause];
  if (one.direction === null || other.direction === null)
    return one.direction === other.direction && isTurned ? false : null;
  const relation = compareDirections(
    { direction: one.direction, outcome: one.core },
    { direction: other.direction, outcome: other.core },
  );
  if (relation === 'open' || one.direction === 'none' || other.direction === 'none') return null;
  const is = (relation === 'same') === isKept;
  // "Only 32% had a favourable outcome compared with 51%": a kept order with another word may be the same by its numbers.
  return is || isTurned ? is : null;
}

/** Whether what a clause finds something of is what the other speaks of, its two sides left out. */
function isOfSame({ behind, clause }: Sides, there: Sides): boolean {
  const { concepts } = there.clause;
  // Of "men were more likely to be admitted than women" the first is a side, too, and no outcome.
  const outcome = clause.core.filter(
    (one) => !ofAnybody.test(one) && !behind.has(one) && !there.behind.has(one),
  );
  const isHeld = (words: readonly string[]) =>
    words.length > 0 && words.filter((one) => concepts.has(one)).length >= enough * words.length;
  return isHeld(outcome) || isHeld([...clause.concepts]);
}

/**
 * Whether a sentence has the two sides of a comparison in each other's place: "more with placebo than with the drug", where it was
 * more with the drug. "Less with placebo" is the same as there, and what the abstract says both ways tells nothing.
 */
export function areExchanged(statement: string, abstract: ReadAbstract): boolean {
  const quantities = readQuantities(statement);
  return clausesOf(statement)
    .flatMap(sidesOf)
    .some((own) => {
      const { direction, from, to } = own.clause;
      const kinds = quantities.flatMap((one) => (one.from >= from && one.from < to ? one.kind : []));
      if (direction === null && kinds.some((kind, at) => !noSide.test(kind) && kinds.indexOf(kind) < at))
        return false;
      const alike = sidesOfAbstract(abstract)
        .filter((there) => isOfSame(own, there))
        .map((there) => isAlike(own, there));
      return alike.includes(false) && !alike.includes(true);
    });
}
