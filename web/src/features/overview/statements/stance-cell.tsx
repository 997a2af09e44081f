import { confirmationWords, judgedCell, type Stance, type Statement } from '@sextant/contracts';
import { Check, CircleHelp, EyeOff, Minus, X } from 'lucide-react';
import { useContext } from 'react';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { OverviewPlaceContext } from '../contexts.ts';
import { Objection } from '../judge/objection.tsx';
import { DetailButton } from '../passages/detail-button.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';
import { WorkLine } from '../passages/work-line.tsx';
import { differenceWords, markOf, markWords } from './stances.ts';

/** Red is for what is false: of two that contradict each other, it is not known which is. */
const looks = {
  agrees: { icon: Check, look: 'text-good bg-good-soft' },
  contradicts: { icon: X, look: 'text-warn bg-warn-soft' },
  disputed: { icon: CircleHelp, look: 'text-warn' },
  'one-judge': { icon: X, look: 'border border-dashed border-line-strong text-ink' },
  hidden: { icon: EyeOff, look: 'text-ink-faint' },
};

/** What one engine says on a statement; opens its words, those that they are held against, and what they cite. */
export function StanceCell({ stance, statement }: { statement: Statement; stance: Stance }) {
  const { labelOf } = useEngineNames();
  const { objections } = useContext(OverviewPlaceContext);
  const { confirmation, differs_in, engine, passages, works } = stance;
  const mark = markOf(statement, stance, objections);
  const label = `${labelOf(engine)}: ${markWords[mark]}`;
  if (mark === 'silent')
    return (
      <span title={label} className="inline-flex size-8 items-center justify-center text-ink-faint">
        <Minus aria-hidden="true" className="size-4" />
        <span className="sr-only">{label}</span>
      </span>
    );
  const { icon: Icon, look } = looks[mark];
  const stating = statement.stances.find((other) => other.stance === 'states');
  return (
    <DetailButton
      label={works.length > 0 ? `${label}, ${works.length} cited` : label}
      className={classNames('inline-flex h-8 min-w-8 items-center justify-center gap-0.5 px-1', look)}
      detail={(close) => (
        <>
          <p className="font-semibold">{label}</p>
          {differs_in.length > 0 && (
            <p className="text-ink-soft">
              By the judge: {differs_in.map((each) => differenceWords[each]).join(', ')}.
              {confirmation && ` ${sentence(confirmationWords[confirmation])}`}
            </p>
          )}
          {passages.map((passage) => (
            <PassageQuote key={passage.from} passage={passage} onShown={close} />
          ))}
          {stance.stance === 'contradicts' && stating && (
            <section aria-label="Compared with" className="space-y-1.5">
              <h4 className="text-xs text-ink-soft">Compared with {labelOf(stating.engine)}</h4>
              {stating.passages.map((passage) => (
                <PassageQuote key={passage.from} passage={passage} onShown={close} />
              ))}
            </section>
          )}
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
          <Objection cell={judgedCell.stance(statement, stance)} onDone={close} />
        </>
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {mark === 'one-judge' && <span className="text-xs whitespace-nowrap">1 judge</span>}
      {works.length > 0 && mark === 'agrees' && (
        <span className="text-xs whitespace-nowrap tabular-nums">{works.length} cited</span>
      )}
    </DetailButton>
  );
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
