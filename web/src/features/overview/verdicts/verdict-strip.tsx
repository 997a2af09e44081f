import type { EngineVerdict } from '@sextant/contracts';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EngineName } from '../engine-name.tsx';
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
  const having = verdicts.filter(({ verdict }) => isGiven(shownVerdict(verdict))).length;
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

function OneVerdict({ bottom_line, engine, passage, reason, verdict }: EngineVerdict) {
  const { labelOf } = useEngineNames();
  const shown = shownVerdict(verdict);
  const { fill, label } = verdictWords[shown];
  return (
    <DetailButton
      label={`${labelOf(engine)} ${label}`}
      className="inline-flex min-h-7 items-center gap-1.5 px-1.5"
      detail={(close) => (
        <>
          <p className="font-semibold">
            {labelOf(engine)}: {label}
          </p>
          <p className="text-ink-soft">{reason}</p>
          {passage && <PassageQuote passage={passage} onShown={close} />}
          {!passage && bottom_line && (
            <>
              <p className="text-ink-soft">In its own words:</p>
              <PassageQuote passage={bottom_line} onShown={close} />
            </>
          )}
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
      </span>
    </DetailButton>
  );
}
