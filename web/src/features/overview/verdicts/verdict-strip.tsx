import { confirmationWords, type EngineVerdict, judgedCell } from '@sextant/contracts';
import { CircleHelp, Gavel } from 'lucide-react';
import { useContext } from 'react';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { OverviewPlaceContext } from '../contexts.ts';
import { EngineName } from '../engine-name.tsx';
import { Objection } from '../judge/objection.tsx';
import { DetailButton } from '../passages/detail-button.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';
import { isGiven, shownVerdict, verdictWords } from './verdict-words.ts';

/** The word that each engine gave, in a line. */
export function VerdictLine({ verdicts }: { verdicts: readonly EngineVerdict[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-2 text-sm sm:flex sm:flex-wrap">
      {verdicts.map((verdict) => (
        <li key={verdict.engine}>
          <OneVerdict {...verdict} />
        </li>
      ))}
    </ul>
  );
}

/** The same with how many gave one; below it, in their own words, those who gave none. */
export function VerdictStrip({ verdicts }: { verdicts: readonly EngineVerdict[] }) {
  const { objections } = useContext(OverviewPlaceContext);
  const having = verdicts.filter(
    (one) => isGiven(shownVerdict(one.verdict)) && !objections.has(judgedCell.verdict(one)),
  ).length;
  if (verdicts.length === 0) return null;
  const quoted = verdicts.filter(({ bottom_line, verdict }) => verdict === null && bottom_line);
  return (
    <section aria-label="What the engines say">
      <h3 className="text-sm font-semibold">
        What the engines say{' '}
        <span className="font-normal text-ink-soft">
          {having} of {verdicts.length} have a verdict
        </span>
      </h3>
      <VerdictLine verdicts={verdicts} />
      {quoted.length > 0 && (
        <dl
          aria-label="In their own words"
          className="mt-1 grid gap-x-3 gap-y-1 text-sm sm:grid-cols-[auto_1fr]"
        >
          {quoted.map(({ bottom_line, engine }) => (
            <div key={engine} className="contents">
              <dt className="px-1.5">
                <EngineName engine={engine} />
              </dt>
              <dd dir="auto" className="line-clamp-2 px-1.5 text-ink-soft">
                “{bottom_line?.text}”
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function OneVerdict(given: EngineVerdict) {
  const { bottom_line, by, confirmation, engine, passage, reason, verdict } = given;
  const { labelOf } = useEngineNames();
  const { objections } = useContext(OverviewPlaceContext);
  const cell = judgedCell.verdict(given);
  const shown = shownVerdict(objections.has(cell) ? null : verdict);
  const { fill, label } = verdictWords[shown];
  // A phone has no room for the words.
  const JudgedIcon = confirmation === 'disputed' ? CircleHelp : Gavel;
  const judged =
    by === 'judge' && shown === verdict && `by the judge${confirmation === 'disputed' ? ', disputed' : ''}`;
  return (
    <DetailButton
      label={[labelOf(engine), label, judged].filter(Boolean).join(' ')}
      className="inline-flex min-h-7 items-center gap-1.5 px-1.5"
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
      <span
        className={classNames(
          'inline-flex items-center gap-1 whitespace-nowrap',
          isGiven(shown) ? 'font-semibold' : 'text-ink-soft',
        )}
      >
        <span aria-hidden="true" className={classNames('size-2.5 rounded-xs', fill)} />
        {label}
        {judged && <JudgedIcon aria-hidden="true" className="size-3.5 text-ink-soft" />}
      </span>
    </DetailButton>
  );
}
