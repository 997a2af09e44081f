import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId } from 'react';
import { stateOfMention } from '../../../lib/citation-state.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { StateLabel } from '../../../ui/state-label.tsx';
import { AbstractsNote } from '../abstracts-note.tsx';
import { stateBeforeCheck } from '../model/cited-works.ts';
import { titleOf } from '../model/title-of.ts';
import { closeCard, type OpenCard } from '../open-card.ts';
import { Reasons } from '../reasons.tsx';
import { abstractTitle, StatedNumbers, SupportLabel } from '../support.tsx';
import { useAbstracts } from '../use-abstracts.ts';
import { useCitedTurn } from '../use-cited-turn.ts';
import { WorkFacts, WorkLinks } from '../work-facts.tsx';
import { CardAbstract } from './card-abstract.tsx';

function useMention({ turnId, engine, work: id, from }: OpenCard) {
  const { works } = useCitedTurn(turnId);
  const work = works.find((each) => each.id === id);
  const mention = work?.row?.mentions.find((each) => each.engine === engine && each.from === from) ?? null;
  return { work, mention };
}

/** What a pressed mention stands for: the work, how it stands, and what its abstract says to the sentence. */
export default function CitationCard({ card }: { card: OpenCard }) {
  const abstracts = useAbstracts(card.turnId);
  const { work, mention } = useMention(card);
  const title = useId();
  if (!work) return null;
  const { citation, row } = work;
  const state = mention && row ? stateOfMention(mention, row) : stateBeforeCheck(work);
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
            <span className="min-w-0 truncate text-sm font-semibold text-ink-soft tabular-nums">
              {card.written}
            </span>
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
          <Reasons mention={mention} row={row} />
          {mention && <SupportLabel mention={mention} row={row} />}
          {mention && <StatedNumbers mention={mention} row={row} />}
          <AbstractsNote state={abstracts} />
          {citation?.abstract && (
            <CardAbstract
              citation={citation}
              sentence={mention?.support?.sentence ?? null}
              name={abstractTitle(work)}
            />
          )}
          <WorkLinks work={work} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
