import type { AnswerSummary } from '@sextant/contracts';
import { useRef } from 'react';
import { useEngineNames } from '../../lib/engine-names.ts';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AnswerCard } from './answer-card.tsx';
import { AnswerStateLabel } from './answer-state.tsx';
import { chooseEngine, useChosenEngine } from './chosen-engine.ts';
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

interface FocusedAnswerProps {
  turnId: string;
  summaries: AnswerSummary[];
}

/** One answer at a time, the others behind tabs that show how they stand. On a touch screen, a swipe goes to the next. */
export default function FocusedAnswer({ turnId, summaries }: FocusedAnswerProps) {
  const chosen = useChosenEngine();
  const place = Math.max(
    0,
    summaries.findIndex(({ engine }) => engine === chosen),
  );
  const shown = summaries[place];
  const box = useRef<HTMLDivElement>(null);
  useSwipe(box, (step) => {
    const next = summaries[place + step];
    if (next) chooseEngine(next.engine);
  });
  if (!shown) return null;
  return (
    <div ref={box} className="touch-pan-y">
      <Tabs
        label="Engines"
        value={shown.engine}
        onValueChange={chooseEngine}
        tabs={summaries.map((summary) => ({
          value: summary.engine,
          content: <EngineTab summary={summary} />,
        }))}
      >
        {summaries.map((summary) => (
          <TabPanel key={summary.engine} value={summary.engine} className="pt-3">
            <AnswerCard turnId={turnId} summary={summary} scrolls={false} className="answer-focus" />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
