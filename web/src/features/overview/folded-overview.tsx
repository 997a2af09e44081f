import type { Overview } from '@sextant/contracts';
import { DemoNote } from './demo-note.tsx';
import { foldedHeight } from './folded-height.ts';
import { titleOfPositions } from './verdicts/positions.tsx';
import { VerdictLine } from './verdicts/verdict-strip.tsx';
import { shownVerdict, verdictOrder, verdictWords } from './verdicts/verdict-words.ts';

/** The verdicts alone, always as high: what stands below may be read while the answers end. */
export function FoldedOverview({ overview }: { overview: Overview }) {
  const { asked, demo, engines, literature, positions, question_kind } = overview;
  return (
    <div className="space-y-1 px-4 pt-1">
      {demo.length === asked ? (
        <div className="px-1.5">
          <DemoNote overview={overview} />
        </div>
      ) : question_kind === 'yes-no' ? (
        <VerdictLine verdicts={engines} />
      ) : (
        <p className="line-clamp-2 text-sm">
          <span className="font-semibold">{titleOfPositions(positions)}</span>{' '}
          <span dir="auto" className="text-ink-soft">
            {positions[0]?.text}
          </span>
        </p>
      )}
      {question_kind === 'yes-no' && <LiteratureLine {...literature} />}
    </div>
  );
}

/** "Literature: Yes 2, No 1, No verdict read 3" */
function LiteratureLine({ verdicts }: Overview['literature']) {
  const counts = verdictOrder.flatMap((verdict) => {
    const count = verdicts.filter((each) => shownVerdict(each.verdict) === verdict).length;
    return count > 0 ? [`${verdictWords[verdict].label} ${count}`] : [];
  });
  return (
    <p className="truncate px-1.5 text-sm text-ink-soft">
      <span className="font-medium text-ink">Literature</span>{' '}
      {counts.length > 0 ? counts.join(' · ') : 'no verified work on the question is cited yet'}
    </p>
  );
}

export const foldedCard = `${foldedHeight} overflow-hidden`;
