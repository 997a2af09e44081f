import './compare.css';
import type { AnswerSummary } from '@sextant/contracts';
import { Link2, Link2Off } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { foldSidebarMeanwhile } from '../../lib/sidebar.ts';
import { storedChoice } from '../../lib/stored-choice.ts';
import { isRunning } from '../../lib/turn/merge-turn.ts';
import { useAnswerText } from '../../lib/turn/use-turn.ts';
import { Button } from '../../ui/button.tsx';
import { AnswerCard } from './answer-card.tsx';
import { ColumnPager } from './column-pager.tsx';
import { focusOn } from './focus-on.ts';
import { scrollTogether } from './scroll-together.ts';
import type { AnswersProps } from './turn-answers.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

const scrolling = storedChoice('sextant-compare', ['together', 'apart'], 'together');

function Column({ turnId, summary }: { turnId: string; summary: AnswerSummary }) {
  const box = useRef<HTMLElement>(null);
  const text = useAnswerText(turnId, summary.engine);
  const noteScroll = useStickToEnd(box, text, isRunning(summary));
  return (
    <section
      ref={box}
      className="compare-column"
      aria-label={`Column of ${summary.label}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      onScroll={noteScroll}
    >
      <AnswerCard turnId={turnId} summary={summary} onFocus={focusOn} className="min-h-full" />
    </section>
  );
}

/** All answers side by side, each in a column as high as the window; columns scroll together by section, or apart. */
export default function ComparedAnswers({ turnId, summaries }: AnswersProps) {
  const row = useRef<HTMLElement>(null);
  const areTogether = scrolling.use() === 'together';
  // Six columns need the whole width.
  useEffect(foldSidebarMeanwhile, []);
  useEffect(() => {
    return row.current && areTogether ? scrollTogether(row.current) : undefined;
  }, [areTogether]);
  const Icon = areTogether ? Link2 : Link2Off;
  return (
    <div className="space-y-1.5">
      <div className="flex items-center">
        <Button
          variant="quiet"
          size="sm"
          aria-pressed={areTogether}
          title="Answers with comparable sections scroll together"
          onClick={() => scrolling.choose(areTogether ? 'apart' : 'together')}
        >
          <Icon aria-hidden="true" className="size-4" />
          Scroll together
        </Button>
        <ColumnPager row={row} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls sideways must be reachable by keyboard. */}
      <section ref={row} className="compare-columns" aria-label="Answers side by side" tabIndex={0}>
        {summaries.map((summary) => (
          <Column key={summary.engine} turnId={turnId} summary={summary} />
        ))}
      </section>
    </div>
  );
}
