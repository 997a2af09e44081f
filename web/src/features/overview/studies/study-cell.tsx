import type { LedgerRow, StudyCell, StudyRow } from '@sextant/contracts';
import { Check, Minus } from 'lucide-react';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { EngineName } from '../engine-name.tsx';
import { DetailButton } from '../passages/detail-button.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';

export const cellWords: Record<StudyCell['state'], string> = {
  'same-number': 'quotes this number',
  'other-number': 'quotes another number',
  'unread-number': 'cites the study, and its numbers there were not matched to this outcome',
  'no-number': 'cites the study, this number not found',
  'not-cited': 'does not cite it',
  'not-checked': 'may cite it',
};

/** Where a study has no effect that could be read, there is no number to be found. */
export const wordsOf = ({ state }: Pick<StudyCell, 'state'>, { effect }: Pick<StudyRow, 'effect'>): string =>
  state === 'no-number' && effect === null ? 'cites the study' : cellWords[state];

const looks = {
  'same-number': 'text-good',
  'other-number': 'bg-bad-soft font-semibold text-bad',
  'unread-number': 'text-ink-soft',
  'no-number': 'text-ink-soft',
  'not-cited': 'text-ink-faint',
  'not-checked': 'text-ink-faint',
};

/** The number alone, without the interval: that is read where it stands. A comma before a digit is part of a number. */
export const numberIn = (stated: string | null) => (stated ?? '').replace(/\s*(?:[([;]|,(?!\d)).*$/s, '');

/** The mark alone, in its colour; who it is of stands beside it or above. */
function Mark({ state, stated }: StudyCell) {
  const look = looks[state];
  if (state === 'same-number') return <Check aria-hidden="true" className={`size-4 shrink-0 ${look}`} />;
  if (state === 'not-cited') return <Minus aria-hidden="true" className={`size-3.5 shrink-0 ${look}`} />;
  if (state === 'not-checked')
    return (
      <span aria-hidden="true" className={`text-sm ${look}`}>
        …
      </span>
    );
  if (state === 'other-number')
    return <span className={`rounded-sm px-1 text-xs tabular-nums ${look}`}>{numberIn(stated)}</span>;
  if (state === 'unread-number')
    return (
      <span aria-hidden="true" className={`text-sm ${look}`}>
        ?
      </span>
    );
  return <span aria-hidden="true" className={`mx-1 size-1.5 shrink-0 rounded-full bg-current ${look}`} />;
}

interface StudyCellMarkProps {
  cell: StudyCell;
  row: StudyRow;
  work: LedgerRow;
  /** Says which engine it is, where no column does. */
  isNamed?: boolean;
}

/** How one engine gives the effect of a study; opens its words and the abstract's side by side. */
export function StudyCellMark({ cell, isNamed = false, row, work }: StudyCellMarkProps) {
  const { labelOf } = useEngineNames();
  const number = cell.state === 'other-number' ? `${numberIn(cell.stated)}: ` : '';
  const label = `${labelOf(cell.engine)} ${number}${wordsOf(cell, row)}`;
  const place = isNamed
    ? 'flex min-h-8 w-full items-center justify-between gap-1 px-1'
    : 'inline-flex h-8 min-w-8 items-center justify-center px-1';
  const shown = (
    <>
      {isNamed && <EngineName engine={cell.engine} />} <Mark {...cell} />
    </>
  );
  if (cell.state === 'not-cited' || cell.state === 'not-checked')
    return (
      <span title={label} className={place}>
        <span aria-hidden="true" className="contents">
          {shown}
        </span>
        <span className="sr-only">{label}</span>
      </span>
    );
  return (
    <DetailButton
      label={label}
      className={place}
      detail={(close) => (
        <>
          <p className="font-semibold">{label}</p>
          {cell.passage && (
            <section aria-label="In the answer" className="space-y-1">
              <h4 className="text-xs text-ink-soft">In the answer</h4>
              <PassageQuote passage={cell.passage} onShown={close} />
            </section>
          )}
          {row.passage && (
            <section aria-label={sourceOf(work)} className="space-y-1">
              <h4 className="text-xs text-ink-soft">{sourceOf(work)}</h4>
              <PassageQuote passage={row.passage} />
            </section>
          )}
        </>
      )}
    >
      {shown}
    </DetailButton>
  );
}

/** Whose words the effect is read from: Sextant's summary of a bundled work is no abstract. */
export const sourceOf = (work: LedgerRow): string =>
  work.abstract_source === 'sextant-summary' ? 'In Sextant’s summary' : 'In the abstract';
