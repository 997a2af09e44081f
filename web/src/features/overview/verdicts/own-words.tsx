import type { Overview } from '@sextant/contracts';
import { EngineName } from '../engine-name.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';
import { Positions, titleOfPositions } from './positions.tsx';

/** What each engine says on the question, one sentence quoted from its answer; before it the positions, where they differ. */
export function OwnWords({ overview: { engines, positions, question_kind } }: { overview: Overview }) {
  const lines = engines
    .filter(({ verdict }) => verdict !== 'no-answer')
    .map(({ bottom_line, engine, passage }) => ({ engine, quote: bottom_line ?? passage }));
  const isAnyQuoted = lines.some(({ quote }) => quote !== null);
  const arePositions = question_kind !== 'yes-no' && titleOfPositions(positions) === 'Positions taken';
  if (!isAnyQuoted && positions.length === 0)
    return <p className="text-ink-soft">No position could be read.</p>;
  if (arePositions || !isAnyQuoted) return <Positions positions={positions} />;
  return (
    <dl
      aria-label="In their own words"
      className="grid items-start gap-x-4 gap-y-3 text-sm sm:grid-cols-[max-content_minmax(0,75ch)]"
    >
      {lines.map(({ engine, quote }) => (
        <div key={engine} className="contents">
          <dt className="font-medium">
            <EngineName engine={engine} />
          </dt>
          <dd>
            {quote ? (
              <PassageQuote passage={quote} />
            ) : (
              <p className="text-ink-soft">
                The rules found no sentence of its answer that states a conclusion.
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
