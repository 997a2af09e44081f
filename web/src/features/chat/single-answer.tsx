import type { AnswerSummary } from '@sextant/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense, useContext, useRef } from 'react';
import { useEngineNames } from '../../lib/engine-names.ts';
import { IconButton } from '../../ui/button.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AnswerCard } from './answer-card.tsx';
import { AnswerStateLabel } from './answer-state.tsx';
import { useAnswerView } from './answer-views.ts';
import { ChatSlotsContext } from './chat-slots.ts';
import { chooseEngine, useChosenEngine } from './chosen-engine.ts';
import { holdPlace } from './hold-place.ts';
import type { AnswersProps } from './turn-answers.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useSwipe } from './use-swipe.ts';

function EngineTab({ summary }: { summary: AnswerSummary }) {
  const colour = useEngineNames().colourOf(summary.engine);
  return (
    <>
      <span aria-hidden="true" className="size-2 rounded-full" style={{ backgroundColor: colour }} />
      {summary.label}
      <AnswerStateLabel answer={summary} iconOnly />
    </>
  );
}

/**
 * One answer at a time, the others behind tabs that show how they stand; on a wide window its sources beside it. Keys,
 * buttons and, on a touch screen, a swipe go to the next.
 */
export default function SingleAnswer({ turnId, summaries }: AnswersProps) {
  const chosen = useChosenEngine();
  const { answerNotes: Notes } = useContext(ChatSlotsContext);
  const isFocus = useAnswerView() === 'focus';
  const place = Math.max(
    0,
    summaries.findIndex(({ engine }) => engine === chosen),
  );
  const shown = summaries[place];
  const box = useRef<HTMLDivElement>(null);
  const choose = (engine: string) => {
    chooseEngine(engine);
    // Every answer is read from its beginning.
    const element = box.current;
    if (!element) return;
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
    // The turns above change to that engine, too.
    holdPlace(element);
  };
  const step = (by: 1 | -1) => {
    const next = summaries[place + by];
    if (next) choose(next.engine);
  };
  useSwipe(box, step);
  useArrowKeys(box, step);
  if (!shown) return null;
  const before = summaries[place - 1];
  const after = summaries[place + 1];
  return (
    <div ref={box} className="answers-single touch-pan-y touch-pinch-zoom scroll-mt-(--page-bar)">
      <Tabs
        label="Engines"
        value={shown.engine}
        onValueChange={choose}
        bar={(list) => (
          <div className="sticky top-(--page-bar) z-15 flex h-(--tab-bar) items-end bg-canvas transition-[top]">
            <IconButton
              label={before ? `Previous: ${before.label}` : 'No engine before'}
              aria-disabled={!before}
              onClick={() => step(-1)}
              className="max-sm:hidden"
            >
              <ChevronLeft aria-hidden="true" className="size-5" />
            </IconButton>
            <div className="min-w-0 max-sm:grow">{list}</div>
            <IconButton
              label={after ? `Next: ${after.label}` : 'No engine after'}
              aria-disabled={!after}
              onClick={() => step(1)}
              className="max-sm:hidden"
            >
              <ChevronRight aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        )}
        tabs={summaries.map((summary) => ({
          value: summary.engine,
          content: <EngineTab summary={summary} />,
        }))}
      >
        {summaries.map((summary) => (
          <TabPanel key={summary.engine} value={summary.engine} className="pt-3">
            <div className="answer-focus">
              <AnswerCard turnId={turnId} summary={summary} />
              {isFocus && Notes && (
                <Suspense>
                  <Notes turnId={turnId} engine={summary.engine} />
                </Suspense>
              )}
            </div>
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
