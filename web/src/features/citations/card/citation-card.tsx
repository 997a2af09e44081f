import type { Conversation } from '@sextant/contracts';
import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId } from 'react';
import { readAnswerText } from '../../../lib/answer-text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { AbstractsNote } from '../abstracts-note.tsx';
import { worksByNumber } from '../model/cited-works.ts';
import { titleOf } from '../model/links.ts';
import { mentionOf } from '../model/mention-of.ts';
import { closeCard, type OpenCard } from '../open-card.ts';
import { StateLabel } from '../state-label.tsx';
import { SupportLabel } from '../support.tsx';
import { useAbstracts } from '../use-abstracts.ts';
import { useCitedTurn } from '../use-cited-turn.ts';
import { WorkFacts, WorkLinks } from '../work-facts.tsx';
import { CardAbstract } from './card-abstract.tsx';

/** The block of the answer that a mark stands in. */
const aroundOf = (mark: HTMLElement) => mark.closest('p, li, td, blockquote')?.textContent ?? '';

function useMention(conversation: Conversation, { mark, engine, number, place }: OpenCard) {
  const { works } = useCitedTurn(conversation);
  const work = worksByNumber(works).get(number);
  const marks = mark.closest('[data-cited-answer]')?.querySelectorAll(`[data-citation="${number}"]`).length;
  const pressed = { engine, place, marks: marks ?? 0, around: aroundOf(mark) };
  const text = readAnswerText(conversation, engine);
  return { work, mention: work?.row ? mentionOf(work.row.mentions, pressed, text) : null };
}

interface CitationCardProps {
  card: OpenCard;
  conversation: Conversation;
}

/** What a pressed `[n]` stands for: the work, how it stands, and what its abstract says to the sentence. */
export default function CitationCard({ card, conversation: stored }: CitationCardProps) {
  const { turn: conversation, state: abstracts } = useAbstracts(stored);
  const { work, mention } = useMention(conversation, card);
  const title = useId();
  if (!work) return null;
  const { citation, row, state } = work;
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && closeCard()}>
      <Popover.Anchor virtualRef={{ current: card.mark }} />
      <Popover.Portal>
        <Popover.Content
          aria-labelledby={title}
          collisionPadding={8}
          sideOffset={6}
          onInteractOutside={(event) => {
            // The mark closes its card itself.
            if (card.mark.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) card.mark.focus({ preventScroll: true });
          }}
          className="z-50 flex max-h-[min(34rem,var(--radix-popover-content-available-height))] w-[min(27rem,calc(100vw-1rem))] flex-col gap-2 overflow-y-auto rounded-md border border-line-strong bg-raised p-4 shadow-raised outline-none"
        >
          <div className="flex items-center gap-2">
            <span className="text-sm font-semibold text-ink-soft tabular-nums">[{card.number}]</span>
            <StateLabel state={state} />
            <Popover.Close
              aria-label="Close"
              className={buttonClass({ variant: 'quiet', size: 'icon' }).concat(' -my-1.5 -mr-2 ml-auto')}
            >
              <X aria-hidden="true" className="size-4" />
            </Popover.Close>
          </div>
          <div>
            <h2 id={title} dir="auto" className="mb-1 font-serif text-lg leading-snug font-semibold">
              {titleOf(work)}
            </h2>
            <WorkFacts work={work} />
          </div>
          {row?.reason && <p className="text-sm">{row.reason}</p>}
          {mention && <SupportLabel mention={mention} />}
          <AbstractsNote state={abstracts} />
          {citation?.abstract && <CardAbstract citation={citation} support={mention?.support ?? null} />}
          <WorkLinks work={work} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
