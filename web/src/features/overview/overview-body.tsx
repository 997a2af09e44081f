import type { Overview } from '@sextant/contracts';
import { isCited } from '@sextant/contracts/is-cited';
import { type ReactNode, useId, useMemo } from 'react';
import { useKeptState } from '../../lib/kept-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { OverviewPlaceContext } from './contexts.ts';
import { countIncomplete } from './count-incomplete.ts';
import { DemoNote } from './demo-note.tsx';
import { Doors } from './doors.tsx';
import { useObjections } from './judge/use-objections.ts';
import { Literature } from './literature/literature.tsx';
import OverviewState from './overview-state.tsx';
import { countMarks } from './statements/stances.ts';
import { StatementMatrix } from './statements/statement-matrix.tsx';
import { differingWords } from './studies/differing.ts';
import { Studies } from './studies/studies.tsx';
import { Synthesis } from './synthesis/synthesis.tsx';
import type { OverviewTurn } from './use-overview.ts';
import { LiteratureLine } from './verdicts/literature-line.tsx';
import { LiteratureMeter } from './verdicts/literature-meter.tsx';
import { OwnWords } from './verdicts/own-words.tsx';
import { VerdictStrip } from './verdicts/verdict-strip.tsx';

interface OverviewBodyProps {
  turn: OverviewTurn;
  onShowEngine: (engine: string) => void;
  sources: ReactNode;
  warnings: ReactNode;
}

/** An overview; where there is none of answers that have ended, why. */
export default function OverviewBody({ turn, onShowEngine, sources, warnings }: OverviewBodyProps) {
  const { findings, hasEnded, overview } = turn;
  // One that is to be made anew says nothing of answers that have ended since.
  const isLatest = hasEnded && (findings?.overview.state ?? 'ready') === 'ready';
  if (overview && (overview.answered.length > 0 || !isLatest))
    return (
      <OverviewParts
        turn={turn}
        overview={overview}
        onShowEngine={onShowEngine}
        sources={sources}
        warnings={warnings}
      />
    );
  // Nothing will come that room would have to be kept for.
  const isOver = overview !== null && 'min-h-0!';
  return (
    <>
      <div className={classNames('overview-strip flex! items-center text-sm', isOver)}>
        {overview ? (
          <p className="text-ink-soft">
            {turn.answers.some(({ state }) => state === 'done')
              ? 'No engine found anything to answer with, so there is nothing to compare.'
              : 'No engine answered, so there is nothing to compare.'}
          </p>
        ) : (
          <OverviewState turn={turn} />
        )}
      </div>
      <div className={classNames('overview-line', isOver)}>{warnings}</div>
      <div className={classNames('overview-doors', isOver)}>{sources}</div>
    </>
  );
}

const counted = (contradictions: number) =>
  contradictions === 1 ? '1 contradiction' : `${contradictions} contradictions`;

/** What can be opened, one at a time. */
const parts = {
  words: 'In their own words',
  studies: 'Studies',
  statements: 'Statements',
  synthesis: 'Synthesis',
  literature: 'Literature',
} as const;
type Part = keyof typeof parts;

/**
 * Verdicts on top, one line of what they come to, and doors: each opens its part in place, at its full height. Synthesis
 * and statements are a judge's alone, and come once it has spoken.
 */
function OverviewParts({
  overview,
  turn,
  onShowEngine,
  sources,
  warnings,
}: OverviewBodyProps & { overview: Overview }) {
  const { answers, findings, rows, turnId } = turn;
  // One that is still to be made anew, or could not be, knows of fewer answers than have ended.
  const done = answers.filter(({ state }) => state === 'done').length;
  const isBehind = findings?.overview.state !== 'ready' && done > overview.answered.length;
  const incomplete = countIncomplete(answers, overview);
  const failures = answers.filter(({ state }) => state === 'failed');
  // What broke off after some words was compared, and is counted once.
  const cutShort = incomplete - failures.filter(({ engine }) => overview.answered.includes(engine)).length;
  // While citations are still to be checked, that nothing was found yet is no count.
  const countOf = (count: number) => (count === 0 && overview.unchecked.length > 0 ? {} : { count });
  const { judgement, literature, statements, studies } = overview;
  const isJudged = judgement.judge !== null;
  const objections = useObjections(turnId, overview);
  const place = useMemo(
    () => ({ turnId, rows, onShowEngine, objections }),
    [turnId, rows, onShowEngine, objections],
  );
  const panel = useId();
  const [open, setOpen] = useKeptState<Part | null>(`overview ${turnId}`, null);
  const marks = countMarks(statements, objections);
  const differ = differingWords(overview, rows);
  return (
    <OverviewPlaceContext value={place}>
      <h2 className="sr-only">Overview</h2>
      <VerdictStrip overview={overview} answers={answers} isBehind={isBehind} />
      <div className="overview-line">
        <p role="status">
          {isBehind
            ? `${overview.answered.length} of ${overview.asked} compared`
            : `${overview.answered.length - incomplete} of ${overview.asked} answered`}
          {cutShort > 0 && `, ${cutShort} incomplete`}
          {failures.length > 0 && `, ${failures.length} failed`}
          {overview.question_kind === 'yes-no' && <LiteratureLine {...literature} />}
          {differ && (
            <>
              {' · '}
              <strong className="font-semibold text-bad">{differ}</strong>
            </>
          )}
          {marks.contradicts > 0 && (
            <>
              {' · '}
              <strong className="font-semibold text-warn">{counted(marks.contradicts)}</strong>
            </>
          )}
          {marks.disputed > 0 && ` · ${marks.disputed} disputed between judges`}
          {marks.oneJudge > 0 && ` · ${counted(marks.oneJudge)} by one judge alone`}
        </p>
        {turn.hasEnded && <OverviewState turn={turn} />}
        {warnings}
        <DemoNote overview={overview} />
      </div>
      <div className="overview-doors">
        <Doors
          open={open}
          onOpen={setOpen}
          panel={panel}
          doors={[
            { part: 'words', label: parts.words },
            {
              part: 'studies',
              label: parts.studies,
              ...countOf(new Set(studies.rows.map(({ work }) => work)).size),
            },
            {
              part: 'statements',
              label: parts.statements,
              ...(isJudged && { count: statements.length }),
            },
            { part: 'synthesis', label: parts.synthesis },
            {
              part: 'literature',
              label: parts.literature,
              ...countOf([...rows.values()].filter(isCited).length),
            },
          ]}
        />
        {sources}
      </div>
      <section
        id={panel}
        aria-label="Part of the overview"
        hidden={open === null}
        className="border-t border-line py-3"
      >
        {open !== null && <h3 className="sr-only">{parts[open]}</h3>}
        {open === 'words' && <OwnWords overview={overview} />}
        {open === 'studies' && <Studies overview={overview} />}
        {open === 'statements' && <StatementMatrix turn={turn} overview={overview} />}
        {open === 'synthesis' && <Synthesis turn={turn} overview={overview} />}
        {open === 'literature' && (
          <div className="space-y-5">
            {overview.question_kind === 'yes-no' && <LiteratureMeter literature={literature} />}
            <Literature turn={turn} overview={overview} />
          </div>
        )}
      </section>
    </OverviewPlaceContext>
  );
}
