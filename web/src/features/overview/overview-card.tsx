import './overview.css';
import type { Overview } from '@sextant/contracts';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { storedChoice } from '../../lib/stored-choice.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { OverviewPlaceContext } from './contexts.ts';
import { DemoNote } from './demo-note.tsx';
import { FoldedOverview, foldedCard } from './folded-overview.tsx';
import { useJudging } from './judge/use-judging.ts';
import { useObjections } from './judge/use-objections.ts';
import { Literature } from './literature/literature.tsx';
import OverviewState from './overview-state.tsx';
import { countMarks } from './statements/stances.ts';
import { StatementMatrix } from './statements/statement-matrix.tsx';
import { differingWords } from './studies/differing.ts';
import { Studies } from './studies/studies.tsx';
import { Synthesis } from './synthesis/synthesis.tsx';
import type { OverviewTurn } from './use-overview.ts';
import { LiteratureMeter } from './verdicts/literature-meter.tsx';
import { Positions } from './verdicts/positions.tsx';
import { VerdictStrip } from './verdicts/verdict-strip.tsx';

/** How overviews of questions that were answered before are shown. */
const extent = storedChoice('sextant-overview', ['whole', 'folded'], 'whole');

function useExtent({ wasFollowed }: OverviewTurn): { isWhole: boolean; toggle: () => void } {
  const usual = extent.use() === 'whole';
  const [chosen, setChosen] = useState<boolean | null>(null);
  // What unfolds by itself moves the answers under whoever reads them as they come.
  const isWhole = chosen ?? (usual && !wasFollowed);
  const toggle = () => {
    extent.choose(isWhole ? 'folded' : 'whole');
    setChosen(!isWhole);
  };
  return { isWhole, toggle };
}

interface OverviewCardProps {
  turn: OverviewTurn;
  overview: Overview;
  onShowEngine: (engine: string) => void;
}

const withCount = (label: string, count: number) => (
  <>
    {label}
    <span className="text-ink-faint tabular-nums">{count}</span>
  </>
);

/**
 * Verdicts on top; behind tabs the studies, the synthesis, what each engine says and the literature. Synthesis and
 * statements are a judge's alone, and come once it has spoken.
 */
export default function OverviewCard({ turn, overview, onShowEngine }: OverviewCardProps) {
  const { rows, turnId } = turn;
  const isJudged = overview.judgement.judge !== null;
  const objections = useObjections(turnId, isJudged);
  const place = useMemo(
    () => ({ turnId, rows, onShowEngine, objections }),
    [turnId, rows, onShowEngine, objections],
  );
  useJudging(turn);
  const { isWhole, toggle } = useExtent(turn);
  const [chosenTab, setTab] = useState<string | null>(null);
  const tab = chosenTab ?? 'studies';
  const differ = differingWords(overview, rows);
  const marks = countMarks(overview.statements, objections);
  return (
    <OverviewPlaceContext value={place}>
      <div className={isWhole ? undefined : foldedCard}>
        <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 pt-3">
          <h2 className="font-semibold">Overview</h2>
          <p role="status" className="order-last w-full text-sm text-ink-soft sm:order-none sm:w-auto">
            {overview.answered.length} of {overview.asked} answered
            {differ && (
              <>
                {' · '}
                <strong className="font-semibold text-bad">{differ}</strong>
              </>
            )}
            {marks.contradicts > 0 && (
              <>
                {' · '}
                <strong className="font-semibold text-bad">
                  {marks.contradicts === 1 ? '1 contradiction' : `${marks.contradicts} contradictions`}
                </strong>
              </>
            )}
            {marks.disputed > 0 && ` · ${marks.disputed} disputed between judges`}
            {marks.oneJudge > 0 && ` · ${marks.oneJudge} by one judge`}
          </p>
          {turn.hasEnded && (
            <span className="text-sm">
              <OverviewState turn={turn} />
            </span>
          )}
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={isWhole}
            className="-my-1 ml-auto"
            onClick={toggle}
          >
            {isWhole ? 'Fold' : 'Show all'}
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-4 transition-transform', isWhole && 'rotate-180')}
            />
          </Button>
        </header>
        {!isWhole ? (
          <FoldedOverview overview={overview} />
        ) : overview.question_kind === 'yes-no' ? (
          <div className="space-y-4 px-4 py-3">
            <DemoNote overview={overview} />
            <VerdictStrip verdicts={overview.engines} />
            <LiteratureMeter literature={overview.literature} />
          </div>
        ) : (
          <>
            {overview.demo.length > 0 && (
              <div className="px-4 pt-3">
                <DemoNote overview={overview} />
              </div>
            )}
            {overview.demo.length < overview.asked && <Positions positions={overview.positions} />}
          </>
        )}
        {isWhole && (
          <Tabs
            label="Parts of the overview"
            value={tab}
            onValueChange={setTab}
            className="px-1"
            tabs={[
              {
                value: 'studies',
                content: withCount('Studies', new Set(overview.studies.rows.map(({ work }) => work)).size),
              },
              { value: 'synthesis', content: 'Synthesis' },
              {
                value: 'statements',
                content: isJudged ? withCount('Statements', overview.statements.length) : 'Statements',
              },
              {
                value: 'literature',
                content: withCount(
                  'Literature',
                  [...rows.values()].filter(({ mentions }) => mentions.length > 0).length,
                ),
              },
            ]}
          >
            <div className="max-h-[min(26rem,70dvh)] min-h-40 overflow-y-auto px-3 py-3">
              <TabPanel value="studies">
                <Studies overview={overview} />
              </TabPanel>
              <TabPanel value="synthesis">
                <Synthesis turn={turn} overview={overview} />
              </TabPanel>
              <TabPanel value="statements">
                <StatementMatrix turn={turn} overview={overview} />
              </TabPanel>
              <TabPanel value="literature">
                <Literature turn={turn} overview={overview} />
              </TabPanel>
            </div>
          </Tabs>
        )}
      </div>
    </OverviewPlaceContext>
  );
}
