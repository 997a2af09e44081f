import type { Stance } from '@sextant/contracts';
import { Check, Minus, X } from 'lucide-react';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DetailButton } from '../passages/detail-button.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';
import { WorkLine } from '../passages/work-line.tsx';
import { differenceWords, stanceWords } from './stances.ts';

const looks = {
  states: { icon: Check, look: 'text-good bg-good-soft' },
  contradicts: { icon: X, look: 'text-bad bg-bad-soft' },
};

/** What one engine says on a statement; opens its words and what they cite. */
export function StanceCell({ stance: { differs_in, engine, passages, stance, works } }: { stance: Stance }) {
  const { labelOf } = useEngineNames();
  const label = `${labelOf(engine)}: ${stanceWords[stance]}`;
  if (stance === 'silent')
    return (
      <span title={label} className="inline-flex size-8 items-center justify-center text-ink-faint">
        <Minus aria-hidden="true" className="size-4" />
        <span className="sr-only">{label}</span>
      </span>
    );
  const { icon: Icon, look } = looks[stance];
  return (
    <DetailButton
      label={works.length > 0 ? `${label}, ${works.length} cited` : label}
      className={classNames('inline-flex h-8 min-w-8 items-center justify-center gap-0.5 px-1', look)}
      detail={(close) => (
        <>
          <p className="font-semibold">{label}</p>
          {differs_in.length > 0 && (
            <p className="text-bad">{differs_in.map((each) => differenceWords[each]).join(', ')}</p>
          )}
          {passages.map((passage) => (
            <PassageQuote key={passage.from} passage={passage} onShown={close} />
          ))}
          {works.length === 0 ? (
            <p className="text-ink-soft">No source is cited here.</p>
          ) : (
            <ul className="space-y-1.5">
              {works.map((work) => (
                <li key={work}>
                  <WorkLine work={work} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {works.length > 0 && <span className="text-xs tabular-nums">{works.length}</span>}
    </DetailButton>
  );
}
