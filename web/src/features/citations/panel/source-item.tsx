import { isCited } from '@sextant/contracts/is-cited';
import { ChevronRight } from 'lucide-react';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { StateLabel } from '../../../ui/state-label.tsx';
import { citedPlaces, slipsOf } from '../model/cited-places.ts';
import { type CitedWork, isCitedWork } from '../model/cited-works.ts';
import { numbersCalling } from '../model/numbers-calling.ts';
import { titleOf } from '../model/title-of.ts';
import { Reasons } from '../reasons.tsx';
import {
  abstractName,
  abstractTitle,
  MarkedAbstract,
  markClass,
  StatedNumbers,
  SupportLabel,
} from '../support.tsx';
import { WorkFacts, WorkLinks } from '../work-facts.tsx';

interface EngineNamesProps {
  title: string;
  engines: string[];
  /** What follows an engine's name, its space included; empty for nothing. */
  behind?: (engine: string) => string;
}

function EngineNames({ behind, engines, title }: EngineNamesProps) {
  const { labelOf, colourOf } = useEngineNames();
  if (engines.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-sm">
      <span className="text-ink-soft">{title}</span>
      {engines.map((engine) => (
        <span key={engine} className="inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="size-2 rounded-full"
            style={{ backgroundColor: colourOf(engine) }}
          />
          {labelOf(engine)}
          {behind?.(engine)}
        </span>
      ))}
    </p>
  );
}

/** What answers say of the work that is not so; who says it, where not all do. */
function Slips({ work: { engines, row } }: { work: CitedWork }) {
  const { labelOf } = useEngineNames();
  if (!row) return null;
  return slipsOf(row).map((slip) => (
    <p key={slip.reason} className="text-sm">
      {slip.engines.length < engines.length && (
        <span className="font-medium">{slip.engines.map(labelOf).join(', ')}: </span>
      )}
      {slip.reason}
    </p>
  ));
}

/** What each engine says with the work, and what the abstract says to it. */
function Mentions({ work: { row, citation } }: { work: CitedWork }) {
  const { labelOf } = useEngineNames();
  if (!row || !isCited(row)) return null;
  return (
    <ul className="space-y-2.5">
      {citedPlaces(row).map(({ engine, from, read, reasons, state, statement }) => (
        <li key={`${engine} ${from}`} className="border-l-2 border-line pl-2.5">
          <p dir="auto" className="text-sm">
            <span className="font-medium">{labelOf(engine)}:</span> {statement}
          </p>
          {state && <StateLabel state={state} />}
          {reasons.map((reason) => (
            <p key={reason} className="text-sm">
              {reason}
            </p>
          ))}
          <SupportLabel mention={read} row={row} />
          <StatedNumbers mention={read} row={row} />
          {citation && read.support?.sentence && (
            <blockquote dir="auto" className="mt-0.5 text-sm text-ink-soft">
              <mark className={markClass}>{read.support.sentence.text}</mark>
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The numbers of an answer's own list, where they are not the one that the work has in the evidence. */
function ownNumbers(work: CitedWork, engine: string): string {
  const numbers = numbersCalling(work, engine).filter((number) => number !== work.number);
  return numbers.length === 0 ? '' : ` as [${numbers.join(', ')}]`;
}

/** One work of the list; its abstract and what is said with it unfold. */
export function SourceItem({ work }: { work: CitedWork }) {
  const { number, citation, row, state, engines, searchedBy } = work;
  const isSaid = isCitedWork(work);
  const hasMore = Boolean(citation?.abstract) || isSaid;
  return (
    <li
      data-source={work.id}
      className={classNames(
        'space-y-1.5 rounded-md border bg-surface p-3',
        state === 'retracted' ? 'border-2 border-bad' : 'border-line',
      )}
    >
      <div className="flex items-center gap-2">
        {number !== null && (
          <span className="text-sm font-semibold text-ink-soft tabular-nums">[{number}]</span>
        )}
        <StateLabel state={state} />
      </div>
      <h4
        dir="auto"
        className={classNames('font-medium', state === 'retracted' && 'line-through decoration-bad')}
      >
        {titleOf(work)}
      </h4>
      <div>
        <WorkFacts work={work} />
      </div>
      <Reasons mention={null} row={row} />
      <Slips work={work} />
      <EngineNames title="Cited by" engines={engines} behind={(engine) => ownNumbers(work, engine)} />
      <EngineNames title="Found by the search of" engines={searchedBy} />
      <WorkLinks work={work} />
      {hasMore && (
        <details className="group">
          <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1 text-sm text-accent [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
            {isSaid
              ? `What it is cited for${citation?.abstract ? `, and ${abstractName(row)}` : ''}`
              : abstractTitle(work)}
          </summary>
          <div className="space-y-3 pt-1">
            <Mentions work={work} />
            {citation && <MarkedAbstract citation={citation} sentence={null} />}
          </div>
        </details>
      )}
    </li>
  );
}
