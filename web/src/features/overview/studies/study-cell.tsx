import type { LedgerRow, StudyCell, StudyRow } from '@sextant/contracts';
import { Check, Minus } from 'lucide-react';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DetailButton } from '../passages/detail-button.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';

const words: Record<StudyCell['state'], string> = {
  'same-number': 'quotes this number',
  'other-number': 'quotes another number',
  'no-number': 'cites the study, this number not found',
  'not-cited': 'does not cite it',
};

const looks = {
  'same-number': 'text-good',
  'other-number': 'rounded-sm bg-bad-soft font-semibold text-bad',
  'no-number': 'text-ink-soft',
};

function Mark({ state, stated }: StudyCell) {
  if (state === 'same-number') return <Check aria-hidden="true" className="size-4" />;
  if (state === 'other-number') return <span className="text-xs tabular-nums">{stated}</span>;
  return <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />;
}

/** How one engine gives the effect of a study; opens its words and the abstract's side by side. */
export function StudyCellMark({
  cell,
  row,
  work,
}: {
  cell: StudyCell;
  row: StudyRow;
  work: LedgerRow | undefined;
}) {
  const { labelOf } = useEngineNames();
  const label = `${labelOf(cell.engine)} ${words[cell.state]}`;
  if (cell.state === 'not-cited')
    return (
      <span title={label} className="inline-flex size-8 items-center justify-center text-ink-faint">
        <Minus aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{label}</span>
      </span>
    );
  return (
    <DetailButton
      label={label}
      className={classNames('inline-flex h-8 min-w-8 items-center justify-center px-1', looks[cell.state])}
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
      <Mark {...cell} />
    </DetailButton>
  );
}

/** Whose words the effect is read from: Sextant's summary of a bundled work is no abstract. */
export const sourceOf = (work: LedgerRow | undefined): string =>
  work?.abstract_source === 'sextant-summary' ? 'In Sextant’s summary' : 'In the abstract';
