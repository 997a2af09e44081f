import { Ban, CircleHelp, CircleX, TriangleAlert } from 'lucide-react';
import { Fragment, useContext, useRef } from 'react';
import type { CitationProps } from '../../lib/markdown/extensions.ts';
import { classNames } from '../../ui/class-names.ts';
import { EngineContext, TurnIdContext, WorksContext } from './contexts.ts';
import type { CitedWork, ShownState } from './model/cited-works.ts';
import { titleOf } from './model/links.ts';
import { states } from './model/states.ts';
import { toggleCard, useIsCardOpen } from './open-card.ts';
import './citations.css';

/** Marks of these states carry a sign of their own; the others only say theirs in the card. */
const signs: Partial<Record<ShownState, typeof Ban>> = {
  retracted: Ban,
  concern: TriangleAlert,
  mismatch: CircleX,
  'not-found': CircleX,
  unknown: CircleHelp,
};

function Mark({ work, number }: { work: CitedWork; number: number }) {
  const turnId = useContext(TurnIdContext);
  const engine = useContext(EngineContext);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useIsCardOpen(button);
  const { label } = states[work.state];
  const Sign = signs[work.state];
  const isRetracted = work.state === 'retracted';

  function press() {
    const mark = button.current;
    if (!mark) return;
    const answer = mark.closest('[data-cited-answer]');
    const same = [...(answer?.querySelectorAll(`[data-citation="${number}"]`) ?? [])];
    toggleCard({ mark, turnId, engine, number, place: Math.max(0, same.indexOf(mark)) });
  }

  return (
    <button
      ref={button}
      type="button"
      data-citation={number}
      data-state={work.state}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={`Source ${number}${isRetracted ? ', retracted' : ''}: ${titleOf(work)}. ${label}.`}
      onClick={press}
      className={classNames('citation-mark', states[work.state].text)}
    >
      {Sign && <Sign aria-hidden="true" />}
      {number}
      {isRetracted && <span> retracted</span>}
    </button>
  );
}

/** `[n]` in an answer: quiet buttons that open the card of the work. What stands for no known work stays text. */
export function CitationMark({ numbers, written }: CitationProps) {
  const works = useContext(WorksContext);
  if (!numbers.some((number) => works.has(number))) return written;
  return (
    <span className="citation">
      {numbers.map((number, index) => {
        const work = works.get(number);
        const isLast = index === numbers.length - 1;
        return (
          // Lines break between numbers only: no bracket stands alone.
          <Fragment key={number}>
            <span className="whitespace-nowrap">
              {index === 0 && '['}
              {work ? <Mark work={work} number={number} /> : number}
              {isLast ? ']' : ','}
            </span>
            {!isLast && ' '}
          </Fragment>
        );
      })}
    </span>
  );
}
