import {
  type AnswerState,
  type AnswerSummary,
  confirmationWords,
  type EngineVerdict,
  judgedCell,
  type Overview,
  type Position,
} from '@sextant/contracts';
import { CircleHelp, Gavel } from 'lucide-react';
import { useContext } from 'react';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { isRunning } from '../../../lib/turn/merge-turn.ts';
import { classNames } from '../../../ui/class-names.ts';
import { OverviewPlaceContext } from '../contexts.ts';
import { EngineName } from '../engine-name.tsx';
import { Objection } from '../judge/objection.tsx';
import { DetailButton } from '../passages/detail-button.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';
import { verdictForReader } from './verdict-for-reader.ts';
import { isGiven, shownVerdict, verdictWords } from './verdict-words.ts';

interface VerdictStripProps {
  overview: Overview;
  /** All engines that were asked, in their order, and how their answers stand. */
  answers: readonly AnswerSummary[];
  /** Whether answers have ended since it was made: it knows nothing of those. */
  isBehind: boolean;
}

/** Each engine with its verdict in a word; who gave none, with the beginning of its own bottom line. Always as high. */
export function VerdictStrip({
  answers,
  isBehind,
  overview: { demo, engines, positions, question_kind },
}: VerdictStripProps) {
  return (
    <section aria-label="What the engines say">
      <ul className="overview-strip">
        {answers.map((answer) => {
          const { engine } = answer;
          const isAtWork = isRunning(answer);
          const isOpen = isAtWork || (isBehind && answer.state === 'done');
          const verdict = engines.find((each) => each.engine === engine);
          const position = positions.find((each) => each.engines.includes(engine));
          return (
            <li key={engine} className="overview-cell">
              {verdict && !(isOpen && verdict.verdict === 'no-answer') ? (
                <OneVerdict given={asEnded(verdict, answer)} ended={endOf(answer)} />
              ) : position ? (
                <OnePosition engine={engine} position={position} ended={endOf(answer)} />
              ) : (
                <p className="px-1 py-0.5">
                  <EngineName engine={engine} />
                  {demo.includes(engine) && <span className="block text-ink-soft">Demo</span>}
                  {(isOpen || !demo.includes(engine)) && (
                    <span className="block text-ink-soft">
                      {isAtWork
                        ? 'Answering…'
                        : isOpen
                          ? 'Not compared yet'
                          : (endOf(answer) ??
                            (question_kind === 'yes-no' ? verdictWords.unread.label : 'No position read'))}
                    </span>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Why an answer is not whole, or not there. */
const ends: Partial<Record<AnswerState, string>> = {
  failed: 'Failed',
  stopped: 'Stopped',
  interrupted: 'Interrupted',
};

/** How an answer ended that is not whole, in a word; undefined where it is. */
const endOf = ({ cut_short, state }: Pick<AnswerSummary, 'cut_short' | 'state'>): string | undefined =>
  cut_short ? 'Cut short' : ends[state];

/** Why there is no answer is known best by the answer: an overview stands while its engine is asked again in vain. */
const asEnded = (given: EngineVerdict, { error }: AnswerSummary): EngineVerdict =>
  given.verdict === 'no-answer' && error ? { ...given, reason: error.message } : given;

/** As high as its words: a button has them in its middle, and names would move with what comes to stand below them. */
const cellClass = 'block w-full overflow-hidden px-1 py-0.5 text-left';

/** The beginning of what an engine says in its own words; on a phone, below two lines already, there is room for one. */
function Words({ children, isBelowTwo }: { children: string; isBelowTwo?: boolean }) {
  return (
    <span
      dir="auto"
      className={classNames(
        'line-clamp-2 font-serif text-xs leading-snug text-ink-soft',
        isBelowTwo && 'max-sm:line-clamp-1',
      )}
    >
      “{children}”
    </span>
  );
}

interface Ended {
  /** How its answer ended, where that is not whole. */
  ended: string | undefined;
}

function OnePosition({ ended, engine, position }: Ended & { engine: string; position: Position }) {
  const { labelOf } = useEngineNames();
  return (
    <DetailButton
      label={`Position of ${labelOf(engine)}`}
      className={cellClass}
      detail={(close) =>
        position.passages
          .filter((passage) => passage.engine === engine)
          .map((passage) => <PassageQuote key={passage.from} passage={passage} onShown={close} />)
      }
    >
      <EngineName engine={engine} /> {ended && <span className="text-ink-soft">{ended}</span>}
      <Words isBelowTwo={ended !== undefined}>{position.text}</Words>
    </DetailButton>
  );
}

function OneVerdict({ ended, given }: Ended & { given: EngineVerdict }) {
  const { bottom_line, by, confirmation, engine, passage, reason, verdict } = given;
  const { labelOf } = useEngineNames();
  const { objections } = useContext(OverviewPlaceContext);
  const cell = judgedCell.verdict(given);
  const shown = shownVerdict(verdictForReader(given, cell, objections));
  const { fill, label: word } = verdictWords[shown];
  const label = isGiven(shown) ? word : (ended ?? word);
  // A phone has no room for the words.
  const JudgedIcon = confirmation === 'disputed' ? CircleHelp : Gavel;
  const judged =
    by === 'judge' && shown === verdict && `by the judge${confirmation === 'disputed' ? ', disputed' : ''}`;
  return (
    <DetailButton
      label={[labelOf(engine), label, judged].filter(Boolean).join(' ')}
      className={cellClass}
      detail={(close) => (
        <>
          <p className="font-semibold">
            {labelOf(engine)}: {label}
          </p>
          {by === 'judge' ? (
            <p className="text-ink-soft">
              Read by the judge{confirmation && `: ${confirmationWords[confirmation]}`}.
            </p>
          ) : (
            <p className="text-ink-soft">{reason}</p>
          )}
          {passage && <PassageQuote passage={passage} onShown={close} />}
          {!passage && bottom_line && (
            <>
              <p className="text-ink-soft">In its own words:</p>
              <PassageQuote passage={bottom_line} onShown={close} />
            </>
          )}
          {by === 'judge' && <Objection cell={cell} onDone={close} />}
        </>
      )}
    >
      <EngineName engine={engine} />{' '}
      {shown === 'unread' && !ended && bottom_line ? (
        <Words>{bottom_line.text}</Words>
      ) : (
        <span
          className={classNames(
            'flex items-center gap-1 whitespace-nowrap',
            isGiven(shown) ? 'font-semibold' : 'text-ink-soft',
          )}
        >
          <span aria-hidden="true" className={classNames('size-2.5 shrink-0 rounded-xs', fill)} />
          {label}
          {judged && <JudgedIcon aria-hidden="true" className="size-3.5 shrink-0 text-ink-soft" />}
        </span>
      )}
    </DetailButton>
  );
}
