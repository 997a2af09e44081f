import type { Overview } from '@sextant/contracts';
import { EngineName } from '../engine-name.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';
import { Positions, titleOfPositions } from './positions.tsx';

/** What each engine says on the question, one sentence quoted from its answer; before it the positions, where they differ. */
export function OwnWords({ overview: { engines, positions, question_kind } }: { overview: Overview }) {
  const quoted = engines.flatMap(({ bottom_line, engine, passage }) => {
    const quote = bottom_line ?? passage;
    return quote ? [{ engine, quote }] : [];
  });
  const arePositions = question_kind !== 'yes-no' && titleOfPositions(positions) === 'Positions taken';
  if (quoted.length === 0 && positions.length === 0)
    return <p className="text-ink-soft">No position could be read.</p>;
  if (arePositions || quoted.length === 0) return <Positions positions={positions} />;
  return (
    <dl
      aria-label="In their own words"
      className="grid items-start gap-x-4 gap-y-3 text-sm sm:grid-cols-[auto_minmax(0,75ch)]"
    >
      {quoted.map(({ engine, quote }) => (
        <div key={engine} className="contents">
          <dt className="font-medium">
            <EngineName engine={engine} />
          </dt>
          <dd>
            <PassageQuote passage={quote} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
