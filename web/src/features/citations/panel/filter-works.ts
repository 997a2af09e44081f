import type { StudyType } from '@sextant/contracts';
import { studyTypeWords } from '@sextant/contracts/study-type-words';
import type { ShownState } from '../../../lib/citation-state.ts';
import type { CitedWork } from '../model/cited-works.ts';

/** Orders of the list, first the one it opens in. */
export const orders = [
  { id: 'relevance', label: 'Relevance' },
  { id: 'newest', label: 'Newest first' },
  { id: 'study', label: 'Strongest study first' },
  { id: 'cited', label: 'Cited by most' },
] as const;
export type Order = (typeof orders)[number]['id'];

/** What of a turn's works is shown, and in which order; null means all. */
export interface Filter {
  engine: string | null;
  state: ShownState | null;
  studyType: StudyType | null;
  /** First year shown. */
  since: number | null;
  order: Order;
}
export const noFilter: Filter = {
  engine: null,
  state: null,
  studyType: null,
  since: null,
  order: 'relevance',
};

/**
 * What can be chosen, each once, in the order of first appearance: what the works have, and what is chosen already. A
 * check may change the last work that had it, and what still filters must be seen to.
 */
export const offered = <Value>(values: readonly Value[], chosen: Value | null): Value[] => [
  ...new Set(chosen === null ? values : [...values, chosen]),
];

/** Strongest design first, as the contracts list them. */
const studyTypes = Object.keys(studyTypeWords);
const last = Number.POSITIVE_INFINITY;
const strengthOf = ({ citation }: CitedWork) => (citation ? studyTypes.indexOf(citation.study_type) : last);

/** By number, then as the ledger has them; what orders alike keeps this order. */
const comparators: Record<Order, (a: CitedWork, b: CitedWork) => number> = {
  relevance: (a, b) => compare(a.number ?? last, b.number ?? last),
  newest: (a, b) => compare(b.citation?.year ?? -1, a.citation?.year ?? -1),
  study: (a, b) => compare(strengthOf(a), strengthOf(b)),
  cited: (a, b) => b.engines.length - a.engines.length,
};

/** Unlike a difference, of use for infinity too. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** The works that pass the filter, in its order. */
export function filterWorks(works: readonly CitedWork[], filter: Filter): CitedWork[] {
  const { engine, state, studyType, since, order } = filter;
  return works
    .filter(
      (work) =>
        (!engine || work.engines.includes(engine)) &&
        (!state || work.state === state) &&
        (!studyType || work.citation?.study_type === studyType) &&
        (since === null || (work.citation?.year ?? -1) >= since),
    )
    .toSorted(comparators.relevance)
    .toSorted(comparators[order]);
}
