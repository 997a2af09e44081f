import { Ban, Check, CircleHelp, CircleX, Globe, TriangleAlert } from 'lucide-react';
import { type RefObject, useContext, useEffect, useRef } from 'react';
import { states } from '../../lib/citation-looks.ts';
import type { ShownState } from '../../lib/citation-state.ts';
import { notWords } from '../../lib/markdown/not-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { EngineContext, TurnIdContext } from './contexts.ts';
import type { CheckedMention, CitedWork } from './model/cited-works.ts';
import { titleOf } from './model/title-of.ts';
import { toggleCard, updateCard, useIsCardOpen } from './open-card.ts';

/** The sign of a state; what is still to be checked has none. */
const signs: Partial<Record<ShownState, typeof Ban>> = {
  verified: Check,
  retracted: Ban,
  concern: TriangleAlert,
  mismatch: TriangleAlert,
  'not-found': CircleX,
  unknown: CircleHelp,
  unconfirmed: CircleHelp,
  unchecked: CircleHelp,
  'web-page': Globe,
};

interface ChipProps {
  work: CitedWork;
  /** Null where the answer has not been checked yet. */
  checked: CheckedMention | null;
  /** Set for `[n]`. */
  number: number | null;
  /** How the answer calls the work here; empty behind a link. */
  written: string;
}

/** A mention of a work in an answer, with how it stands: pressed, it opens the card of the work. */
export function Chip({ work, checked, number, written }: ChipProps) {
  const turnId = useContext(TurnIdContext);
  const engine = useContext(EngineContext);
  const button = useRef<HTMLElement>(null);
  const isOpen = useIsCardOpen(button);
  const state = checked?.state ?? work.state;
  const { label, text } = states[state];
  const Sign = signs[state];
  const isRetracted = state === 'retracted';
  const reason = checked?.mention.reason;

  const card = {
    turnId,
    engine,
    work: work.id,
    written: written || titleOf(work),
    from: checked?.mention.from ?? null,
  };
  function press() {
    if (button.current) toggleCard({ ...card, mark: button.current });
  }
  // A card is open while checks come: an answer that has just ended may mean another work by its number.
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of it changes.
  useEffect(() => {
    if (isOpen && button.current) updateCard({ ...card, mark: button.current });
  }, [isOpen, card.work, card.from]);

  const called = number === null ? written : `Source ${number}`;
  const attributes = {
    'data-citation': number ?? undefined,
    'data-mention': checked?.mention.form,
    'data-state': state,
    'data-work': work.id,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': isOpen,
    'aria-label': `${called}${isRetracted ? ', retracted' : ''}: ${titleOf(work)}. ${label}.${reason && state === 'mismatch' ? ` ${reason}` : ''}`,
    title: state === 'verified' || state === 'pending' ? undefined : `${label}${reason ? `. ${reason}` : ''}`,
    onClick: press,
    className: classNames('citation-mark', number === null && 'citation-words', text),
  };
  // What a check finds stands above the line: it comes while the answer is read, and may move none of its words.
  const found = isRetracted ? (
    <span {...notWords} className="citation-tag">
      {' retracted'}
    </span>
  ) : (
    Sign &&
    (number === null || state !== 'verified') && (
      <span className="citation-sign">
        {'\u2060'}
        <Sign aria-hidden="true" />
      </span>
    )
  );
  if (number === null)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button is one box, which breaks out of the lines of its sentence.
      <span
        {...attributes}
        ref={button}
        role="button"
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          press();
        }}
      >
        {written !== '' && <span className="citation-name">{written}</span>}
        {found}
      </span>
    );
  return (
    <button {...attributes} ref={button as RefObject<HTMLButtonElement>} type="button">
      {number}
      {found}
    </button>
  );
}
