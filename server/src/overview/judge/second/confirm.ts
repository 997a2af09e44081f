import type { Passage } from '@sextant/contracts';
import type { Judged } from '../check/check-draft.ts';
import type { Pair, Relation } from './pairs.ts';

/** Sets on each mark whether the second judge bears it out. */
export function confirm(
  judged: Judged,
  pairs: readonly Pair[],
  relations: readonly (Relation | null)[],
): Judged {
  const marked = pairs.reduce((sofar, { isBorneOutBy, mark }, place) => {
    const relation = relations[place];
    return mark(sofar, !relation ? 'one-judge' : isBorneOutBy(relation) ? 'agreed' : 'disputed');
  }, judged);
  return { ...marked, synthesis: withoutDisputed(marked) };
}

/** A dissent that rests on passages of a disputed contradiction is disputed itself, and no sentence of a synthesis. */
function withoutDisputed({ statements, synthesis }: Judged): Judged['synthesis'] {
  const disputed = statements.flatMap(({ stances }) =>
    stances
      .filter(({ confirmation }) => confirmation === 'disputed')
      .map(({ passages }) => ({
        passages,
        against: stances.filter(({ stance }) => stance === 'states').flatMap((each) => each.passages),
      })),
  );
  return synthesis.filter(
    ({ passages, role }) =>
      role !== 'dissent' ||
      !disputed.some((one) => overlap(one.passages, passages) && overlap(one.against, passages)),
  );
}

const overlap = (some: readonly Passage[], others: readonly Passage[]) =>
  some.some((one) =>
    others.some((other) => one.engine === other.engine && one.from < other.to && other.from < one.to),
  );
