import { studyTypeWords } from '@sextant/contracts/study-type-words';
import { type ReactNode, useId } from 'react';
import { states } from '../../../lib/citation-looks.ts';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { Button } from '../../../ui/button.tsx';
import type { CitedWork } from '../model/cited-works.ts';
import { type Filter, noFilter, offered, orders } from './filter-works.ts';

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex min-h-8 max-w-full min-w-0 items-center rounded-full border border-line-strong bg-surface pl-2.5 text-sm focus-within:outline-2 focus-within:outline-accent has-[option:checked:not(:first-child)]:border-accent has-[option:checked:not(:first-child)]:bg-accent-soft">
      <label htmlFor={id} className="text-xs whitespace-nowrap text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field-sizing-content min-h-8 min-w-0 truncate rounded-full bg-transparent pr-1 pl-1 font-medium text-ink focus:outline-none"
      >
        {children}
      </select>
    </div>
  );
}

const all = <option value="">All</option>;

/** Spans of years back from this one. */
const spans = [1, 5, 10, 20];

interface FiltersProps {
  works: readonly CitedWork[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/**
 * Chips that choose what of a turn's works is listed, and in which order. Only what some work has is offered, or had when
 * it was chosen.
 */
export function Filters({ works, filter, onFilter }: FiltersProps) {
  const { labelOf } = useEngineNames();
  const thisYear = new Date().getFullYear();
  const set = (change: Partial<Filter>) => onFilter({ ...filter, ...change });
  const chosen = <Value extends string>(value: string) => (value === '' ? null : (value as Value));
  const kinds = offered(
    works.flatMap(({ citation }) => citation?.study_type ?? []),
    filter.studyType,
  );
  const isFiltered = JSON.stringify({ ...filter, order: noFilter.order }) !== JSON.stringify(noFilter);
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Filter and order of the sources</legend>
      <Choice
        label="Cited by"
        value={filter.engine ?? ''}
        onChange={(value) => set({ engine: chosen(value) })}
      >
        {all}
        {offered(
          works.flatMap(({ engines }) => engines),
          filter.engine,
        ).map((id) => (
          <option key={id} value={id}>
            {labelOf(id)}
          </option>
        ))}
      </Choice>
      <Choice label="State" value={filter.state ?? ''} onChange={(value) => set({ state: chosen(value) })}>
        {all}
        {offered(
          works.map(({ state }) => state),
          filter.state,
        ).map((state) => (
          <option key={state} value={state}>
            {states[state].label}
          </option>
        ))}
      </Choice>
      <Choice
        label="Study type"
        value={filter.studyType ?? ''}
        onChange={(value) => set({ studyType: chosen(value) })}
      >
        {all}
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {studyTypeWords[kind]}
          </option>
        ))}
      </Choice>
      <Choice
        label="Year"
        value={String(filter.since ?? '')}
        onChange={(value) => set({ since: value === '' ? null : Number(value) })}
      >
        {all}
        {spans.map((span) => (
          <option key={span} value={thisYear - span}>
            Since {thisYear - span}
          </option>
        ))}
      </Choice>
      <Choice
        label="Order"
        value={filter.order}
        onChange={(value) => set({ order: orders.find(({ id }) => id === value)?.id ?? noFilter.order })}
      >
        {orders.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Choice>
      {/* It stays where it is when there is nothing to undo: the focus must not vanish under who pressed it. */}
      <Button
        variant="quiet"
        size="sm"
        aria-disabled={!isFiltered}
        onClick={() => onFilter({ ...noFilter, order: filter.order })}
      >
        Show all
      </Button>
    </fieldset>
  );
}
