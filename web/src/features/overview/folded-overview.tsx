import type { Overview } from '@sextant/contracts';
import { foldedHeight } from './folded-height.ts';
import { FoldedMeter } from './verdicts/meter.tsx';

/** The verdicts alone, always as high: what stands below may be read while the answers end. */
export function FoldedOverview({
  overview: { engines, literature, positions, question_kind },
}: {
  overview: Overview;
}) {
  return (
    <div className="grid gap-x-8 gap-y-3 px-4 pt-2 md:grid-cols-2">
      {question_kind === 'yes-no' ? (
        <>
          <FoldedMeter title="What the engines say" items={engines} />
          <FoldedMeter title="What the literature says" items={literature.verdicts} />
        </>
      ) : (
        <p className="line-clamp-2 text-sm md:col-span-2">
          <span className="font-semibold">
            {positions.length === 1 ? 'One position taken' : `${positions.length} positions taken`}
          </span>{' '}
          <span dir="auto" className="text-ink-soft">
            {positions[0]?.text}
          </span>
        </p>
      )}
    </div>
  );
}

export const foldedCard = `${foldedHeight} overflow-hidden`;
